import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { listRequestedTenders } from './due-tenders.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a requested new tender is due until its deadline, and not during a pause', async () => {
  const { agency, engagementId, owner } = market;
  const rebidDueAt = new Date('2026-11-21T04:00:00Z');
  const { id } = await makeApplication(kit.db, { engagementId, supplierId: agency.id, statusId: 7, rebidDueAt });
  const due = () => kit.asAgency(owner.id, (scope) => listRequestedTenders(scope, [engagementId]));
  expect(await due()).toEqual([{ applicationId: id, engagementId, dueAt: rebidDueAt }]);
  const change = (set: object) => kit.db.updateTable('application').set(set).where('id', '=', id).execute();
  await change({ rebidPausedAt: kit.clock.now() });
  expect(await due()).toEqual([]);
  await change({ rebidPausedAt: null });
  kit.clock.set(new Date('2026-11-21T04:00:01Z'));
  expect(await due()).toEqual([]);
  expect(await kit.asAgency(owner.id, (scope) => listRequestedTenders(scope, []))).toEqual([]);
});

test('an agency does not see the new tenders of its rivals', async () => {
  kit.clock.set(new Date('2026-11-20T04:01:00Z'));
  const { engagementId, rivalOwner } = market;
  expect(await kit.asAgency(rivalOwner.id, (scope) => listRequestedTenders(scope, [engagementId]))).toEqual([]);
});
