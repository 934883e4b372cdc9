import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture } from '../factories.ts';
import { expireRebid, expireRebids } from './expire-rebid.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('an expired Re-bid is Approved again and has one event; other applications are unchanged', async () => {
  const { engagementId, agency, rival } = await makeMarketFixture(kit.db);
  const third = await makeTenant(kit.db);
  const at = (ms: number) => new Date(kit.clock.now().getTime() + ms);
  const rebid = (supplierId: string, previousStatusId: ApplicationStatusId, rebidDueAt: Date | null) =>
    makeApplication(kit.db, { engagementId, supplierId, statusId: 7, previousStatusId, rebidDueAt });
  const expired = await rebid(agency.id, 2, at(0));
  const running = await rebid(rival.id, 2, at(1));
  const fourth = await makeTenant(kit.db);
  const still = await makeApplication(kit.db, {
    engagementId,
    supplierId: fourth.id,
    statusId: 7,
    previousStatusId: 2,
    rebidDueAt: at(-1),
    rebidPausedAt: at(-2),
  });
  const ofBid = await rebid(third.id, 2, null);
  await kit.asSystem(expireRebids);
  await kit.asSystem(expireRebids);
  const rows = await kit.db.selectFrom('application').select(['id', 'statusId', 'rebidDueAt']).execute();
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(of(expired.id)).toMatchObject({ statusId: 2, rebidDueAt: null });
  expect([running, still, ofBid].map(({ id }) => of(id)?.statusId)).toEqual([7, 7, 7]);
  const events = await kit.db.selectFrom('event').select(['kind', 'applicationId']).execute();
  expect(events).toEqual([{ kind: 'application.rebid-over', applicationId: expired.id }]);
  expect(await kit.asSystem((scope) => expireRebid(scope, running))).toBe(running);
});
