import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { claimedPersonActions, ownershipActions } from './testing/model/action-sets.ts';
import { missedEvents, playSequence, type ActionCoverage, type SequenceStep } from './testing/model/play.ts';
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
  // A sequence takes a few weeks, so the short ownership periods end within it, and the usual one doesn't.
  ownership: fc.record({
    ownershipDays: fc.constantFrom(2, 2, 9, 180),
    ownershipScope: fc.constantFrom('all_requests', 'all_requests', 'this_request'),
  }),
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
const move: fc.Arbitrary<SequenceStep> = fc.record({ luck: fc.nat(11), choice: fc.nat(9999), pick: fc.nat(9999) });

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
          expect(await playSequence(server, cast, from, moves, { share: shareOf(drawn) })).toBeUndefined();
        },
      ),
      { numRuns: sequences, seed, endOnFailure },
    );
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

const uniform = fc.noBias(fc.nat(9999));
const ownershipBeginning: fc.Arbitrary<InitialState> = fc.record({
  kind: fc.constant('set-rate'),
  requiresPrequalification: fc.constant(false),
  requiresConsent: fc.boolean(),
  // The longest waits last a week and a month, so the short ownership periods end during a sequence, and the usual one
  // doesn't.
  ownership: fc.record({
    ownershipDays: fc.constantFrom(2, 6, 180),
    ownershipScope: fc.constantFrom('all_requests', 'this_request'),
  }),
  prequalification: fc.constant({ agency: 2, rival: 2 }),
  requests: fc.constant(
    [1, 2].map(() => ({ noOfRoles: 2, cvCap: null, statusId: 2, standstillDays: 0, minimumBids: 1 })),
  ),
  closingInHours: fc.constant(400),
  hasLateDeadlines: fc.constant(false),
  isRunning: fc.constant(true),
  bidding: fc.constant(null),
  isPublished: fc.constant(true),
});
const ownershipMove: fc.Arbitrary<SequenceStep> = fc.record({
  // Time passes more often than elsewhere, since most of these rules depend on deadlines.
  luck: fc.noBias(fc.nat(12)).map((drawn) => (drawn > 10 ? 0 : drawn)),
  choice: uniform,
  pick: uniform,
});

const usualSeed = 20_261_120;
/** The minimum number of occurrences of each event, so that the model can't stop exercising one unnoticed. */
const exercised = {
  'submits person': 10,
  'a submission where all_requests counts': 10,
  'a submission where this_request counts': 10,
  agrees: 10,
  refuses: 4,
  'withdraws their consent': 2,
  'a consent is withdrawn after the candidacy': 1,
  'a consent is withdrawn after the hire': 1,
  'claims a candidate': 8,
  'withdraws a claim': 2,
  'accepts a claim': 2,
  'contests a claim': 3,
  'a claim lapses': 2,
  'a claim on a withdrawn candidate is read': 1,
  'Rolecall decides that a claim is upheld': 1,
  'Rolecall decides that a claim is dismissed': 1,
  'disputes person': 8,
  'answers a dispute': 3,
  'withdraws a dispute': 3,
  'Rolecall decides that a dispute is upheld': 1,
  'Rolecall decides that a dispute is dismissed': 2,
  'a fee is put on hold': 2,
  'a fee is assigned to the other agency': 1,
  'an ownership begins again': 2,
  'an ownership is taken over': 2,
};

test(
  'after any sequence of submissions, consents, claims, disputes and expiry, each person has one owner',
  async () => {
    const coverage: ActionCoverage = new Map();
    await fc.assert(
      fc.asyncProperty(
        ownershipBeginning,
        fc.array(ownershipMove, { minLength: 40, maxLength: 40 }),
        async (from, moves) => {
          // Every sequence begins in the same minute, so without this, all of them would share one rate limit.
          await sql`delete from rate_limit`.execute(server.kit.db);
          expect(await playSequence(server, cast, from, moves, { acts: ownershipActions, coverage })).toBeUndefined();
        },
      ),
      { numRuns: Math.ceil(sequences * 0.6), seed, endOnFailure },
    );
    // With fewer sequences or another seed, some of the events may be missing.
    if (sequences < 50 || seed !== usualSeed) return;
    expect(missedEvents(coverage, exercised)).toEqual([]);
  },
  sequences * 30_000,
);

// With three requests, an agency can submit the same person three times, so that only one of the candidates connects
// the contacts of the other two.
const chainRequests = ({ requests }: InitialState) => [1, 2, 3].flatMap(() => requests.slice(0, 1));
const chainBeginning = ownershipBeginning.map((from) => ({
  ...from,
  requiresConsent: false,
  ownership: { ...from.ownership, ownershipScope: 'all_requests' as const },
  requests: chainRequests(from),
}));
const firstPerson = fc.nat(9);

test(
  'a person whose contacts only a third candidate connects has one owner',
  async () => {
    const coverage: ActionCoverage = new Map();
    await fc.assert(
      fc.asyncProperty(
        chainBeginning,
        firstPerson,
        fc.array(ownershipMove, { minLength: 40, maxLength: 40 }),
        async (from, drawn, moves) => {
          await sql`delete from rate_limit`.execute(server.kit.db);
          const beginning = { ...from, firstPerson: drawn };
          expect(
            await playSequence(server, cast, beginning, moves, { acts: ownershipActions, coverage }),
          ).toBeUndefined();
        },
      ),
      { numRuns: Math.ceil(sequences * 0.2), seed, endOnFailure },
    );
    if (sequences < 50 || seed !== usualSeed) return;
    expect(coverage.get('a person is connected by a third candidate') ?? 0).toBeGreaterThan(4);
  },
  sequences * 10_000,
);

// The engagement stays open for a year, so that the person can be submitted again half a year after the first time.
const idleBeginning = ownershipBeginning.chain((from) =>
  fc
    .record({ days: fc.constantFrom(2, 179, 181, 200), isRejected: fc.boolean(), firstPerson })
    .map((idle) => ({ ...from, requiresConsent: false, requests: chainRequests(from), closingInHours: 8760, idle })),
);
// Most picks are the first person, so that the same person is often submitted again and claimed.
const onePersonMove: fc.Arbitrary<SequenceStep> = fc
  .tuple(ownershipMove, fc.nat(4))
  .map(([move, drawn]) => (drawn === 0 ? move : { ...move, pick: move.pick - (move.pick % 8) + (move.choice % 2) }));
const exercisedByClaims = {
  'claims a candidate': 5,
  'a claim with later contacts is refused': 1,
  'no claim after a long candidacy': 2,
  'no claim after one on another submission': 2,
  'no claim after the time for another submission': 2,
};

test(
  'a person who was submitted half a year ago has one owner, and is claimed only with proof from before',
  async () => {
    const coverage: ActionCoverage = new Map();
    await fc.assert(
      fc.asyncProperty(
        idleBeginning,
        fc.array(onePersonMove, { minLength: 30, maxLength: 30 }),
        async (from, moves) => {
          await sql`delete from rate_limit`.execute(server.kit.db);
          expect(
            await playSequence(server, cast, from, moves, { acts: claimedPersonActions, coverage }),
          ).toBeUndefined();
        },
      ),
      { numRuns: Math.ceil(sequences * 0.4), seed, endOnFailure },
    );
    if (sequences < 50 || seed !== usualSeed) return;
    expect(missedEvents(coverage, exercisedByClaims)).toEqual([]);
  },
  sequences * 15_000,
);
