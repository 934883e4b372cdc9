import { expect, test } from 'vitest';
import type { Reason } from '#contract/common/refusal.ts';
import { firstNonEmptyReasons, rightUnless, reasonsIf } from './rights.ts';

const closed: Reason = { code: 'closing-passed', text: 'This is closed.' };
const permission: Reason = { code: 'no-permission', text: 'Your role doesn’t include this permission.' };

test('an action without reasons is allowed, and one with reasons is refused with all of them', () => {
  expect(rightUnless([])).toEqual({ allowed: true });
  expect(rightUnless([closed, permission])).toEqual({ allowed: false, reasons: [closed, permission] });
});

test('a reason counts when its condition is true', () => {
  expect([reasonsIf(true, closed), reasonsIf(false, closed)]).toEqual([[closed], []]);
});

test('the first list with a reason hides the later ones', () => {
  expect(firstNonEmptyReasons([], [closed], [permission])).toEqual([closed]);
  expect(firstNonEmptyReasons([], [])).toEqual([]);
});
