import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#web/platform/search.ts';
import { centreSearch, isEmptySearch, hasAnyFilter, isView, viewQueryOf, searchOf, viewOf } from './centre-search.ts';

test('the URL of the candidate centre uses the parameter names of the specification, and drops invalid values', () => {
  expect(
    centreSearch({ candidateStatusId: [1, 12], keywords: 'nurse', pageCurrent: -1, sortBy: 'shoe', sortOrder: 'asc' }),
  ).toMatchObject({ keywords: 'nurse', sortOrder: 'asc' });
});

test('page and sort do not count as filters', () => {
  expect(hasAnyFilter({ pageCurrent: 2, sortBy: 'name' })).toBe(false);
  expect(hasAnyFilter({ keywords: 'nurse' })).toBe(true);
  expect(hasAnyFilter({ candidateStatusId: [1] })).toBe(true);
});

test('a view stores the filters under their names in the API, and opens on its first page', () => {
  const query = viewQueryOf(
    centreSearch({ candidateStatusId: [8, 1], keywords: 'nurse', sortBy: 'name', pageCurrent: 3, pageSize: 25 }),
  );
  expect(query).toEqual({ statusIds: [8, 1], keywords: 'nurse', sortBy: 'name', pageSize: 25 });
  const address = centreSearch(parseSearch(stringifySearch(searchOf(query))));
  expect(address).toMatchObject({ candidateStatusId: [8, 1], keywords: 'nurse', pageCurrent: 0, pageSize: 25 });
  expect(isView({ ...address, pageCurrent: 2 }, query)).toBe(true);
  expect(isView({ ...address, sortOrder: 'desc' }, query)).toBe(true);
  expect(isView({ ...address, keywords: 'clerk' }, query)).toBe(false);
});

test('the bare URL has no parameters; a first page or an invalid value alone differs', () => {
  expect(isEmptySearch(centreSearch({}))).toBe(true);
  expect(isEmptySearch(centreSearch({ sortBy: 'shoe' }))).toBe(true);
  expect(isEmptySearch(centreSearch({ pageCurrent: 0 }))).toBe(false);
});

test('a view of every user stays current while other filters narrow it', () => {
  expect(viewOf(centreSearch({ changedWithinDays: 1, candidateStatusId: [4] }))).toBe('changed');
  expect(viewOf(centreSearch({ isUnopened: true }))).toBe('unopened');
  expect(viewOf(centreSearch({ hasOpenSalaryRevision: true }))).toBe('salaryRevisions');
  expect(viewOf(centreSearch({ changedWithinDays: 3, isUnopened: false }))).toBeUndefined();
});
