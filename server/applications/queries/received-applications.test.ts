import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { listReceivedApplications } from './received-applications.ts';

let kit: TestKit;
let market: MarketFixture;
let tenderId: string;

beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { engagementId, agency, rival, client } = market;
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 19, hour));
  tenderId = (
    await makeEngagement(kit.db, { clientId: client.id, title: 'Ward clerks', engagementTypeId: 2, feePercent: null })
  ).id;
  const third = await makeTenant(kit.db, { name: 'Lantern People' });
  await makeApplication(kit.db, { engagementId, supplierId: agency.id, statusId: 2, appliedAt: at(1) });
  await makeApplication(kit.db, { engagementId, supplierId: rival.id, statusId: 1, appliedAt: at(3) });
  await makeApplication(kit.db, {
    engagementId: tenderId,
    supplierId: third.id,
    statusId: 1,
    appliedAt: at(2),
    feeTypeId: 3,
    feePercent: null,
    feeAmount: '9500',
  });
});
afterAll(() => kit.close());

const received = (input: Partial<Parameters<typeof listReceivedApplications>[1]> = {}, userId = market.employer.id) =>
  kit.asClient(userId, (scope) => listReceivedApplications(scope, { pageCurrent: 0, pageSize: 10, ...input }));

test('pending applications come first, oldest first, with fee, supplier and right', async () => {
  expect(await received()).toMatchObject({
    total: 3,
    toDecide: 2,
    records: [
      {
        supplierName: 'Lantern People',
        engagementTitle: 'Ward clerks',
        isTendered: true,
        fee: { feeTypeId: 3, feePercent: null, feeAmount: '9500.00', currencyCode: 'AUD' },
        can: { decide: { allowed: true } },
      },
      { supplierName: 'Quayside Search', isTendered: false, fee: { feePercent: '13.7500' } },
      {
        supplierName: 'Harbour Talent',
        applicationStatus: 'Approved',
        decidedByName: 'Priya Raman',
        can: { decide: { allowed: false } },
      },
    ],
  });
});

test('the list is filtered by engagement and status, without changing the number of pending applications', async () => {
  expect(await received({ engagementId: tenderId })).toMatchObject({ total: 1, toDecide: 1 });
  expect(await received({ applicationStatusId: 2 })).toMatchObject({
    total: 1,
    toDecide: 2,
    records: [{ applicationStatusId: 2 }],
  });
});

test('pages are contiguous, and the total is exact', async () => {
  expect(await received({ pageSize: 2, pageCurrent: 1 })).toMatchObject({ total: 3, pageCount: 2, recordCount: 1 });
  expect(await received({ pageSize: 2, pageCurrent: 9 })).toMatchObject({ total: 3, records: [] });
});

test('another employer sees none of these applications', async () => {
  expect(await received({}, market.otherEmployer.id)).toMatchObject({ total: 0, toDecide: 0, records: [] });
  expect(await received({ engagementId: tenderId }, market.otherEmployer.id)).toMatchObject({ total: 0 });
});

test('a new tender can be requested during a pause, since the closing time moves with the clock', async () => {
  const now = kit.clock.now().getTime();
  const hours = (count: number) => new Date(now + count * 3_600_000);
  const pausedAt = hours(-48);
  const { id } = await makeEngagement(kit.db, {
    clientId: market.client.id,
    engagementTypeId: 2,
    feePercent: null,
    closingAt: hours(-24),
    pausedAt,
  });
  const { id: gone } = await makeEngagement(kit.db, {
    clientId: market.client.id,
    engagementTypeId: 2,
    feePercent: null,
    closingAt: hours(-24),
  });
  for (const engagementId of [id, gone]) {
    await makeApplication(kit.db, {
      engagementId,
      supplierId: market.agency.id,
      statusId: 2,
      feeTypeId: 3,
      feePercent: null,
      feeAmount: '9500',
    });
  }
  expect(await received({ engagementId: id })).toMatchObject({ records: [{ can: { askRebid: { allowed: true } } }] });
  expect(await received({ engagementId: gone })).toMatchObject({
    records: [{ can: { askRebid: { allowed: false, reasons: [{ code: 'closing-passed' }] } } }],
  });
});
