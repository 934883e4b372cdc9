import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { playSequence, type ModelMove } from './testing/model/play.ts';
import { makeModelUsers, type InitialState, type ModelUsers } from './testing/model/fixture.ts';
import { createTestServer, type TestServer } from './testing/server.ts';

// Compares sequences of calls by an agency, its rival, employers and the clock with an independent model of the rules.
// A failure reports its seed, and GENERATED_SEED=… repeats it.
const { seed, sequences, endOnFailure, isLong } = inject('generated');

let server: TestServer;
let cast: ModelUsers;
beforeAll(async () => {
  // All sequences run within a few simulated weeks and with the same users, who would soon reach the usual limit.
  server = await createTestServer({ env: { OWNERSHIP_CHECKS_PER_DAY: '100000' } });
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
const anyBeginning: fc.Arbitrary<InitialState> = fc.record({
  kind: fc.constantFrom(
    ...(['set-rate', 'set-rate', 'tender-rate', 'tender-rate', 'competitive', 'competitive', 'competitive'] as const),
  ),
  requiresPrequalification: fc.boolean(),
  requiresConsent: fc.constantFrom(false, false, true),
  prequalification: fc.record({ agency: fc.constantFrom(2, 2, 2, 0, 1, 3, 4, 5), rival: fc.constantFrom(2, 2, 0, 3) }),
  requests: fc.array(request, { minLength: 1, maxLength: 2 }),
  closingInHours: fc.constantFrom(2, 48, 400),
  hasLateDeadlines: fc.boolean(),
  isRunning: fc.boolean(),
  bidding: fc.option(bidding, { freq: 3 }),
  isPublished: fc.integer({ min: 0, max: 14 }).map((drawn) => drawn > 0),
});
// Where candidates must give consent, agencies can submit from the beginning, so that most sequences reach the
// candidates' answers.
const beginning = anyBeginning.map((from) =>
  from.requiresConsent ? { ...from, isPublished: true, isRunning: true } : from,
);
const move: fc.Arbitrary<ModelMove> = fc.record({ luck: fc.nat(11), choice: fc.nat(9999), pick: fc.nat(9999) });

// Reading everything as every user takes seconds, so it is done only after every 25th sequence, or after each one in
// the long run. After the other sequences, only one 24th of everything is read.
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
    // Both the rules and the database's guards prevent these states. The queries share no code with the rules or the
    // guards.
    for (const [rule, query] of [
      [
        'no open candidate lacks a consent that the engagement requires',
        `select k.id from candidate k join engagement e on e.id = k.engagement_id
           left join consent_request c on c.id = k.consent_request_id and c.supplier_id = k.supplier_id
         where e.requires_candidate_consent and k.status_id in (1, 4, 6, 8, 9) and c.state is distinct from 'agreed'`,
      ],
      [
        'no two agencies have an open candidacy of one person at a client that owns people across its requests',
        `select i.key_hash from candidate_identity i join candidate k on k.id = i.candidate_id
           join tenant t on t.id = k.client_id and t.ownership_scope = 'all_requests'
         where k.status_id in (1, 4, 6, 8, 9)
         group by k.client_id, i.key_type, i.key_hash having count(distinct k.supplier_id) > 1`,
      ],
    ] as const) {
      const { rows } = await sql.raw(query).execute(server.kit.db);
      expect([rule, rows]).toEqual([rule, []]);
    }
    // The denormalised rows must match their views after any sequence.
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
