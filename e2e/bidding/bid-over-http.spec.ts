import { expect, test } from '@playwright/test';
import { listLotsEndpoint, placeBidEndpoint, readBidHistoryEndpoint } from '#contract/bidding/endpoints.ts';
import { openAuction, signInBidders } from '#e2e/actors/auction.ts';

test('a bid that is sent twice with one Idempotency-Key is one bid with one receipt, and marks the talent request [B01] [B04]', async ({
  request,
  baseURL,
}) => {
  const { employer, agency } = await signInBidders(baseURL);
  const { auctionId, lots } = await openAuction(employer, [agency], {
    title: `By API ${Date.now().toString(36)}`,
    lots: [
      { jobTitle: 'Ward Nurse', rules: { bidTypeId: 3, bidMethodId: 5, hoursPerDay: '7.6' } },
      { jobTitle: 'Night Nurse', rules: { bidTypeId: 2, bidMethodId: 3 } },
    ],
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  const headers = { Authorization: `Bearer ${agency.accessToken}`, 'Idempotency-Key': crypto.randomUUID() };
  const send = (bidAmount: string) =>
    request.post(placeBidEndpoint.path, {
      headers,
      data: { tenantId: agency.who.tenant.id, talentRequestId, bidAmount, rulesVersion: 1 },
    });
  const [first, second] = [await send('120'), await send('120')];
  expect([first.status(), second.status()]).toEqual([200, 200]);
  const body: unknown = await first.json();
  expect(body).toMatchObject({ talentRequestId, position: 1, leadingAmount: '120' });
  expect(await second.json()).toEqual(body);
  expect((await send('119')).status()).toBeGreaterThanOrEqual(409);
  const { rows } = await agency.call(readBidHistoryEndpoint, { talentRequestId });
  expect(rows.map(({ amount, totalDayRateBid, status }) => [amount, totalDayRateBid, status])).toEqual([
    ['120', '912', 'valid'],
  ]);
  const listed = (await agency.call(listLotsEndpoint, { auctionId })).lots;
  expect(listed.map(({ jobTitle, hasPlacedBid }) => [jobTitle, hasPlacedBid])).toEqual([
    ['Ward Nurse', true],
    ['Night Nurse', false],
  ]);
});
