import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#web/platform/search.ts';
import {
  centreSearch,
  isEmptyCentreSearch,
  hasAnyFilter,
  isCentreView,
  toCentreViewQuery,
  toCentreSearch,
  findCentreView,
} from './centre-search.ts';

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
  const query = toCentreViewQuery(
    centreSearch({ candidateStatusId: [8, 1], keywords: 'nurse', sortBy: 'name', pageCurrent: 3, pageSize: 25 }),
  );
  expect(query).toEqual({ statusIds: [8, 1], keywords: 'nurse', sortBy: 'name', pageSize: 25 });
  const address = centreSearch(parseSearch(stringifySearch(toCentreSearch(query))));
  expect(address).toMatchObject({ candidateStatusId: [8, 1], keywords: 'nurse', pageCurrent: 0, pageSize: 25 });
  expect(isCentreView({ ...address, pageCurrent: 2 }, query)).toBe(true);
  expect(isCentreView({ ...address, sortOrder: 'desc' }, query)).toBe(true);
  expect(isCentreView({ ...address, keywords: 'clerk' }, query)).toBe(false);
});

test('the bare URL has no parameters; a first page or an invalid value alone differs', () => {
  expect(isEmptyCentreSearch(centreSearch({}))).toBe(true);
  expect(isEmptyCentreSearch(centreSearch({ sortBy: 'shoe' }))).toBe(true);
  expect(isEmptyCentreSearch(centreSearch({ pageCurrent: 0 }))).toBe(false);
});

test('a view of every user stays current while other filters narrow it', () => {
  expect(findCentreView(centreSearch({ changedWithinDays: 1, candidateStatusId: [4] }))).toBe('changed');
  expect(findCentreView(centreSearch({ isUnopened: true }))).toBe('unopened');
  expect(findCentreView(centreSearch({ hasOpenSalaryRevision: true }))).toBe('salaryRevisions');
  expect(findCentreView(centreSearch({ changedWithinDays: 3, isUnopened: false }))).toBeUndefined();
});
