import { expect, test } from 'vitest';
import { toggleWholeSelection, nextSort, selectRange, toggleSelection } from './column.ts';

test('a first click sorts ascending, the next one reverses, and another column starts ascending', () => {
  const first = nextSort(undefined, 'name');
  const second = nextSort(first, 'name');
  expect([first, second, nextSort(second, 'fee')]).toEqual([
    { by: 'name', desc: false },
    { by: 'name', desc: true },
    { by: 'fee', desc: false },
  ]);
});

test('toggling a row selects and deselects it without changing the previous set', () => {
  const before = new Set(['a']);
  expect([...toggleSelection(before, 'b')]).toEqual(['a', 'b']);
  expect([...toggleSelection(before, 'a')]).toEqual([]);
  expect([...before]).toEqual(['a']);
});

test('all rows of a page are selected unless all of them were; other pages keep their selection', () => {
  expect([...toggleWholeSelection(new Set(['z', 'a']), ['a', 'b'])]).toEqual(['z', 'a', 'b']);
  expect([...toggleWholeSelection(new Set(['z', 'a', 'b']), ['a', 'b'])]).toEqual(['z']);
});

test('a range goes from the last selected row to this one, in either direction, and keeps the selection', () => {
  const keys = ['a', 'b', 'c', 'd'];
  expect([...selectRange(new Set(['d']), keys, { from: 'a', to: 'c' })]).toEqual(['d', 'a', 'b', 'c']);
  expect([...selectRange(new Set(), keys, { from: 'c', to: 'b' })]).toEqual(['b', 'c']);
});

test('without the first row of the range on this page, only the given row is toggled', () => {
  expect([...selectRange(new Set(['z']), ['a', 'b'], { from: 'z', to: 'b' })]).toEqual(['z', 'b']);
});
