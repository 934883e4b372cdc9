import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { migrate } from '#database/migrate.ts';
import { changeClosingEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { feedEndpoint } from '#contract/notifications/endpoints.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { createFeedTokens } from '#server/platform/live/token.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { createKitOn } from '#server/testing/kit-on.ts';
import { requestFromChild, startServer } from '../child.ts';
import { percentile } from '../figures.ts';
import { productionSettings } from '../settings.ts';
import { sharedClockNow } from './open-feed.ts';
import { createDiscussions, sendDiscussionMessages } from './threads.ts';

// `npm run bench:live`: an employer changes a closing time over HTTP, and the change is broadcast to the feeds of all
// approved agencies, while the employer writes messages in discussions with one of them. Separate processes hold the
// feeds; a second server receives the change from the first.
const feeds = Number(process.env.BENCH_FEEDS ?? '4000');
const feedsElsewhere = 200;
const readers = 2;
const rounds = Number(process.env.BENCH_ROUNDS ?? '20');
const threadPages = 10;
const bars = { broadcastMs: 150, messageMs: 100, changeMs: 250, bytesPerFeed: 30_000 };
const ports = { first: 21_381, second: 21_382 };

interface Memory {
  rss: number;
  heapUsed: number;
  external: number;
  feeds: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-bench-live-'));
chmodSync(dataDir, 0o711);
const children: ChildProcess[] = [];
const start = async (file: string, args: string[], env: Record<string, string>) => {
  const started = await startServer(file, args, env);
  children.push(started.child);
  return started;
};
const sortedOf = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const figures = (values: readonly number[]): string => {
  const sorted = sortedOf(values);
  return `p50 ${percentile(sorted, 0.5).toFixed(0)} ms, p99 ${percentile(sorted, 0.99).toFixed(0)} ms, longest ${percentile(sorted, 1).toFixed(0)} ms`;
};

const embedded = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'error' }) });
try {
  await migrate(embedded.adminUrl);
  const clock = createClock();
  const kit = createKitOn(embedded.adminUrl, { now: clock.now() });
  const client = await makeTenant(kit.db, { side: 'client' });
  const employer = await makeUser(kit.db, { tenantId: client.id });
  const engagement = await makeEngagement(kit.db, { clientId: client.id, createdAt: clock.now() });
  const all = feeds + feedsElsewhere;
  const sessions: string[] = [];
  while (sessions.length < all) {
    const tenant = await makeTenant(kit.db);
    for (let user = 0; user < 10; user += 1) {
      const { id } = await makeUser(kit.db, { tenantId: tenant.id });
      for (let session = 0; session < 5; session += 1) sessions.push(`${id}-${String(session)}`);
    }
  }
  const day = { createdAt: clock.now(), expiresAt: new Date(clock.now().getTime() + 86_400_000) };
  for (let from = 0; from < sessions.length; from += 1000) {
    await kit.db
      .insertInto('session')
      .values(sessions.slice(from, from + 1000).map((id) => ({ id, userId: id.slice(0, 36), ...day })))
      .execute();
  }
  const partner = await makeTenant(kit.db);
  const reader = await makeUser(kit.db, { tenantId: partner.id });
  const readerSessions = Array.from({ length: threadPages }, (_page, page) => `${reader.id}-${String(page)}`);
  await kit.db
    .insertInto('session')
    .values(readerSessions.map((id) => ({ id, userId: reader.id, ...day })))
    .execute();
  const discussionIds = await createDiscussions(kit.db, {
    supplierId: partner.id,
    clientId: client.id,
    engagementId: engagement.id,
    at: clock.now(),
  });
  await kit.close();

  const world = { url: embedded.adminUrl, dataDir };
  const settings = productionSettings(world, ports.first);
  const first = await start('live/server.ts', [employer.id], settings);
  await start('live/server.ts', [employer.id], {
    ...settings,
    PORT: String(ports.second),
  });
  const tokens = createFeedTokens(settings.SECRET ?? '', clock);
  const hold = async (port: number, ids: readonly string[]): Promise<ChildProcess> => {
    const { child } = await start('live/feeds.ts', [], {});
    const url = `http://127.0.0.1:${String(port)}${feedEndpoint.path}`;
    await requestFromChild(child, { url, tokens: await Promise.all(ids.map((id) => tokens.mint(id))) });
    return child;
  };

  const probe = await hold(ports.first, sessions.slice(0, 20));
  await delay(1000);
  const before = await requestFromChild<Memory>(first.child, 'memory');
  const near: ChildProcess[] = [];
  const share = Math.ceil((feeds - 20) / readers);
  for (let reader = 0; reader < readers; reader += 1) {
    const from = 20 + reader * share;
    near.push(await hold(ports.first, sessions.slice(from, Math.min(from + share, feeds))));
  }
  near.push(probe);
  await delay(1000);
  const after = await requestFromChild<Memory>(first.child, 'memory');
  const far = await hold(ports.second, sessions.slice(feeds, all));
  const discussing = await hold(ports.first, readerSessions);

  const change = async (round: number): Promise<{ sent: number; answered: number }> => {
    const sent = sharedClockNow();
    const answer = await fetch(`http://127.0.0.1:${String(ports.first)}${changeClosingEndpoint.path}`, {
      method: changeClosingEndpoint.method,
      headers: { authorization: `Bearer ${first.said}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        engagementId: engagement.id,
        closingAt: new Date(day.expiresAt.getTime() + round * 60_000).toISOString(),
      }),
    });
    const answered = sharedClockNow();
    if (answer.status !== 200)
      throw new Error(`The change responds with ${String(answer.status)} ${await answer.text()}`);
    return { sent, answered };
  };

  const stopWriting = sendDiscussionMessages(`http://127.0.0.1:${String(ports.first)}`, first.said, discussionIds);
  const broadcast: number[] = [];
  const changeNear: number[] = [];
  const changeFar: number[] = [];
  for (let round = 0; round < rounds + 2; round += 1) {
    const { sent, answered } = await change(round);
    await delay(1000);
    const heardNear = (await Promise.all(near.map((child) => requestFromChild<number[]>(child, 'heard')))).flat();
    const heardFar = await requestFromChild<number[]>(far, 'heard');
    if (heardNear.length !== feeds || heardFar.length !== feedsElsewhere)
      throw new Error(`${String(heardNear.length)} and ${String(heardFar.length)} feeds have received the change.`);
    // The first rounds are a warm-up.
    if (round < 2) continue;
    broadcast.push(...heardNear.map((time) => time - answered));
    changeNear.push(...heardNear.map((time) => time - sent));
    changeFar.push(...heardFar.map((time) => time - sent));
  }
  const messages = await stopWriting();
  await delay(1000);
  const heardMessages = (await requestFromChild<number[]>(discussing, 'heard')).length;
  const expectedMessages = threadPages * (messages.length + rounds + 2);
  if (heardMessages < expectedMessages)
    throw new Error(
      `${String(heardMessages)} of ${String(expectedMessages)} updates of discussions have been received.`,
    );
  const perFeed = (field: 'rss' | 'heapUsed' | 'external') =>
    (after[field] - before[field]) / (after.feeds - before.feeds);
  const heap = perFeed('heapUsed') + perFeed('external');
  process.stdout.write(
    `\n${String(feeds)} feeds at one process, ${String(feedsElsewhere)} at a second one, ${String(rounds)} changes by HTTP at the first; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}\n` +
      `from the answer of the call to the feeds of the same process  ${figures(broadcast)}\n` +
      `from the sending of the call to the feeds of the same process ${figures(changeNear)}\n` +
      `from the sending of the call to the feeds of the other process ${figures(changeFar)}\n` +
      `${String(messages.length)} messages in ${String(discussionIds.length)} discussions meanwhile      ${figures(messages)}\n` +
      `memory for one feed: ${(perFeed('rss') / 1000).toFixed(1)} kB of the process, ${(heap / 1000).toFixed(1)} kB of its heap and buffers\n`,
  );
  const misses = [
    percentile(sortedOf(broadcast), 0.99) > bars.broadcastMs
      ? `the broadcast takes more than ${String(bars.broadcastMs)} ms`
      : '',
    percentile(sortedOf(changeNear), 0.99) > bars.changeMs
      ? `a change takes more than ${String(bars.changeMs)} ms`
      : '',
    percentile(sortedOf(changeFar), 0.99) > bars.changeMs
      ? `a change takes more than ${String(bars.changeMs)} ms to the other process`
      : '',
    percentile(sortedOf(messages), 0.99) > bars.messageMs
      ? `a message takes more than ${String(bars.messageMs)} ms`
      : '',
    perFeed('rss') > bars.bytesPerFeed ? `a feed takes more than ${String(bars.bytesPerFeed / 1000)} kB` : '',
  ].filter((miss) => miss !== '');
  process.stdout.write(misses.length === 0 ? 'Within the bars.\n' : `Not within the bars: ${misses.join('; ')}.\n`);
  if (misses.length > 0) process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
