import { expect, test } from 'vitest';
import { taskListDay } from './rules.ts';

test.each([
  ['2026-11-20', null, '2026-11-20'],
  ['2026-11-18', '2026-11-23', '2026-11-23'],
  ['2026-11-18', '2026-11-20', '2026-11-20'],
  ['2026-11-18', '2026-11-19', '2026-11-18'],
  ['2026-11-24', '2026-11-23', '2026-11-24'],
])('on 20 November a task due on %s and postponed to %s is listed on %s', (dueOn, postponedTo, expected) => {
  expect(taskListDay({ dueOn, postponedTo }, '2026-11-20')).toBe(expected);
});
