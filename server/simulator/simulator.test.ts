import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openLotStates } from '#contract/bidding/states.ts';
import { closeLot } from '#server/bidding/factories.ts';
import { demoPassword, makeDemoWorld } from '#server/demo/demo.ts';
import { createLease } from '#server/platform/jobs/lease.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { simulatedUsers, type SimulatedUser } from './players.ts';
import { createRandomSource } from '#contract/common/random.ts';
import { startSimulator, type Simulator } from './simulator.ts';

const now = (): Date => new Date(Date.now() + aheadMs);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

let server: TestServer;
let publicUrl: string;
let ticking: NodeJS.Timeout;
let startedAt: Date;
/**
 * How far the product's clock is ahead of the identity provider's, so that tokens valid for thirty seconds last only
 * two.
 */
const aheadMs = 28_000;
const said: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => said.push(line) });

// The demo world was created five days ago and is started again now.
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://localhost:${String(port)}`;
  const madeAt = new Date(Date.now() - 5 * 86_400_000);
  server = await createTestServer({
    now: madeAt,
    env: { PORT: String(port), PUBLIC_URL: publicUrl, ACCESS_TOKEN_SECONDS: '30' },
  });
  const { kit, product } = server;
  await makeDemoWorld({ source: product.source, files: product.files });
  startedAt = now();
  kit.clock.set(startedAt);
  ticking = setInterval(() => kit.clock.set(now()), 5);
  await product.app.listen({ port, host: '127.0.0.1' });
}, 60_000);
/**
 * The running simulators, which are stopped after each test: one left running by a failed test would keep the lease and
 * block later tests.
 */
const started: Simulator[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((simulator) => simulator.stop()));
});
afterAll(async () => {
  clearInterval(ticking);
  await server.close();
});

const play = (
  seed: number,
  given: { baseUrl?: string; password?: string; leaseOf?: string; more?: readonly SimulatedUser[] } = {},
) => {
  const simulator = startSimulator({
    baseUrl: given.baseUrl ?? publicUrl,
    password: given.password ?? demoPassword,
    players: [...(given.more ?? []), ...simulatedUsers],
    paceMs: 3,
    chance: createRandomSource(seed),
    clock: server.kit.clock,
    lease: createLease(server.kit.source, given.leaseOf ?? 'simulator', 60),
    log,
  });
  started.push(simulator);
  return simulator;
};

const tenant = async (name: string) =>
  (await server.kit.db.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
const closed = async () =>
  server.kit.db
    .selectFrom('engagement')
    .select('title')
    .where('status', '=', 'open')
    .where((eb) => eb.not(eb.and([eb('kind', '=', 'competitive'), eb('stage', '=', 'fulfillment')])))
    .where('closingAt', '<=', now())
    .execute();
/**
 * Closes open lots as the scheduled job does. Lots that are already closed are moved to their last round, so that an
 * employer awards one.
 */
const closeBidding = async () => {
  const { db, asSystem } = server.kit;
  await db.updateTable('lot').set({ round: 8 }).where('state', '=', 'closed').execute();
  for (const { talentRequestId } of await db
    .selectFrom('lot')
    .select('talentRequestId')
    .where('state', 'in', openLotStates)
    .execute())
    await asSystem((scope) => closeLot(scope, talentRequestId));
};
const eventKinds = async () =>
  (await server.kit.db.selectFrom('event').select('kind').distinct().where('at', '>=', startedAt).execute()).map(
    ({ kind }) => kind,
  );
/**
 * The time limit of a wait. Players act at random over HTTP, so a busy machine needs many times as long as an idle one.
 */
const patienceMs = 300_000;
const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) if (await isSo()) return;
  throw new Error(`${what} did not come to pass. So far: ${(await eventKinds()).join(', ')}`);
};

test(
  'the market of an old demo reopens, changes while the simulator runs, and stops changing when it stops',
  async () => {
    expect((await closed()).length).toBeGreaterThan(3);
    await closeBidding();
    const simulator = play(7);
    await until('that nothing is closed', async () => (await closed()).length === 0);
    const ours = await Promise.all(['Quayside Search', 'Meridian Care People', 'Bluegum Recruitment'].map(tenant));
    for (const kind of [
      'engagement.closing-changed',
      'application.approved',
      'application.submitted',
      'candidate.submitted',
      'candidate.moved',
      'candidate.rejected',
      'engagement.published',
      'bid.placed',
      'lot.opened',
      'lot.awarded',
      'lot.rebid-requested',
    ]) {
      await until(kind, async () => (await eventKinds()).includes(kind));
    }
    await until('that tokens have run out', () => Promise.resolve(now().getTime() - startedAt.getTime() > 3500));
    await simulator.stop();

    const { db } = server.kit;
    const events = await db.selectFrom('event').selectAll().where('at', '>=', startedAt).execute();
    await sleep(150);
    expect(await db.selectFrom('event').selectAll().where('at', '>=', startedAt).execute()).toHaveLength(events.length);

    const submitted = events.filter(({ kind }) => kind === 'candidate.submitted' || kind === 'application.submitted');
    expect(submitted.every(({ supplierId }) => supplierId !== null && ours.includes(supplierId))).toBe(true);
    const cv = await db
      .selectFrom('candidateDocument')
      .innerJoin('candidate', 'candidate.id', 'candidateId')
      .select(['candidateDocument.storageKey'])
      .where('dateSubmitted', '>=', startedAt)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(await server.product.files.bytes(cv.storageKey)).toString('latin1', 0, 5)).toBe('%PDF-');
  },
  2 * patienceMs,
);

test('no user of the visitors’ agency is simulated', async () => {
  const sessions = await server.kit.db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select('tenant.name')
    .distinct()
    .execute();
  expect(sessions.map(({ name }) => name)).toContain('Quayside Search');
  expect(sessions.map(({ name }) => name)).not.toContain('Harbour Talent');
});

test('every user signs in only once, however many tokens expire meanwhile', async () => {
  expect(now().getTime() - startedAt.getTime()).toBeGreaterThan(2000);
  const signIns = await server.kit.db
    .selectFrom('event')
    .select('id')
    .where('kind', '=', 'identity.signed-in')
    // Leaves out the older sign-ins that the demo world contains.
    .where('at', '>=', startedAt)
    .execute();
  expect(signIns).toHaveLength(simulatedUsers.length);
});

test('successful turns are not logged', () => expect(said).toEqual([]));

test('an unreachable server is logged once, and does not stop the simulator', async () => {
  const simulator = play(8, { baseUrl: `http://localhost:${String(await freePort())}`, leaseOf: 'unreachable' });
  await until('a warning', () => Promise.resolve(said.length > 0));
  await sleep(100);
  await simulator.stop();
  expect(said.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['the simulator failed']);
  said.length = 0;
});

test('users who may not sign in do not stop the simulator', async () => {
  const simulator = play(9, { password: 'not-the-password', leaseOf: 'refused' });
  await sleep(300);
  await simulator.stop();
  expect(said).toEqual([]);
});

test(
  'an employer who cannot sign in does not stop the auctions of the others',
  async () => {
    const { db } = server.kit;
    const actions = async () =>
      (await db.selectFrom('event').select('id').where('kind', 'in', ['lot.awarded', 'lot.rebid-requested']).execute())
        .length;
    const end = now();
    await db
      .updateTable('lot')
      .set({ scheduledEndsAt: end, endsAt: end, hardEndsAt: end })
      .where('state', 'in', openLotStates)
      .execute();
    await closeBidding();
    const before = await actions();
    const stranger = { email: 'stranger@northwind.example', company: 'Northwind Health', plays: 'employer' } as const;
    const simulator = play(11, { more: [stranger] });
    await until('an action of an employer', async () => (await actions()) > before);
    await simulator.stop();
  },
  2 * patienceMs,
);

test('of two simulators on one database only one is active', async () => {
  const first = createLease(server.kit.source, 'simulator', 60);
  expect(await first.take()).toBe(true);
  const before = await server.kit.db.selectFrom('event').select('id').execute();
  const simulator = play(10);
  await sleep(300);
  await simulator.stop();
  expect(await server.kit.db.selectFrom('event').select('id').execute()).toHaveLength(before.length);
  await first.release();
});
