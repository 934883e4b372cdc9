import { expect, test } from 'vitest';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { generalMarketRights } from './policy.ts';

test("a user's rights in the market depend on their role", () => {
  const roles = {
    'owner and admin': adminPermissions,
    'standard user': standardPermissions,
    'bids only': ['Bidding Stage=Place Bids'] satisfies Permission[],
    'no permission': [],
  };
  expect(rightsTable(roles, (permissions) => generalMarketRights({ permissions: new Set<Permission>(permissions) })))
    .toMatchInlineSnapshot(`
    "                | requestPrequalification | submitApplication | withdrawApplication | placeBids     | submitCandidate
    owner and admin | yes                     | yes               | yes                 | yes           | yes
    standard user   | no-permission           | no-permission     | no-permission       | no-permission | yes
    bids only       | no-permission           | no-permission     | no-permission       | yes           | no-permission
    no permission   | no-permission           | no-permission     | no-permission       | no-permission | no-permission"
  `);
});

test('the reason says who can help', () => {
  expect(generalMarketRights({ permissions: new Set() }).submitApplication).toMatchObject({
    allowed: false,
    reasons: [{ text: 'Your role doesn’t include this permission.', who: 'An administrator of your agency' }],
  });
});
