import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { pino } from 'pino';
import { migrate } from '#database/migrate.ts';
import { listLotsEndpoint, placeBidEndpoint, readLotEndpoint } from '#contract/bidding/endpoints.ts';
import { feedEndpoint } from '#contract/notifications/endpoints.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeLot } from '#server/bidding/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { createFeedTokens } from '#server/platform/live/token.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { createKitOn } from '#server/testing/kit-on.ts';
import { requestFromChild, startServer } from '../child.ts';
import { percentile } from '../figures.ts';
import { productionSettings } from '../settings.ts';
import { sharedClockNow } from './open-feed.ts';

// `npm run bench:position`: pages of all bidders are open on one lot. An agency bids, and the pages of the rivals
// whose position changes show the change. The time is measured from sending the bid until the last such page has all
// its answers.
const pages = Number(process.env.BENCH_PAGES ?? '500');
const agencies = 50;
const rounds = Number(process.env.BENCH_ROUNDS ?? '20');
const barMs = 250;
const patienceMs = 30_000;
const port = 21_395;

const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-bench-position-'));
chmodSync(dataDir, 0o711);
const children: ChildProcess[] = [];
const start = async (file: string, args: string[], env: Record<string, string>) => {
  const started = await startServer(file, args, env);
  children.push(started.child);
  return started;
};
const urlOf = (path: string, ids: Record<string, string>): string =>
  `http://127.0.0.1:${String(port)}${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')}`;

interface Agency {
  readonly tenantId: string;
  readonly userIds: readonly string[];
}

const embedded = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'error' }) });
try {
  await migrate(embedded.adminUrl);
  const clock = createClock();
  const kit = createKitOn(embedded.adminUrl, { now: clock.now() });
  const client = await makeTenant(kit.db, { side: 'client' });
  const bidders: Agency[] = [];
  while (bidders.length < agencies) {
    const { id: tenantId } = await makeTenant(kit.db);
    const userIds: string[] = [];
    while (userIds.length < pages / agencies) userIds.push((await makeUser(kit.db, { tenantId })).id);
    bidders.push({ tenantId, userIds });
  }
  const [one, other, ...others] = bidders;
  if (!one || !other) throw new Error('The benchmark needs two agencies.');
  const { auctionId, lotId } = await makeLot(
    kit,
    { client, agency: { id: one.tenantId }, rival: { id: other.tenantId } },
    { hours: 240 },
  );
  for (const { tenantId } of others) await makeApplication(kit.db, { engagementId: auctionId, supplierId: tenantId });
  await kit.close();

  const settings = productionSettings({ url: embedded.adminUrl, dataDir }, port);
  const users = bidders.flatMap(({ userIds }) => userIds);
  const server = await start('live/server.ts', users, settings);
  const tokens = new Map(server.said.split(' ').map((token, place) => [users[place] ?? '', token]));
  const feedTokens = createFeedTokens(settings['SECRET'] ?? '', clock);

  let amount = 99_000_000;
  /** Places a bid slightly below every bid so far; returns when it was sent. */
  const bid = async ({ tenantId, userIds: [userId = ''] }: Agency): Promise<number> => {
    amount -= 1;
    const sentAt = sharedClockNow();
    const answer = await fetch(urlOf(placeBidEndpoint.path, {}), {
      method: placeBidEndpoint.method,
      headers: {
        authorization: `Bearer ${tokens.get(userId) ?? ''}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ talentRequestId: lotId, bidAmount: String(amount), rulesVersion: 1, tenantId }),
    });
    if (answer.status !== 200)
      throw new Error(`A bid is answered with ${String(answer.status)} ${await answer.text()}`);
    return sentAt;
  };
  /** The agencies by position, best first. */
  let ranking: Agency[] = [];
  for (const agency of bidders) {
    await bid(agency);
    ranking = [agency, ...ranking];
  }

  const browsers = await start('live/pages.ts', [], {});
  const ids = { auctionId, talentRequestId: lotId };
  await requestFromChild(browsers.child, {
    feedUrl: urlOf(feedEndpoint.path, {}),
    reads: [urlOf(listLotsEndpoint.path, ids), urlOf(readLotEndpoint.path, ids)],
    pages: await Promise.all(
      users.map(async (userId) => {
        const token = tokens.get(userId) ?? '';
        return { token, feedToken: await feedTokens.mint(String(decodeJwt(token)['sid'])) };
      }),
    ),
  });

  /**
   * Lets the bidder at this position take the lead, so that every bidder ahead of it loses a position. Returns the
   * delays until the pages of these bidders show the change.
   */
  const measure = async (place: number): Promise<number[]> => {
    const delays: number[] = [];
    const pagesShown = (pages / agencies) * place;
    for (let round = 0; round < rounds + 2; round += 1) {
      const agency = ranking[place];
      if (!agency) throw new Error('There is no such position.');
      const sentAt = await bid(agency);
      ranking = [agency, ...ranking.filter((each) => each !== agency)];
      const shownAt: number[] = [];
      while (shownAt.length < pagesShown && sharedClockNow() - sentAt < patienceMs) {
        await delay(250);
        shownAt.push(...(await requestFromChild<number[]>(browsers.child, 'shown')));
      }
      if (shownAt.length !== pagesShown)
        throw new Error(`${String(shownAt.length)} of ${String(pagesShown)} pages show their new position.`);
      // Pages refetch at most once per second.
      await delay(1200);
      // The first rounds are a warm-up.
      if (round >= 2) delays.push(...shownAt.map((at) => at - sentAt));
    }
    return delays.toSorted((a, b) => a - b);
  };
  const report = (name: string, delays: readonly number[]): void =>
    console.log(
      `${name}: p50 ${percentile(delays, 0.5).toFixed(0)} ms, p99 ${percentile(delays, 0.99).toFixed(0)} ms, longest ${percentile(delays, 1).toFixed(0)} ms`,
    );
  console.log(
    `${String(pages)} pages of ${String(agencies)} bidders open on one lot; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
  const ofOneRival = await measure(1);
  report(`one rival loses the lead, ${String(pages / agencies)} pages (bar: p99 ${String(barMs)} ms)`, ofOneRival);
  report(
    `every rival loses a position, ${String((pages / agencies) * (agencies - 1))} pages (not held)`,
    await measure(agencies - 1),
  );
  if (percentile(ofOneRival, 0.99) > barMs) process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
