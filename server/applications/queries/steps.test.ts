import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { findLastStepTo, toApplicationState, listApplicationSteps } from './steps.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('agency and employer read the same steps, oldest first, with listed reasons; a rival reads none', async () => {
  const { engagementId, agency, owner, employer, rivalOwner, otherEmployer } = market;
  const { id } = await makeApplication(kit.db, {
    engagementId,
    supplierId: agency.id,
    statusId: 3,
    reasonCode: '4',
    reasonText: 'Above what we planned.',
  });
  const own = await kit.asAgency(owner.id, (scope) => listApplicationSteps(scope, [id]));
  expect(own.get(id)).toMatchObject([
    { fromStatusId: null, applicationStatus: 'Pending', bySide: 'agency', reason: null },
    {
      fromStatusId: 1,
      applicationStatus: 'Declined',
      byName: 'Priya Raman',
      reason: 'Fee',
      reasonText: 'Above what we planned.',
    },
  ]);
  expect(await kit.asClient(employer.id, (scope) => listApplicationSteps(scope, [id]))).toEqual(own);
  expect((await kit.asAgency(rivalOwner.id, (scope) => listApplicationSteps(scope, [id]))).size).toBe(0);
  expect((await kit.asClient(otherEmployer.id, (scope) => listApplicationSteps(scope, [id]))).size).toBe(0);
  expect(await kit.asAgency(owner.id, (scope) => findLastStepTo(scope, id, 3))).toMatchObject({ reasonCode: '4' });
  expect(await kit.asAgency(owner.id, (scope) => findLastStepTo(scope, id, 4))).toMatchObject({ reasonCode: null });
});

test('a withdrawal shows its undo deadline until that has passed', async () => {
  const withdrawnAt = new Date('2026-11-20T04:01:00Z');
  const { rival } = market;
  const application = await makeApplication(kit.db, {
    engagementId: market.engagementId,
    supplierId: rival.id,
    statusId: 5,
    withdrawnAt,
  });
  const at = (minutes: number) =>
    toApplicationState(application, {}, new Date(withdrawnAt.getTime() + minutes * 60_000));
  expect(at(9).undoUntil).toBe('2026-11-20T04:11:00.000Z');
  expect(at(10)).toMatchObject({ undoUntil: null, withdrawnAt: '2026-11-20T04:01:00.000Z', previousStatus: 'Pending' });
});
