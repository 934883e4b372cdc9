import { expect, test } from 'vitest';
import type { FilterTable } from '#contract/common/filters/filter-table.ts';
import { createFilterSearch, isSameQuery } from './filter-search.ts';
import { parseSearch, stringifySearch } from './search.ts';

const table = {
  statusId: {
    kind: 'lookupIds',
    list: [
      { id: 1, value: 'Open' },
      { id: 4, value: 'Cancelled' },
    ],
    label: 'Status',
  },
  typeId: { kind: 'ids', url: 'type', max: 20, maxCount: 20 },
  stage: { kind: 'oneOf', values: ['bidding', 'ended'] },
  clientId: { kind: 'id' },
  requestIds: { kind: 'recordIds', maxCount: 20 },
  keywords: { kind: 'defaultText', url: 'q', label: 'Keywords', max: 10 },
  isMine: { kind: 'flag' },
  isDemo: { kind: 'flag', url: 'demo', words: { true: 'yes', false: 'no' } },
  prequalified: { kind: 'flag', words: { true: 'yes' } },
  days: { kind: 'number', min: 1, max: 9 },
  from: { kind: 'day' },
} as const satisfies FilterTable;

const { read, toFilters, toSearch, none } = createFilterSearch(table);
const filtersAt = (search: string) => toFilters(read(parseSearch(search)));

const values = {
  statusId: [1, 4],
  typeId: [12],
  stage: 'bidding',
  clientId: '01900000-0000-7000-8000-000000000001',
  requestIds: ['01900000-0000-7000-8000-000000000002', '01900000-0000-7000-8000-000000000003'],
  keywords: '2024',
  isMine: false,
  isDemo: false,
  prequalified: true,
  days: 7,
  from: '2026-11-20',
} as const;

test('filters survive a round trip through the URL, which has its own names and values', () => {
  const address = stringifySearch(toSearch(values));
  expect(filtersAt(address)).toEqual(values);
  expect(address).toContain('statusId=1&statusId=4&type=12');
  expect(address).toContain('q=2024&isMine=false&demo=no&prequalified=yes');
});

test('a text is as long as the API accepts, and a longer one is dropped', () => {
  expect(filtersAt(`?q=${'x'.repeat(9)}`).keywords).toBe('x'.repeat(9));
  expect(filtersAt(`?q=${'x'.repeat(10)}`).keywords).toBeUndefined();
});

test('filters are read by their API names, with brackets, and as comma-separated lists', () => {
  expect(filtersAt('?typeId=3,4&keywords=nurse&isDemo=false&prequalified=true')).toMatchObject({
    typeId: [3, 4],
    keywords: 'nurse',
    isDemo: false,
    prequalified: true,
  });
  expect(filtersAt('?typeId[]=3&typeId[]=4&statusId[]=1')).toMatchObject({ typeId: [3, 4], statusId: [1] });
});

test('aliases are removed from the URL, and the own name wins if both are given', () => {
  const search = read(parseSearch('?q=carer&keywords=nurse&typeId[]=3'));
  expect(search).toMatchObject({ q: 'carer', keywords: undefined, type: [3] });
  expect(Object.keys(search)).toEqual(expect.arrayContaining(['keywords', 'typeId[]']));
});

test('invalid values are ignored', () => {
  const invalid =
    '?statusId=2&type=21&stage=closed&clientId=me&q=0123456789a&isMine=maybe&demo=perhaps&prequalified=no&days=10&from=2026-11-31';
  expect(toFilters(read(parseSearch(invalid)))).toEqual(toFilters(none));
});

test('absent, empty and invalid values clear the previous ones in the URL', () => {
  const cleared = toSearch({ typeId: [], keywords: '', prequalified: false });
  expect(cleared).toEqual(none);
  expect(Object.keys(cleared)).toEqual(
    expect.arrayContaining([
      'statusId',
      'type',
      'stage',
      'clientId',
      'q',
      'isMine',
      'demo',
      'prequalified',
      'days',
      'from',
    ]),
  );
  expect(stringifySearch(cleared)).toBe('');
});

test('filters that are off and the order of values make no difference', () => {
  expect(isSameQuery({ a: [2, 1], b: false, c: '', d: [], e: undefined }, { a: [1, 2] })).toBe(true);
  expect(isSameQuery({ b: 'x', a: 1 }, { a: 1, b: 'x' })).toBe(true);
});

test('another value or another filter makes a difference', () => {
  expect(isSameQuery({ a: [1, 2] }, { a: [1] })).toBe(false);
  expect(isSameQuery({ a: true }, { a: true, b: 'x' })).toBe(false);
});
