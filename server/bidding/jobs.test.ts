import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLot } from './factories.ts';
import { biddingJobs } from './jobs.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const run = (queue: string): Promise<void> => {
  const job = biddingJobs({ source: kit.source } as Parameters<typeof biddingJobs>[0]).find(
    (one) => one.queue === queue,
  );
  if (!job) throw new Error(`There is no job ${queue}.`);
  return job.run({});
};

/** Makes every change to these lots fail while the work runs. */
const withBrokenLots = async (ids: readonly string[], work: () => Promise<void>): Promise<void> => {
  await sql`create function break_lot() returns trigger language plpgsql as
    'begin raise exception ''lot % is broken'', old.talent_request_id; end'`.execute(kit.db);
  await sql
    .raw(
      `create trigger break_lot before update on lot for each row
       when (old.talent_request_id in (${ids.map((id) => `'${id}'`).join(', ')})) execute function break_lot()`,
    )
    .execute(kit.db);
  try {
    await work();
  } finally {
    await sql`drop function break_lot cascade`.execute(kit.db);
  }
};

const statesOf = (lots: readonly { lotId: string }[]) => Promise.all(lots.map(({ lotId }) => auction.stateOf(lotId)));

test('lots that cannot be closed do not block others, and fail the job with their ids', async () => {
  const lots = [];
  for (const hours of [1, 2, 3]) lots.push(await makeLot(kit, auction.market, { hours }));
  const [first = '', second = ''] = lots.map(({ lotId }) => lotId);
  kit.clock.advance(4 * 3_600_000);
  await withBrokenLots([first, second], async () => {
    const failure = run('bidding.close-lots');
    await expect(failure).rejects.toThrow(`2 of 3 records failed: ${first}, ${second}`);
    await expect(failure).rejects.toMatchObject({ errors: [{ message: `lot ${first} is broken` }, {}] });
  });
  expect(await statesOf(lots)).toEqual(['open', 'open', 'unsuccessful']);
  await run('bidding.close-lots');
  expect(await statesOf(lots)).toEqual(['unsuccessful', 'unsuccessful', 'unsuccessful']);
});

test('a standstill that cannot be ended does not block others', async () => {
  const lots = [await auction.lotInStandstill()];
  auction.reset();
  lots.push(await auction.lotInStandstill());
  kit.clock.set(new Date('2026-11-27T06:00:00Z'));
  const [{ lotId: broken } = { lotId: '' }] = lots;
  await withBrokenLots([broken], async () => {
    await expect(run('bidding.end-standstills')).rejects.toThrow(`1 of 2 records failed: ${broken}`);
  });
  expect(await statesOf(lots)).toEqual(['standstill', 'awarded']);
  await run('bidding.end-standstills');
  expect(await statesOf(lots)).toEqual(['awarded', 'awarded']);
});
