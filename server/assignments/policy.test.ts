import { expect, test } from 'vitest';
import type { Permission } from '#contract/common/permissions.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { assignRight, seesColleagues, assigneeRight } from './policy.ts';

const holding = (...permissions: Permission[]) => ({ permissions: new Set(permissions) }) as unknown as AgencyScope;

test('who works on what is said by whoever may assign; others hear why not', () => {
  expect(assignRight(holding('Auctions=Assign User to Auction'))).toEqual({ allowed: true });
  expect(assignRight(holding('Auctions=View Auctions / Staging'))).toMatchObject({
    allowed: false,
    reasons: [{ code: 'no-permission' }],
  });
});

test('colleagues are seen by who may see the work of others, and by who says who works', () => {
  expect(seesColleagues(holding('Assignments=View Other Users Assignment / Data'))).toBe(true);
  expect(seesColleagues(holding('Auctions=Assign User to Auction'))).toBe(true);
  expect(seesColleagues(holding('Auctions=View Auctions / Staging'))).toBe(false);
});

test('somebody who can do the work may be given it', () => {
  expect(assigneeRight({ name: 'Tom', isEmailVerified: true, maySee: true })).toEqual({ allowed: true });
  expect(assigneeRight({ name: 'Tom', isEmailVerified: true, maySee: false })).toMatchObject({ allowed: false });
});
