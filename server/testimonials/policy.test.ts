import { expect, test } from 'vitest';
import { requestRight, testimonialRights } from './policy.ts';

const approved = { status: 'approved', isPublished: false } as const;

test('a user who edits the profile may publish and delete; another user gets the reason', () => {
  const editor = testimonialRights({ permissions: new Set(['Company Profile=Edit']) }, approved);
  expect([editor.publish.allowed, editor.unpublish.allowed, editor.delete.allowed]).toEqual([true, false, true]);
  expect(requestRight({ permissions: new Set(['Company Profile=Edit']) })).toEqual({ allowed: true });
  expect(requestRight({ permissions: new Set() }).allowed).toBe(false);
  const reader = testimonialRights({ permissions: new Set() }, approved);
  for (const right of Object.values(reader)) {
    expect(right).toMatchObject({ allowed: false, reasons: [{ code: 'no-permission' }] });
  }
});
