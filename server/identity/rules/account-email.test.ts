import { expect, test } from 'vitest';
import { accountRequestEmail } from './account-email.ts';

test.each([
  ['confirm-email', false, 'account-confirm-email', 'confirm-email'],
  ['confirm-email', true, 'account-known', undefined],
  ['reset-password', false, 'account-reset-password', 'reset-password'],
  ['reset-password', true, 'account-reset-password', 'reset-password'],
] as const)('%s of an address that is confirmed: %s is answered by %s', (kind, isConfirmed, template, purpose) => {
  expect(accountRequestEmail(kind, isConfirmed)).toEqual({ template, purpose });
});
