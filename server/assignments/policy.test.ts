import { expect, test } from 'vitest';
import type { Permission } from '#contract/common/permissions.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { assignRight, seesColleagues, assigneeRight } from './policy.ts';

const holding = (...permissions: Permission[]) => ({ permissions: new Set(permissions) }) as unknown as AgencyScope;

test('users with permission to assign may change assignments; others get the reason', () => {
  expect(assignRight(holding('Auctions=Assign User to Auction'))).toEqual({ allowed: true });
  expect(assignRight(holding('Auctions=View Auctions / Staging'))).toMatchObject({
    allowed: false,
    reasons: [{ code: 'no-permission' }],
  });
});

test('colleagues are visible to users who may view the work of others or assign it', () => {
  expect(seesColleagues(holding('Assignments=View Other Users Assignment / Data'))).toBe(true);
  expect(seesColleagues(holding('Auctions=Assign User to Auction'))).toBe(true);
  expect(seesColleagues(holding('Auctions=View Auctions / Staging'))).toBe(false);
});

test('a user who can do the work may be assigned', () => {
  expect(assigneeRight({ name: 'Tom', isEmailVerified: true, maySee: true })).toEqual({ allowed: true });
  expect(assigneeRight({ name: 'Tom', isEmailVerified: true, maySee: false })).toMatchObject({ allowed: false });
});
