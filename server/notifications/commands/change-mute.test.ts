import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEvent } from '../factories.ts';
import { listMutes } from '../queries/mutes.ts';
import { findPossibleRecipients } from '../queries/possible-recipients.ts';
import { changeMute } from './change-mute.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  market = await makeMarketFixture(kit.db);
});

const mute = (isMuted: boolean, engagementId = market.engagementId) =>
  kit.asAgency(market.owner.id, (scope) => changeMute(scope, { engagementId, isMuted }));
const mutesOf = (userId: string) => kit.asAgency(userId, listMutes);

test('a user mutes an engagement once, for themselves alone, and unmutes it', async () => {
  await mute(true);
  expect(await mute(true)).toEqual({ engagementId: market.engagementId, isMuted: true });
  expect(await mutesOf(market.owner.id)).toMatchObject([{ engagementId: market.engagementId }]);
  expect(await mutesOf(market.standard.id)).toEqual([]);
  await mute(false);
  expect(await mute(false)).toEqual({ engagementId: market.engagementId, isMuted: false });
  expect(await mutesOf(market.owner.id)).toEqual([]);
});

test('a muted engagement notifies nobody who muted it, and everybody else', async () => {
  await mute(true);
  const wanting = async (engagementId: string) => {
    const event = await makeEvent(kit.db, { kind: 'candidate.moved', supplierId: market.agency.id });
    const found = await kit.asSystem((scope) =>
      findPossibleRecipients(scope, 'candidate-moved', { ...event, engagementId }),
    );
    return new Map(found.map((one) => [one.userId, one.wantsIt]));
  };
  const muted = await wanting(market.engagementId);
  expect([muted.get(market.owner.id), muted.get(market.standard.id)]).toEqual([false, true]);
  const { id: other } = await makeEngagement(kit.db, { clientId: market.client.id });
  expect((await wanting(other)).get(market.owner.id)).toBe(true);
});

test('an engagement that the caller cannot see is not found', async () => {
  const { id: hidden } = await makeEngagement(kit.db, { clientId: market.client.id, publishedAt: null });
  expect(await mute(true, hidden)).toMatchObject({ refusal: { code: 'not-found' } });
});
