import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#web/platform/search.ts';
import { toSearchFilters, opportunitiesSearch } from './search.ts';

const filtersAt = (search: string) => toSearchFilters(opportunitiesSearch(parseSearch(search)));

test('filters have aliases from the specification', () => {
  const specified =
    '?keywords=nurse&kind=successfee&engagementTypeId=1,2&roleCategoryId=2&classificationIds=13&location=Perth' +
    '&clientName=Northwind&isDemo=false&prequalified=true&pageCurrent=3';
  const ours =
    '?q=nurse&kind=successfee&type=1&type=2&category=2&classification=13&place=Perth&client=Northwind&demo=no&prequalified=yes';
  expect(filtersAt(specified)).toEqual(filtersAt(ours));
  expect(filtersAt(specified)).toMatchObject({ keywords: 'nurse', engagementTypeId: [1, 2], isDemo: false });
  expect(opportunitiesSearch(parseSearch(specified)).page).toBe(3);
});

test('our own name wins over an alias, which is removed from the URL', () => {
  const read = opportunitiesSearch(parseSearch('?q=carer&keywords=nurse'));
  expect(read).toMatchObject({ q: 'carer', keywords: undefined });
  expect('keywords' in read).toBe(true);
});

test('an invalid value is ignored', () => {
  expect(filtersAt('?engagementTypeId=9&isDemo=perhaps&pageCurrent=-1')).toEqual(filtersAt(''));
});

test('list filters may have brackets, as in the specification', () => {
  expect(filtersAt('?engagementTypeId[]=1&roleCategoryId[]=1&roleCategoryId[]=2')).toMatchObject({
    engagementTypeId: [1],
    roleCategoryId: [1, 2],
  });
});

test('toggleSearch=false turns the search off, and no other value does', () => {
  const read = (search: string) => opportunitiesSearch(parseSearch(search));
  expect(read('?keywords=nurse&toggleSearch=false')).toMatchObject({ q: 'nurse', search: 'off' });
  expect(read('?keywords=nurse&toggleSearch=true').search).toBeUndefined();
});

test('the aliases of the page size and of the search switch are removed from the URL', () => {
  const read = opportunitiesSearch(parseSearch('?pageSize=50&toggleSearch=false&pageCurrent=2'));
  expect(read).toMatchObject({ page: 2, pageSize: undefined, toggleSearch: undefined, pageCurrent: undefined });
  expect(stringifySearch(read)).toBe('?search=off&page=2');
});
