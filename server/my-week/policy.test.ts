import { expect, test } from 'vitest';
import { rightToTakeOverTask } from './policy.ts';

const codes = (mayDo: boolean, seesEngagement: boolean) => {
  const right = rightToTakeOverTask({ name: 'Tom Okafor', mayDo, seesEngagement });
  return right.allowed ? [] : right.reasons.map(({ code, text }) => [code, text]);
};

test('a user takes over a task with its permission and access to its engagement', () => {
  expect(codes(true, true)).toEqual([]);
  expect(codes(false, false)).toEqual([
    ['task-permission', 'Tom Okafor’s role doesn’t include the permission for this task.'],
    ['task-not-visible', 'Tom Okafor isn’t assigned to this engagement.'],
  ]);
});
