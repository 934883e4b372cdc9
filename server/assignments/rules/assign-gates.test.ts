import { expect, test } from 'vitest';
import { assignGates } from './assign-gates.ts';

const codes = (given: { isEmailVerified: boolean; maySee: boolean }): string[] =>
  assignGates({ name: 'Tom Okafor', ...given }).map(({ code }) => code);

test('a user who can sign in and view engagements can be assigned', () => {
  expect(codes({ isEmailVerified: true, maySee: true })).toEqual([]);
});

test('a user who cannot be assigned has every reason at once', () => {
  expect(codes({ isEmailVerified: false, maySee: true })).toEqual(['not-confirmed']);
  expect(codes({ isEmailVerified: false, maySee: false })).toEqual(['not-confirmed', 'may-not-see']);
});
