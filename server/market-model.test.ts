import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { playSequence, type ModelMove } from './testing/model/play.ts';
import { makeModelUsers, type InitialState, type ModelUsers } from './testing/model/fixture.ts';
import { createTestServer, type TestServer } from './testing/server.ts';

// Sequences of calls by an agency, its rival, employers and the clock, compared with an independent model of the rules.
// A failure reports its seed: GENERATED_SEED=… repeats it.
const { seed, sequences, endOnFailure, isLong } = inject('generated');

let server: TestServer;
let cast: ModelUsers;
beforeAll(async () => {
  server = await createTestServer();
  cast = await makeModelUsers(server.kit.db);
});
afterAll(() => server.close());

const request = fc.record({
  noOfRoles: fc.integer({ min: 1, max: 2 }),
  cvCap: fc.constantFrom(null, null, 1),
  statusId: fc.constantFrom(2, 2, 2, 1),
  standstillDays: fc.constantFrom(0, 1, 1),
  minimumBids: fc.constantFrom(1, 1, 2),
});
const bidding: fc.Arbitrary<InitialState['bidding']> = fc.record({
  bidders: fc.constantFrom([], ['rival'], ['agency', 'rival'], ['rival', 'agency']),
  isClosed: fc.constantFrom(true, true, false),
});
const beginning: fc.Arbitrary<InitialState> = fc.record({
  kind: fc.constantFrom(
    ...(['set-rate', 'set-rate', 'tender-rate', 'tender-rate', 'competitive', 'competitive', 'competitive'] as const),
  ),
  requiresPrequalification: fc.boolean(),
  prequalification: fc.record({ agency: fc.constantFrom(2, 2, 2, 0, 1, 3, 4, 5), rival: fc.constantFrom(2, 2, 0, 3) }),
  requests: fc.array(request, { minLength: 1, maxLength: 2 }),
  closingInHours: fc.constantFrom(2, 48, 400),
  hasLateDeadlines: fc.boolean(),
  isRunning: fc.boolean(),
  bidding: fc.option(bidding, { freq: 3 }),
  isPublished: fc.integer({ min: 0, max: 14 }).map((drawn) => drawn > 0),
});
const move: fc.Arbitrary<ModelMove> = fc.record({ luck: fc.nat(10), choice: fc.nat(9999), pick: fc.nat(9999) });

// All reads as everyone take seconds: after every 25th sequence, and after each in the long run. Otherwise a 24th of them.
const turn = fc.nat(9999);
let sequencesRead = 0;
const shareOf = (drawn: number) => {
  const isWhole = isLong || sequencesRead % 25 === 0;
  sequencesRead += 1;
  return { turn: drawn, of: isWhole ? 1 : 24 };
};

test(
  'after any sequence the market matches the model, screens offer exactly the accepted actions, and every read conforms to the contract',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        beginning,
        fc.array(move, { minLength: 30, maxLength: 30 }),
        turn,
        async (from, moves, drawn) => {
          expect(await playSequence(server, cast, from, moves, shareOf(drawn))).toBeUndefined();
        },
      ),
      { numRuns: sequences, seed, endOnFailure },
    );
    // The denormalised rows match their views after any sequence.
    for (const [table, view] of [
      ['select * from board_row', 'select * from app.board_now'],
      ['select * from candidate_words', 'select * from app.candidate_words_now'],
      [
        "select engagement_id, closing_at, words from opportunity_text where phrases <> '{}'",
        'select engagement_id, closing_at, words from app.opportunity_now',
      ],
    ] as const) {
      const { rows: stale } = await sql
        .raw(`(${table} except ${view}) union all (${view} except ${table})`)
        .execute(server.kit.db);
      expect([table, stale]).toEqual([table, []]);
    }
  },
  sequences * 30_000,
);
