import { expect, test } from 'vitest';
import { withdrawalDeadline } from './withdrawal-deadline.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}Z`);

test('a ranked bid can be withdrawn until an hour before the end', () => {
  expect(withdrawalDeadline(2, at('04:00:00'), at('06:00:00'))).toEqual(at('05:00:00'));
  expect(withdrawalDeadline(3, at('05:30:00'), at('06:00:00'))).toEqual(at('05:00:00'));
});

test('a sealed bid can be withdrawn for ten minutes, and not after the end', () => {
  expect(withdrawalDeadline(1, at('04:00:00'), at('06:00:00'))).toEqual(at('04:10:00'));
  expect(withdrawalDeadline(1, at('05:50:00'), at('06:00:00'))).toEqual(at('06:00:00'));
  expect(withdrawalDeadline(1, at('05:55:00'), at('06:00:00'))).toEqual(at('06:00:00'));
});
