import { expect, test } from 'vitest';
import { taskHoldersAfterHandOvers } from './task-holders.ts';

const handed = (userId: string, handedTo: string) => ({ userId, handedTo, postponedTo: null });

test('a task moves from the user who hands it over to the one who receives it, and on', () => {
  expect(taskHoldersAfterHandOvers(['a', 'b'], [])).toEqual(['a', 'b']);
  expect(taskHoldersAfterHandOvers(['a', 'b'], [{ userId: 'a', handedTo: null, postponedTo: '2026-11-21' }])).toEqual([
    'a',
    'b',
  ]);
  expect(taskHoldersAfterHandOvers(['a', 'b'], [handed('a', 'c')])).toEqual(['b', 'c']);
  expect(taskHoldersAfterHandOvers(['a'], [handed('a', 'c'), handed('c', 'd')])).toEqual(['d']);
  expect(taskHoldersAfterHandOvers(['a', 'b'], [handed('a', 'b')])).toEqual(['b']);
  expect(taskHoldersAfterHandOvers([], [handed('a', 'c')])).toEqual(['c']);
});
