import { expect, test } from 'vitest';
import { z } from 'zod';
import { filterInput } from './filter-input.ts';
import type { FilterTable } from './filter-table.ts';

const table = {
  statusId: { kind: 'lookupIds', list: [{ id: 1, value: 'Open' }], label: 'Status' },
  typeId: { kind: 'ids', max: 2, maxCount: 1 },
  stage: { kind: 'oneOf', values: ['bidding', 'ended'] },
  clientId: { kind: 'id' },
  keyword: { kind: 'text', label: 'Keyword', max: 5 },
  keywords: { kind: 'defaultText', label: 'Keywords', max: 5 },
  isMine: { kind: 'flag' },
  days: { kind: 'number', min: 1, max: 9 },
  from: { kind: 'day' },
} as const satisfies FilterTable;

const schema = z.object(filterInput(table));
const clientId = '01900000-0000-7000-8000-000000000001';

test('every filter is optional, and the absent default text is empty', () => {
  expect(schema.parse({})).toEqual({ keywords: '' });
});

test('valid values are accepted, and texts trimmed', () => {
  const given = {
    statusId: [1],
    typeId: [2],
    stage: 'ended',
    clientId,
    keyword: ' rn ',
    isMine: false,
    days: 9,
    from: '2026-11-20',
  };
  expect(schema.parse(given)).toEqual({ ...given, keyword: 'rn', keywords: '' });
});

test.each([
  { statusId: [2] },
  { statusId: [1, 1] },
  { typeId: [3] },
  { typeId: [1, 2] },
  { stage: 'closed' },
  { clientId: 'me' },
  { keyword: 'nurse' },
  { keywords: 'nurse' },
  { isMine: 'yes' },
  { days: 10 },
  { from: '2026-11-31' },
])('invalid values are refused: %o', (given) => {
  expect(schema.safeParse(given).success).toBe(false);
});
