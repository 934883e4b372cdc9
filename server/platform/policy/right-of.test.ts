import { expect, test } from 'vitest';
import { toRight } from './right-of.ts';

test('without reasons it is allowed, with reasons it is not and lists them all', () => {
  const reasons = [
    { code: 'closed', text: 'This is closed.' },
    { code: 'permission', text: "Your role doesn't include this permission." },
  ];
  expect(toRight([])).toEqual({ allowed: true });
  expect(toRight(reasons)).toEqual({ allowed: false, reasons });
});
