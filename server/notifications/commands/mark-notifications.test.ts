import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeNotification } from '../factories.ts';
import { archiveNotifications, markEventNotificationViewed, viewNotifications } from './mark-notifications.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  market = await makeMarketFixture(kit.db);
});

const addNotification = (userId = market.owner.id, tenantId = market.agency.id) =>
  makeNotification(kit.db, { userId, tenantId });
const read = (id: string) =>
  kit.db.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test("viewing and archiving change the caller's rows once, and return the number of new ones", async () => {
  const [one, two, foreign] = [
    await addNotification(),
    await addNotification(),
    await addNotification(market.rivalOwner.id, market.rival.id),
  ];
  const ids = [one.id, foreign.id];
  const view = () => kit.asAgency(market.owner.id, (scope) => viewNotifications(scope, { ids }));
  const archive = () => kit.asAgency(market.owner.id, (scope) => archiveNotifications(scope, { ids: [two.id] }));
  expect(await view()).toEqual({ changed: 1, unseen: 1 });
  expect(await view()).toEqual({ changed: 0, unseen: 1 });
  expect(await archive()).toEqual({ changed: 1, unseen: 0 });
  expect(await archive()).toEqual({ changed: 0, unseen: 0 });
  expect(await read(foreign.id)).toMatchObject({ viewedAt: null, archivedAt: null });
  expect(await read(one.id)).toMatchObject({ viewedAt: kit.clock.now(), archivedAt: null });
});

test("a notification is viewed by its event; without one of the caller's it is 'not-found'", async () => {
  const [own, foreign] = [await addNotification(), await addNotification(market.rivalOwner.id, market.rival.id)];
  const view = (feedId: string) =>
    kit.asAgency(market.owner.id, (scope) => markEventNotificationViewed(scope, { feedId }));
  expect(await view(own.feedId)).toEqual({ changed: 1, unseen: 0 });
  expect(await view(own.feedId)).toEqual({ changed: 0, unseen: 0 });
  const refused = await view(foreign.feedId);
  expect(refused instanceof Refused && refused.refusal.code).toBe('not-found');
});
