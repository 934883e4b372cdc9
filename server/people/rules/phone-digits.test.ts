import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

test('a phone number is found by its digits without leading zeros, and other texts are no phone number', () => {
  expect(phoneDigits('0491 570 156')).toBe('491570156');
  expect(phoneDigits('+61 (491) 570-156')).toBe('61491570156');
  expect(phoneDigits('0156')).toBeUndefined();
  expect(phoneDigits('Maalouf 4915')).toBeUndefined();
});
