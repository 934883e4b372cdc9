import { expect, test } from 'vitest';
import { centreSearch, isNarrowed } from './centre-search.ts';

test('the URL of the candidate centre uses the parameter names of the specification, and drops invalid values', () => {
  expect(
    centreSearch({ candidateStatusId: [1, 12], keywords: 'nurse', pageCurrent: -1, sortBy: 'shoe', sortOrder: 'asc' }),
  ).toMatchObject({ keywords: 'nurse', sortOrder: 'asc' });
});

test('page and sort do not count as filters', () => {
  expect(isNarrowed({ pageCurrent: 2, sortBy: 'name' })).toBe(false);
  expect(isNarrowed({ keywords: 'nurse' })).toBe(true);
  expect(isNarrowed({ candidateStatusId: [1] })).toBe(true);
});
