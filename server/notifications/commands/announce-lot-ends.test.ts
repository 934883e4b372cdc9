import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { announceLotEnds } from './announce-lot-ends.ts';

const now = new Date('2026-11-20T04:01:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let kit: TestKit;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit({ now });
});
afterAll(() => kit.close());
beforeEach(async () => {
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
});

const lotEndingIn = async (minutes: number, given: { pausedAt?: Date; state?: 'open' | 'closed' } = {}) => {
  const engagement = await makeEngagement(kit.db, { clientId, kind: 'competitive', stage: 'bidding' });
  const request = await makeTalentRequest(kit.db, { engagementId: engagement.id });
  const endsAt = inMinutes(minutes);
  await kit.db
    .insertInto('lot')
    .values({
      talentRequestId: request.id,
      engagementId: engagement.id,
      clientId,
      publishedAt: now,
      state: 'open',
      round: 1,
      opensAt: inMinutes(-60),
      scheduledEndsAt: endsAt,
      endsAt,
      hardEndsAt: endsAt,
      rulesHash: 'hash',
      ...given,
    })
    .execute();
  return request.id;
};

const announced = async () => {
  await kit.asSystem(announceLotEnds);
  const rows = await kit.db
    .selectFrom('event')
    .select(['kind', 'talentRequestId', 'data'])
    .where('clientId', '=', clientId)
    .where('kind', 'like', 'lot.ends%')
    .execute();
  return rows.map(({ kind, talentRequestId }) => [talentRequestId, kind]);
};

test.each([
  [24 * 60, 'lot.ends-in-a-day'],
  [61, 'lot.ends-in-a-day'],
  [60, 'lot.ends-in-an-hour'],
  [16, 'lot.ends-in-an-hour'],
  [15, 'lot.ends-in-minutes'],
])('%i minutes before its end a lot is announced once, as %s', async (minutes, kind) => {
  const lot = await lotEndingIn(minutes);
  expect(await announced()).toEqual([[lot, kind]]);
  expect(await announced()).toHaveLength(1);
});

test('an extended end is announced again', async () => {
  const lot = await lotEndingIn(5);
  expect(await announced()).toHaveLength(1);
  await kit.db
    .updateTable('lot')
    .set({ endsAt: inMinutes(10), hardEndsAt: inMinutes(10) })
    .where('talentRequestId', '=', lot)
    .execute();
  expect(await announced()).toHaveLength(2);
});

test('a later end, a closed lot and a paused lot are not announced', async () => {
  await lotEndingIn(24 * 60 + 1);
  await lotEndingIn(30, { state: 'closed' });
  await lotEndingIn(30, { pausedAt: inMinutes(-1) });
  expect(await announced()).toEqual([]);
});
