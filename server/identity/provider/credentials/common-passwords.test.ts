import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['1q2w3e4r5t', 'QWERTYUIOP', '1qaz2wsx3edc', 'Basketball'])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test('a password on no list is not common', () => {
  expect(isCommonPassword('eleven grey herons')).toBe(false);
});
