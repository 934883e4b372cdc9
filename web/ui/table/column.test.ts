import { expect, test } from 'vitest';
import { toggleAll, nextSort, toggle } from './column.ts';

test('a first click sorts ascending, the next one the other way, another column ascending again', () => {
  const first = nextSort(undefined, 'name');
  const second = nextSort(first, 'name');
  expect([first, second, nextSort(second, 'fee')]).toEqual([
    { by: 'name', desc: false },
    { by: 'name', desc: true },
    { by: 'fee', desc: false },
  ]);
});

test('a row is selected and let go again, and the set before stays as it was', () => {
  const before = new Set(['a']);
  expect([...toggle(before, 'b')]).toEqual(['a', 'b']);
  expect([...toggle(before, 'a')]).toEqual([]);
  expect([...before]).toEqual(['a']);
});

test('all of a page are selected unless all of them were; other pages keep theirs', () => {
  expect([...toggleAll(new Set(['z', 'a']), ['a', 'b'])]).toEqual(['z', 'a', 'b']);
  expect([...toggleAll(new Set(['z', 'a', 'b']), ['a', 'b'])]).toEqual(['z']);
});
