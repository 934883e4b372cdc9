import { expect, test } from '@playwright/test';
import {
  listReceivedApplicationsEndpoint,
  revokeApprovalEndpoint,
  viewApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
import { readBidHistoryEndpoint, readLotEndpoint, requestRebidEndpoint } from '#contract/bidding/endpoints.ts';
import { cancelRequestEndpoint, restoreRequestEndpoint } from '#contract/engagements/endpoints/employer.ts';
import {
  bidByKeyboard,
  bidOverHttp,
  lotPath,
  openAuction,
  signInBidders,
  waitForOutcome,
} from '#e2e/actors/auction.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('a talent request is cancelled in a new round and restored: its agencies are asked again, except one whose approval was revoked [A03]', async ({
  page,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title: `Cancelled round ${Date.now().toString(36)}`,
    lots: [{ jobTitle: 'Ward Nurse', rules: { bidTypeId: 2, bidMethodId: 4, extensionMinutes: 0 } }],
    seconds: 8,
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  const applicationOf = async (actor: HttpActor) =>
    (await actor.call(viewApplicationEndpoint, { engagementId: auctionId })).application?.applicationStatus;
  await bidOverHttp(agency, auctionId, talentRequestId, '990');
  await bidOverHttp(rival, auctionId, talentRequestId, '980');
  await waitForOutcome(employer, auctionId, talentRequestId);
  const endsAt = new Date(Date.now() + 3 * 3_600_000).toISOString();
  await employer.call(requestRebidEndpoint, { talentRequestId, endsAt, reasonText: 'Both bids are above our budget.' });
  expect([await applicationOf(agency), await applicationOf(rival)]).toEqual(['Re-bid', 'Re-bid']);

  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, talentRequestId));
  const round = page.getByText('The employer has asked for new bids.', { exact: false });
  await expect(round).toBeVisible();
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  await employer.call(cancelRequestEndpoint, { talentRequestId, reasonId: 1, reasonText: '' });
  await expect(page.getByText('Bidding was cancelled')).toBeVisible();
  expect([await applicationOf(agency), await applicationOf(rival)]).toEqual(['Approved', 'Approved']);

  const { records } = await employer.call(listReceivedApplicationsEndpoint, { engagementId: auctionId, pageSize: 50 });
  const applicationId = records.find(({ supplierName }) => supplierName === 'Quayside Search')?.applicationId ?? '';
  await employer.call(revokeApprovalEndpoint, { applicationId, reasonId: 3, reasonText: '' });
  await employer.call(restoreRequestEndpoint, { talentRequestId });
  await expect(round).toBeVisible();
  expect([await applicationOf(agency), await applicationOf(rival)]).toEqual(['Re-bid', 'Revoked']);
  const rank = page.getByRole('region', { name: 'My rank' }).getByRole('listitem');
  await expect(rank.filter({ hasText: 'Harbour Talent' })).toContainText('1');
  const { rows } = await rival.call(readBidHistoryEndpoint, { talentRequestId });
  expect(rows[0]).toMatchObject({ status: 'revoked', reason: 'Panel reduced' });

  await bidByKeyboard(page, '985');
  await expect(page.getByRole('region', { name: 'My amount' })).toContainText('985.00');
  expect(await applicationOf(agency)).toBe('Approved');
  expect(await agency.call(readLotEndpoint, { auctionId, talentRequestId })).toMatchObject({ round: 2, position: 1 });
});
