import { expect, test } from 'vitest';
import type { Reason } from '#contract/common/refusal.ts';
import { toRight } from './right-of.ts';

test('without a reason it is a yes, with reasons a no that says them all', () => {
  const reasons: Reason[] = [
    { code: 'closing-passed', text: 'This is closed.' },
    { code: 'no-permission', text: "Your role doesn't include this permission." },
  ];
  expect(toRight([])).toEqual({ allowed: true });
  expect(toRight(reasons)).toEqual({ allowed: false, reasons });
});
