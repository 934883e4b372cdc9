import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { announceClosings } from './announce-closings.ts';

let kit: TestKit;
let clientId: string;
const now = new Date('2026-11-20T04:01:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

beforeAll(async () => {
  kit = await createTestKit({ now });
});
afterAll(() => kit.close());
beforeEach(async () => {
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
});

const announced = async () => {
  await kit.asSystem(announceClosings);
  return kit.db
    .selectFrom('event')
    .select(['engagementId', 'kind', 'data'])
    .orderBy('sequence')
    .where('clientId', '=', clientId)
    .execute();
};

test('a closing time within a day is announced once, and again when it has moved', async () => {
  const engagement = await makeEngagement(kit.db, { clientId, closingAt: inHours(24) });
  const first = {
    engagementId: engagement.id,
    kind: 'engagement.closing-soon',
    data: { closingAt: inHours(24).toISOString() },
  };
  expect(await announced()).toEqual([first]);
  expect(await announced()).toEqual([first]);
  await kit.db
    .updateTable('engagement')
    .set({ closingAt: inHours(20) })
    .where('id', '=', engagement.id)
    .execute();
  expect(await announced()).toHaveLength(2);
});

test('a closing time within an hour is announced once more', async () => {
  const engagement = await makeEngagement(kit.db, { clientId, closingAt: inHours(1) });
  const { id: engagementId } = engagement;
  const data = { closingAt: inHours(1).toISOString() };
  await announced();
  expect(await announced()).toEqual([{ engagementId, kind: 'engagement.closes-in-an-hour', data }]);
});

test('a later closing time, a passed one and one of an ended or unpublished engagement are not announced', async () => {
  await makeEngagement(kit.db, { clientId, closingAt: inHours(25) });
  await makeEngagement(kit.db, { clientId, closingAt: inHours(-1) });
  await makeEngagement(kit.db, { clientId, closingAt: inHours(3), publishedAt: null });
  await makeEngagement(kit.db, {
    clientId,
    closingAt: inHours(3),
    status: 'completed',
    stage: 'ended',
    endedAs: 'success',
    endedAt: now,
  });
  expect(await announced()).toEqual([]);
});

test('a paused engagement is announced once it resumes, with its effective closing time', async () => {
  const closingAt = inHours(2);
  await makeEngagement(kit.db, { clientId, closingAt, pausedAt: inHours(-1) });
  await makeEngagement(kit.db, { clientId, closingAt, pausedAt: inHours(-1), pausedUntil: inHours(1) });
  expect(await announced()).toEqual([]);
  const past = { closingAt: inHours(-2), pausedAt: inHours(-30) };
  const resumed = await makeEngagement(kit.db, { clientId, ...past, pausedUntil: inHours(-10) });
  expect(await announced()).toEqual([
    {
      engagementId: resumed.id,
      kind: 'engagement.closing-soon',
      data: { closingAt: inHours(18).toISOString() },
    },
  ]);
});
