import { expect, test } from 'vitest';
import { activeConditions, type FilterConditions, type FilterTable } from './filter-table.ts';

const table = {
  status: { kind: 'ids', max: 9, maxCount: 9 },
  keyword: { kind: 'text', label: 'Keyword', max: 100 },
  isMine: { kind: 'flag' },
} as const satisfies FilterTable;

const conditions: FilterConditions<typeof table, string, string> = {
  keyword: (keyword, user) => `${user} ${keyword}`,
  status: (ids) => ids.join('|'),
  isMine: null,
};

test('each filter that is set becomes a condition, in the order of the table of conditions', () => {
  expect(activeConditions(conditions, { status: [1, 2], keyword: 'nurse' }, 'mara')).toEqual(['mara nurse', '1|2']);
});

test('an absent filter, or one that is applied elsewhere, has no condition', () => {
  expect(activeConditions(conditions, { status: undefined, isMine: true }, 'mara')).toEqual([]);
});

test('a filter that is false, empty or zero is set, and its condition decides', () => {
  expect(activeConditions(conditions, { status: [], keyword: '' }, 'mara')).toEqual(['mara ', '']);
});
