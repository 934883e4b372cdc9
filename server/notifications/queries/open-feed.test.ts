import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applySetRateEndpoint, readTermsEndpoint } from '#contract/applications/endpoints.ts';
import { feedTokenEndpoint, viewNotificationsEndpoint } from '#contract/notifications/endpoints.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { readFeed, type FeedReader } from '#server/testing/feed-reader.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeNotification } from '../factories.ts';

let server: TestServer;
let market: MarketFixture;
const open: FeedReader[] = [];

beforeAll(async () => {
  server = await createTestServer();
  await server.product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const one of open) one.close();
  await server.close();
});
beforeEach(async () => {
  market = await makeMarketFixture(server.kit.db);
});

const tokenOf = async (userId: string): Promise<string> => {
  const { body } = await server.call(userId, feedTokenEndpoint, {});
  return (body as { token: string }).token;
};
const follow = async (userId: string): Promise<FeedReader> => {
  const feed = await readFeed(server.product.app, await tokenOf(userId));
  open.push(feed);
  return feed;
};
const system = <T>(work: Parameters<typeof inSystemScope<T>>[2]) =>
  inSystemScope(server.product.source, 'a test', work);
/** Sends a message and waits until every feed has received it, so that all earlier messages have arrived too. */
const settle = async (...feeds: FeedReader[]): Promise<void> => {
  const tenants = (await server.kit.db.selectFrom('tenant').select('id').execute()).map((row) => row.id);
  await system((scope) => Promise.resolve(scope.broadcast({ tenants, message: { kind: 'settled' } })));
  for (const feed of feeds) {
    await vi.waitFor(() => expect(feed.heard.at(-1)?.kind).toBe('settled'), { timeout: 3000, interval: 5 });
  }
};
const kindsOf = (feed: FeedReader) => feed.heard.map((one) => one.kind).filter((kind) => kind !== 'settled');

test('the feed is an event stream that proxies do not buffer', async () => {
  const feed = await follow(market.owner.id);
  expect(feed.status).toBe(200);
  expect(feed.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(feed.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(feed.headers.get('x-accel-buffering')).toBe('no');
  expect(feed.headers.get('x-content-type-options')).toBe('nosniff');
});

test("without a feed token of the last 120 seconds with a valid session, it is refused as 'feed-token'", async () => {
  const token = await tokenOf(market.owner.id);
  const refused = async (given: string | undefined) => {
    const feed = await readFeed(server.product.app, given);
    await feed.ended;
    return feed.status;
  };
  expect(await refused(undefined)).toBe(401);
  expect(await refused(`${token}x`)).toBe(401);
  const before = server.kit.clock.now();
  server.kit.clock.set(new Date(before.getTime() + 121_000));
  expect(await refused(token)).toBe(401);
  server.kit.clock.set(before);
  const answer = await server.product.app.inject({
    url: '/api/v2.1/activitystream/feed',
    headers: { authorization: 'Bearer nothing' },
  });
  expect(answer.json()).toMatchObject({ code: 'feed-token' });
});

test('an application made over HTTP is broadcast only to its agency and its employer', async () => {
  const [own, colleague, employer, rival, otherEmployer] = await Promise.all(
    [market.owner, market.standard, market.employer, market.rivalOwner, market.otherEmployer].map((one) =>
      follow(one.id),
    ),
  );
  if (!own || !colleague || !employer || !rival || !otherEmployer) throw new Error('Five feeds were opened.');
  const answer = await server.call(market.owner.id, readTermsEndpoint, { engagementId: market.engagementId });
  const { terms, termsHash } = answer.body as { terms: { termsVersion: number }; termsHash: string };
  const applied = await server.call(market.owner.id, applySetRateEndpoint, {
    engagementId: market.engagementId,
    termsVersion: terms.termsVersion,
    termsHash,
    location: '',
  });
  expect(applied.status).toBe(200);
  await settle(own, colleague, employer, rival, otherEmployer);
  const { applicationId } = applied.body as { applicationId: string };
  const message = { kind: 'application.submitted', engagementId: market.engagementId, applicationId };
  for (const feed of [own, colleague, employer]) expect(feed.heard).toContainEqual(message);
  expect(kindsOf(rival)).toEqual([]);
  expect(kindsOf(otherEmployer)).toEqual([]);
});

test('a message has the Write-Id of its write, and nothing else from the caller', async () => {
  const feed = await follow(market.owner.id);
  const writeId = '0123456789abcdef'.repeat(2);
  const view = async (id: string) => {
    const notification = await makeNotification(server.kit.db, { tenantId: market.agency.id, userId: market.owner.id });
    const headers = { 'write-id': id };
    return server.call(market.owner.id, viewNotificationsEndpoint, { ids: [notification.id] }, { headers });
  };
  await view(writeId);
  await view('<script>');
  await settle(feed);
  const heard = feed.heard.filter(({ kind }) => kind === 'notification');
  expect(heard.map((message) => message.writeId)).toEqual([writeId, undefined]);
});

test('a publication is broadcast to the employer and every approved agency, drafts only to the employer', async () => {
  const pending = await makeTenant(server.kit.db, { status: 'pending' });
  const stranger = await makeUser(server.kit.db, { tenantId: pending.id });
  const [own, rival, employer, otherEmployer, unapproved] = await Promise.all(
    [market.owner, market.rivalOwner, market.employer, market.otherEmployer, stranger].map((one) => follow(one.id)),
  );
  if (!own || !rival || !employer || !otherEmployer || !unapproved) throw new Error('Five feeds were opened.');
  const draft = await makeEngagement(server.kit.db, { clientId: market.client.id, publishedAt: null });
  await system(async (scope) => {
    const clientId = market.client.id;
    await scope.emit({ kind: engagementEvents.published, clientId, engagementId: market.engagementId });
    await scope.emit({ kind: engagementEvents.changed, clientId, engagementId: draft.id, data: { what: 'title' } });
    await scope.emit({ kind: 'identity.signed-in', clientId });
  });
  await settle(own, rival, employer, otherEmployer, unapproved);
  expect(kindsOf(own)).toEqual([engagementEvents.published]);
  expect(kindsOf(rival)).toEqual([engagementEvents.published]);
  expect(kindsOf(employer)).toEqual([engagementEvents.published, engagementEvents.changed]);
  expect(kindsOf(otherEmployer)).toEqual([]);
  expect(kindsOf(unapproved)).toEqual([]);
});

test('a write that is rolled back is not broadcast', async () => {
  const feed = await follow(market.owner.id);
  const failed = system(async (scope) => {
    await scope.emit({
      kind: engagementEvents.published,
      supplierId: market.agency.id,
      engagementId: market.engagementId,
    });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await settle(feed);
  expect(kindsOf(feed)).toEqual([]);
});

test("viewing a notification broadcasts the number of new ones only to the viewer's pages", async () => {
  const row = await makeNotification(server.kit.db, { userId: market.owner.id, tenantId: market.agency.id });
  const [own, colleague] = await Promise.all([follow(market.owner.id), follow(market.standard.id)]);
  await server.call(market.owner.id, viewNotificationsEndpoint, { ids: [row.id] });
  await settle(own, colleague);
  expect(own.heard[0]).toEqual({ kind: 'notification', unseen: 0 });
  expect(kindsOf(colleague)).toEqual([]);
});

test('the end of a session closes its feeds, and no others', async () => {
  const [own, colleague] = await Promise.all([follow(market.owner.id), follow(market.standard.id)]);
  const { id } = await server.kit.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', market.owner.id)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  await system((scope) => Promise.resolve(scope.broadcast({ endedSession: id })));
  await own.ended;
  await settle(colleague);
});

test('users behind one IP address have separate limits for their feeds', async () => {
  const strict = await createTestServer({ env: { RATE_LIMIT_API: '3' } });
  const there = await makeMarketFixture(strict.kit.db);
  await strict.product.app.listen({ port: 0, host: '127.0.0.1' });
  const feeds: FeedReader[] = [];
  for (const { id } of [there.owner, there.standard, there.rivalOwner]) {
    const { body } = await strict.call(id, feedTokenEndpoint, {});
    const { token } = body as { token: string };
    for (let time = 0; time < 2; time += 1) feeds.push(await readFeed(strict.product.app, token));
  }
  expect(feeds.map(({ status }) => status)).toEqual(Array(6).fill(200));
  for (const feed of feeds) feed.close();
  await strict.close();
});
