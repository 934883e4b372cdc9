import { expect, test } from '@playwright/test';
import {
  listReceivedApplicationsEndpoint,
  revokeApprovalEndpoint,
  withdrawApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
import {
  changeLotEndpoint,
  placeBidEndpoint,
  readBidHistoryEndpoint,
  readLotEndpoint,
} from '#contract/bidding/endpoints.ts';
import {
  cancelRequestEndpoint,
  pauseRequestEndpoint,
  resumeRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import {
  bidByKeyboard,
  bidOverHttp,
  lotPath,
  readLotAsEmployer,
  openAuction,
  recordResponseBodies,
  signInBidders,
} from '#e2e/actors/auction.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('a bid in the last seconds that changes who leads moves the end on the open page; another one does not [B02] [B04]', async ({
  page,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title: `Extended ${Date.now().toString(36)}`,
    lots: [{ jobTitle: 'Night Nurse', rules: { bidTypeId: 3, bidMethodId: 4, extensionMinutes: 2 } }],
    seconds: 14,
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  const bodies = recordResponseBodies(page);
  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, talentRequestId));
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  const clock = page.getByRole('region', { name: 'Closes in' });
  const bid = async (bidder: HttpActor, bidAmount: string) =>
    bidder.call(placeBidEndpoint, { talentRequestId, bidAmount, rulesVersion: 1 });
  await expect(clock.getByRole('timer')).toHaveText(/:0[2-4]$/, { timeout: 30_000 });
  expect(await bid(rival, '995.35')).toMatchObject({ position: 1, isExtended: true });
  await expect(clock).toContainText('Extended 1 of 6 times.');
  await expect(clock.getByRole('timer')).toHaveText(/^0?1:\d\d$|^0?2:00$/);

  expect(await bid(agency, '999')).toMatchObject({ position: 2, isExtended: false });
  expect(await bid(agency, '990')).toMatchObject({ position: 1, isExtended: true });
  expect(await bid(rival, '985.15')).toMatchObject({ position: 1, isExtended: true });
  await expect(clock).toContainText('Extended 3 of 6 times.');
  // Everyone sees the leading amount on an open talent request, but not which agency bid it.
  await expect(page.getByRole('region', { name: 'My rank' })).toContainText('985.15');
  for (const secret of [rival.who.tenant.id, rival.who.user.id, rival.who.tenant.name])
    expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
});

test('during bidding the employer pauses, resumes, changes the rules and cancels, and an agency confirms and withdraws its bids', async ({
  page,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const rules = { bidTypeId: 2, bidMethodId: 4 };
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title: `Interrupted ${Date.now().toString(36)}`,
    lots: ['Paused Nurse', 'Changed Nurse', 'Cancelled Nurse'].map((jobTitle) => ({ jobTitle, rules })),
  });
  const [paused = '', changed = '', cancelled = ''] = lots.map(({ talentRequestId }) => talentRequestId);
  for (const lot of [paused, changed, cancelled]) await bidOverHttp(agency, auctionId, lot, '990');
  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, paused));
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  const read = (talentRequestId: string) => agency.call(readLotEndpoint, { auctionId, talentRequestId });
  const choose = (name: string) =>
    page.getByRole('navigation', { name: 'Talent requests' }).getByRole('link', { name }).click();

  // During a pause no bids are accepted, and the end is postponed by the length of the pause.
  const { endsAt: before } = await read(paused);
  await employer.call(pauseRequestEndpoint, { talentRequestId: paused, reasonId: 1, reasonText: '' });
  await expect(page.getByText('Bidding is paused')).toBeVisible();
  await expect(bidOverHttp(agency, auctionId, paused, '980')).rejects.toThrow('not-open-to-you');
  await employer.call(resumeRequestEndpoint, { talentRequestId: paused });
  await expect(page.getByRole('timer')).toBeVisible();
  expect(Date.parse((await read(paused)).endsAt ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
  await page.getByRole('button', { name: 'Withdraw bid' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw Bid' }).click();
  await expect(page.getByText('No bid yet')).toBeVisible();
  await bidByKeyboard(page, '1000');
  expect((await read(paused)).ownBid?.bidAmount).toBe('1000');

  // After a rule change, the bid doesn't count until the agency confirms it. The agency has a day to do so.
  await choose('Changed Nurse');
  await expect(page.getByRole('region', { name: 'My amount' })).toContainText('990.00');
  const { rules: current } = await read(changed);
  const { version, ...same } = current;
  const change = { talentRequestId: changed, version, rules: { ...same, ceiling: '1200' } };
  await employer.call(changeLotEndpoint, change);
  await expect(page.getByText('The terms or rules have changed since you placed your bid')).toBeVisible();
  const unconfirmed = await read(changed);
  expect(unconfirmed).toMatchObject({ position: null, bidStatus: 'unconfirmed' });
  expect(Date.parse(unconfirmed.endsAt ?? '') - Date.parse(unconfirmed.serverTime)).toBeGreaterThan(23.9 * 3_600_000);
  await page.getByRole('button', { name: 'Confirm Bid' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Bid' }).click();
  await expect(page.getByText('Your bid for Changed Nurse has been confirmed.')).toBeVisible();
  expect(await read(changed)).toMatchObject({ position: 1, bidStatus: 'valid' });

  await choose('Cancelled Nurse');
  await employer.call(cancelRequestEndpoint, { talentRequestId: cancelled, reasonId: 1, reasonText: '' });
  await expect(page.getByText('Bidding was cancelled')).toBeVisible();
  await expect(bidOverHttp(rival, auctionId, cancelled, '980')).rejects.toThrow('not-open-to-you');
});

test('a revoked approval and a withdrawn application end the bids of the agency', async ({ page, baseURL }) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title: `Left ${Date.now().toString(36)}`,
    lots: [{ jobTitle: 'Day Nurse', rules: { bidTypeId: 2, bidMethodId: 4 } }],
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  await bidOverHttp(agency, auctionId, talentRequestId, '990');
  await bidOverHttp(rival, auctionId, talentRequestId, '980');
  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, talentRequestId));
  const rank = page.getByRole('region', { name: 'My rank' });
  await expect(rank.getByRole('listitem').filter({ hasText: 'Harbour Talent' })).toContainText('2');
  await expect(page.locator('[data-live="true"]')).toBeAttached();

  await rival.call(withdrawApplicationEndpoint, { engagementId: auctionId, reasonId: 1, reasonText: '' });
  await expect(rank.getByRole('listitem').filter({ hasText: 'Harbour Talent' })).toContainText('1');
  const { records } = await employer.call(listReceivedApplicationsEndpoint, { engagementId: auctionId, pageSize: 50 });
  const applicationId = records.find(({ supplierName }) => supplierName === 'Harbour Talent')?.applicationId ?? '';
  await employer.call(revokeApprovalEndpoint, { applicationId, reasonId: 3, reasonText: '' });
  await expect(page.getByText('Revoked').first()).toBeVisible();
  await expect(bidOverHttp(agency, auctionId, talentRequestId, '970')).rejects.toThrow('not-open-to-you');
  const { rows } = await agency.call(readBidHistoryEndpoint, { talentRequestId });
  expect(rows.map(({ status }) => status)).toEqual(['refused', 'revoked', 'revoked']);
  const { bidders } = await readLotAsEmployer(employer, auctionId, talentRequestId);
  expect(bidders.map(({ position }) => position)).toEqual([null, null]);
});
