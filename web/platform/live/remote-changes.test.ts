import { expect, test } from 'vitest';
import { findChangedRows } from './remote-changes.ts';

const before = [
  { id: 'a', status: 'Pending' },
  { id: 'b', status: 'Pending' },
];
const changed = (after: typeof before) => findChangedRows(before, after, (row) => row.id).map((row) => row.id);

test('a row with different content and a new row are changed, regardless of their position', () => {
  expect(changed([{ id: 'c', status: 'Pending' }, { id: 'b', status: 'Hired' }, ...before.slice(0, 1)])).toEqual([
    'c',
    'b',
  ]);
});

test('a row that only moved is not changed', () => {
  expect(changed(before.toReversed().map((row) => ({ ...row })))).toEqual([]);
});
