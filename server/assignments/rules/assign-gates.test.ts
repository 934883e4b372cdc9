import { expect, test } from 'vitest';
import { assignGates } from './assign-gates.ts';

const codes = (given: { isEmailVerified: boolean; maySee: boolean }): string[] =>
  assignGates({ name: 'Tom Okafor', ...given }).map(({ code }) => code);

test('who can sign in and see engagements can be assigned', () => {
  expect(codes({ isEmailVerified: true, maySee: true })).toEqual([]);
});

test('who cannot hears every reason at once', () => {
  expect(codes({ isEmailVerified: false, maySee: true })).toEqual(['not-confirmed']);
  expect(codes({ isEmailVerified: false, maySee: false })).toEqual(['not-confirmed', 'may-not-see']);
});
