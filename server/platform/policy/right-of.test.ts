import { expect, test } from 'vitest';
import { toRight } from './right-of.ts';

test('without a reason it is a yes, with reasons a no that says them all', () => {
  const reasons = [
    { code: 'closed', text: 'This is closed.' },
    { code: 'permission', text: "Your role doesn't include this permission." },
  ];
  expect(toRight([])).toEqual({ allowed: true });
  expect(toRight(reasons)).toEqual({ allowed: false, reasons });
});
