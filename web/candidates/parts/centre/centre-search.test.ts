import { expect, test } from 'vitest';
import { centreSearch, isNarrowed } from './centre-search.ts';

test('the address of the candidate centre keeps the words of the specification, and drops what does not fit', () => {
  expect(
    centreSearch({ candidateStatusId: [1, 12], keywords: 'nurse', pageCurrent: -1, sortBy: 'shoe', sortOrder: 'asc' }),
  ).toMatchObject({ keywords: 'nurse', sortOrder: 'asc' });
});

test('page and order narrow nothing', () => {
  expect(isNarrowed({ pageCurrent: 2, sortBy: 'name' })).toBe(false);
  expect(isNarrowed({ keywords: 'nurse' })).toBe(true);
  expect(isNarrowed({ candidateStatusId: [1] })).toBe(true);
});
