import { expect, test } from 'vitest';
import { taskHolders } from './task-holders.ts';

const handed = (userId: string, handedTo: string) => ({ userId, handedTo, postponedTo: null });

test('a task moves from the user who hands it over to the one who receives it, and on', () => {
  expect(taskHolders(['a', 'b'], [])).toEqual(['a', 'b']);
  expect(taskHolders(['a', 'b'], [{ userId: 'a', handedTo: null, postponedTo: '2026-11-21' }])).toEqual(['a', 'b']);
  expect(taskHolders(['a', 'b'], [handed('a', 'c')])).toEqual(['b', 'c']);
  expect(taskHolders(['a'], [handed('a', 'c'), handed('c', 'd')])).toEqual(['d']);
  expect(taskHolders(['a', 'b'], [handed('a', 'b')])).toEqual(['b']);
  expect(taskHolders([], [handed('a', 'c')])).toEqual(['c']);
});
