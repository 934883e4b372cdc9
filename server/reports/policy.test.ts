import { expect, test } from 'vitest';
import type { Permission } from '#contract/common/permissions.ts';
import { reportIds } from '#contract/reports/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToDownloadReport } from './policy.ts';

const may = (...permissions: Permission[]) =>
  reportIds.filter(
    (id) => rightToDownloadReport({ permissions: new Set(permissions) } as unknown as AgencyScope, id).allowed,
  );

test('a report is available to users who may view its page', () => {
  expect(may('Fulfillment Stage=View Details')).toEqual(['candidateSubmission']);
  expect(may('Auctions=View Auctions / Staging')).toEqual(['engagementNotices']);
  expect(may('Marketplace=Search / View Opportunities')).toEqual(['availableOpportunities']);
  expect(may('Messaging=Message')).toEqual([]);
});

test('other users learn which report it is, and who grants the permission', () => {
  const scope = { permissions: new Set<Permission>() } as unknown as AgencyScope;
  expect(rightToDownloadReport(scope, 'engagementNotices')).toMatchObject({
    reasons: [
      {
        code: 'no-permission',
        text: 'You don’t have permission to see the contents of the All Engagement Notices.',
        who: 'An administrator of your agency',
      },
    ],
  });
});
