import { expect, test } from 'vitest';
import type { Permission } from '#contract/common/permissions.ts';
import { reportIds } from '#contract/reports/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { permissionsByRole } from '#server/testing/policies/caller.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { rightToDownloadReport } from './policy.ts';

const callerWith = (permissions: readonly Permission[]) =>
  ({ permissions: new Set(permissions) }) as unknown as AgencyScope;

test('a report is available to users who may view its page', () => {
  const roles: Record<string, readonly Permission[]> = {
    ...permissionsByRole,
    'views candidates': ['Fulfillment Stage=View Details'],
    'views engagements': ['Auctions=View Auctions / Staging'],
    'views opportunities': ['Marketplace=Search / View Opportunities'],
  };
  expect(
    rightsTable(roles, (permissions) =>
      Object.fromEntries(reportIds.map((id) => [id, rightToDownloadReport(callerWith(permissions), id)])),
    ),
  ).toMatchInlineSnapshot(`
    "                    | candidateSubmission | engagementNotices | availableOpportunities
    owner and admin     | yes                 | yes               | yes
    standard user       | yes                 | yes               | yes
    no permission       | no-permission       | no-permission     | no-permission
    views candidates    | yes                 | no-permission     | no-permission
    views engagements   | no-permission       | yes               | no-permission
    views opportunities | no-permission       | no-permission     | yes"
  `);
});

test('other users learn which report it is, and who grants the permission', () => {
  expect(rightToDownloadReport(callerWith([]), 'engagementNotices')).toMatchObject({
    reasons: [
      {
        code: 'no-permission',
        text: 'You don’t have permission to see the contents of the All Engagement Notices.',
        who: 'An administrator of your agency',
      },
    ],
  });
});
