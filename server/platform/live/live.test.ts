import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import pg from 'pg';
import { pino } from 'pino';
import { feedTokenEndpoint } from '#contract/notifications/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createFixedClock } from '#server/platform/clock/clock.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { readFeed } from '#server/testing/feed-reader.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { createLiveFeed, type LiveFeedService } from './live.ts';
import { batchBySize } from './pg-notify-bus.ts';

// A second live feed on the same database, with its own connection, which acts as another process.
let server: TestServer;
let other: LiveFeedService;
let userId: string;
let tenantId: string;
beforeAll(async () => {
  server = await createTestServer();
  await server.product.app.listen({ port: 0, host: '127.0.0.1' });
  server.product.source.live.start();
  other = createLiveFeed({
    secret: 'of the other process',
    clock: createFixedClock(server.kit.clock.now()),
    log: pino({ level: 'silent' }),
    databaseUrl: server.kit.databaseUrl,
    findActiveSessions: () => Promise.resolve(new Map()),
  });
  other.start();
  tenantId = (await makeTenant(server.kit.db)).id;
  userId = (await makeUser(server.kit.db, { tenantId })).id;
  await vi.waitFor(async () => expect(await listeners()).toHaveLength(2), { timeout: 5000 });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const admin = async <T extends object>(text: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: server.kit.databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
};
const ofLive = `from pg_stat_activity where application_name = 'rolecall live' and datname = current_database()`;
/**
 * Returns the connections that listen for messages. A connection that has not sent a query yet isn't listening, so it
 * is left out.
 */
const listeners = async (): Promise<number[]> =>
  (await admin<{ pid: number }>(`select pid ${ofLive} and query <> ''`)).map((row) => row.pid);
/** Opens a feed in its own session, since one of the tests ends a session. */
const follow = async (pageAgeMs?: number) => {
  const headers = { authorization: `Bearer ${await server.bearer(userId)}` };
  const { body } = await server.call(userId, feedTokenEndpoint, {}, { headers });
  return readFeed(server.product.app, (body as { token: string }).token, pageAgeMs);
};

test('foreign messages on the channel are ignored, and the feeds stay open', async () => {
  const feed = await follow();
  await admin(`select pg_notify('rolecall_live', told) from unnest(array['hello', '{}', 'null', '{"news":[7]}']) told`);
  other.publish([{ users: [userId], message: { kind: 'after' } }]);
  await vi.waitFor(() => expect(feed.heard).toEqual([{ kind: 'after' }]));
  feed.close();
});

test('a feed starts with the messages of every process since its page opened, and says whether one may be missing', async () => {
  const early = await follow();
  server.kit.clock.advance(10_000);
  other.publish([{ users: [userId], message: { kind: 'missed' } }]);
  await vi.waitFor(() => expect(early.heard).toEqual([{ kind: 'missed' }]));
  const young = await follow(3000);
  await vi.waitFor(() => expect(young.isCaughtUp()).toBe(true));
  expect(young.heard).toEqual([{ kind: 'missed' }]);
  // This page was opened before the process began to receive messages from the other processes.
  const old = await follow(3_600_000);
  other.publish([{ users: [userId], message: { kind: 'later' } }]);
  await vi.waitFor(() => expect(old.heard).toEqual([{ kind: 'later' }]));
  expect(old.isCaughtUp()).toBe(false);
  for (const feed of [early, young, old]) feed.close();
});

test('a message of one process reaches the feeds of another, and its own only once', async () => {
  const feed = await follow();
  const ids = Array.from({ length: 500 }, (_, n) => `0199b0a2-0000-7000-8000-${String(n).padStart(12, '0')}`);
  other.publish(ids.map((candidateId) => ({ tenants: [tenantId], message: { kind: 'far', candidateId } })));
  await vi.waitFor(() => expect(feed.heard).toHaveLength(500), { timeout: 15_000 });
  expect(feed.heard.map((one) => one.candidateId)).toEqual(ids);
  await inSystemScope(server.product.source, 'a test', (scope) =>
    Promise.resolve(scope.broadcast({ tenants: [tenantId], message: { kind: 'near' } })),
  );
  // The other process publishes only after this message has arrived, because on a busy machine its own message could
  // otherwise arrive first.
  await vi.waitFor(() => expect(feed.heard.at(-1)?.kind).toBe('near'), { timeout: 15_000 });
  other.publish([{ tenants: [tenantId], message: { kind: 'last' } }]);
  await vi.waitFor(() => expect(feed.heard.at(-1)?.kind).toBe('last'), { timeout: 15_000 });
  expect(feed.heard.filter((one) => one.kind === 'near')).toHaveLength(1);
  feed.close();
});

test('a session that ends at one process also loses its feeds at the others', async () => {
  const feed = await follow();
  const { id } = await server.kit.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  other.publish([{ endedSession: id }]);
  await feed.ended;
});

test('a lost connection is restored, and pages that may have missed messages have to reconnect', async () => {
  const feed = await follow();
  const lost = await listeners();
  await admin(`select pg_terminate_backend(pid) ${ofLive}`);
  await feed.ended;
  const fresh = async () => (await listeners()).filter((pid) => !lost.includes(pid));
  await vi.waitFor(async () => expect(await fresh()).toHaveLength(2), { timeout: 5000 });
  const again = await follow();
  other.publish([{ tenants: [tenantId], message: { kind: 'back' } }]);
  await vi.waitFor(() => expect(again.heard.at(-1)?.kind).toBe('back'), { timeout: 5000 });
  again.close();
});

test('messages are batched into notices within the limit of PostgreSQL', () => {
  const texts = Array.from({ length: 300 }, (_, n) =>
    JSON.stringify({ tenants: [tenantId], n, words: 'ö'.repeat(20) }),
  );
  const packs = batchBySize(texts);
  expect(packs.flat()).toEqual(texts);
  expect(packs.length).toBeLessThan(6);
  for (const pack of packs) expect(Buffer.byteLength(pack.join(','))).toBeLessThan(7900);
  expect(batchBySize([])).toEqual([]);
});
