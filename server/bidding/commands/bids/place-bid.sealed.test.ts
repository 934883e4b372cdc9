import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeBidEndpoint, readLotEndpoint } from '#contract/bidding/endpoints.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeLot } from '../../factories.ts';
import { decryptOpeningForBidder } from '../../rules/log/sealed-opening.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { createTestServerOn, type TestServer } from '#server/testing/server-on.ts';

// Before a sealed lot closes, neither the database nor the log contains an amount or a salt in plain text: every value
// in every table is searched, and every line that the server has logged.

const sealedAmount = '9517.31';
const rankedAmount = '9517.32';
const refusedAmount = '9999999.77';
const failedAmount = '9017.33';

let kit: TestKit;
let server: TestServer;
let market: MarketFixture;
let pool: pg.Pool;
const lines: string[] = [];
const answers: string[] = [];
const jobs: string[] = [];
const salts: string[] = [];

/** Returns the tables with a row that contains the text in any column: text, numbers, JSON, arrays and bytes alike. */
const tablesWith = async (text: string): Promise<string[]> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select 1 from ${name} as t where t::text like $1 limit 1`, [`%${text}%`]);
    if (rowCount !== null && rowCount > 0) found.push(name);
  }
  return found.toSorted();
};

beforeAll(async () => {
  kit = await createTestKit();
  const log = createLog({ mode: 'production', logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });
  const logged = { ...kit, source: { ...kit.source, log } };
  server = await createTestServerOn(logged, { LOG_LEVEL: 'trace' });
  pool = new pg.Pool({ connectionString: kit.databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  market = await makeMarketFixture(kit.db);
  const sealed = await makeLot(kit, market, { bidTypeId: 1, ceiling: '20000' });
  const ranked = await makeLot(kit, market);
  const bid = async (talentRequestId: string, bidAmount: string, key: string) => {
    const input = { talentRequestId, bidAmount, rulesVersion: 1 };
    return server.call(market.owner.id, placeBidEndpoint, input, { key });
  };
  for (const [lotId, amount, key] of [
    [sealed.lotId, refusedAmount, 'a-refused-bid'],
    [sealed.lotId, sealedAmount, 'a-sealed-bid'],
    [sealed.lotId, sealedAmount, 'a-sealed-bid'],
    [ranked.lotId, rankedAmount, 'a-ranked-bid'],
  ] as const)
    answers.push(JSON.stringify((await bid(lotId, amount, key)).body));
  // The database's error message, which is logged, contains the rejected row.
  await pool.query('alter table bid add constraint refuse_all check (false) not valid');
  for (const [userId, lotId] of [
    [market.rivalOwner.id, sealed.lotId],
    [market.owner.id, ranked.lotId],
  ] as const) {
    const input = { talentRequestId: lotId, bidAmount: failedAmount, rulesVersion: 1 };
    expect((await server.call(userId, placeBidEndpoint, input)).status).toBe(500);
  }
  await pool.query('alter table bid drop constraint refuse_all');
  // The agency itself can read the amount, but no plain-text copy of it may be cached.
  await server.call(market.owner.id, readLotEndpoint, { auctionId: sealed.auctionId, talentRequestId: sealed.lotId });
  jobs.push(JSON.stringify(kit.enqueued));
  for (const { queue, data } of kit.enqueued.splice(0))
    await server.product.jobs.find((job) => job.queue === queue)?.run(data);
  const bids = await kit.db.selectFrom('bid').select(['supplierId', 'sealedForBidder', 'salt']).execute();
  for (const { supplierId, sealedForBidder, salt } of bids)
    salts.push(
      sealedForBidder === null
        ? (salt ?? '')
        : decryptOpeningForBidder(kit.source.vault, supplierId, sealedForBidder).salt,
    );
}, 60_000);
afterAll(async () => {
  await pool.end();
  await server.close();
});

test('no table has a sealed or a refused amount in clear, while a ranked one is found', async () => {
  expect(await tablesWith(sealedAmount)).toEqual([]);
  expect(await tablesWith(refusedAmount)).toEqual([]);
  expect(await tablesWith(failedAmount)).toEqual([]);
  expect(await tablesWith(rankedAmount)).toEqual(['public.bid', 'public.standing_bid']);
});

test('no table has the salt of a sealed bid in clear, while that of a ranked one is found', async () => {
  const [sealed = '', ranked = ''] = salts;
  expect([sealed.length, ranked.length]).toEqual([43, 43]);
  expect(await tablesWith(sealed)).toEqual([]);
  expect(await tablesWith(ranked)).toEqual(['public.bid']);
});

test('neither the log, the jobs nor the answers to bids have an amount or a salt', () => {
  const written = [...lines, ...answers, ...jobs].join('\n');
  expect(lines.filter((line) => line.includes('refuse_all'))).toHaveLength(2);
  expect(jobs.join()).toContain('announce-bid');
  expect(answers[1]).toBe(answers[2]);
  for (const secret of [sealedAmount, refusedAmount, rankedAmount, failedAmount, ...salts])
    expect(written).not.toContain(secret);
});
