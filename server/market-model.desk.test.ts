import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { deskActions } from './testing/model/action-sets.ts';
import { makeModelUsers, type InitialState, type ModelUsers } from './testing/model/fixture.ts';
import { missedEvents, playSequence, type ActionCoverage, type SequenceStep } from './testing/model/play.ts';
import { createTestServer, type TestServer } from './testing/server.ts';

// Like market-model.test.ts, with only the actions on submitted candidates, which few sequences of all actions reach.
const { seed, sequences, endOnFailure } = inject('generated');

let server: TestServer;
let cast: ModelUsers;
beforeAll(async () => {
  server = await createTestServer({ env: { OWNERSHIP_CHECKS_PER_DAY: '100000' } });
  cast = await makeModelUsers(server.kit.db);
});
afterAll(() => server.close());

const request = { noOfRoles: 2, cvCap: null, statusId: 2, standstillDays: 0, minimumBids: 1 } as const;
const beginning: InitialState = {
  kind: 'set-rate',
  requiresPrequalification: false,
  requiresConsent: false,
  ownership: { ownershipDays: 180, ownershipScope: 'this_request' },
  prequalification: { agency: 2, rival: 2 },
  requests: [request, { ...request, cvCap: 2 }],
  closingInHours: 400,
  hasLateDeadlines: false,
  isRunning: true,
  bidding: null,
  isPublished: true,
};
const uniform = fc.noBias(fc.nat(9999));
const move: fc.Arbitrary<SequenceStep> = fc.record({ luck: fc.noBias(fc.nat(11)), choice: uniform, pick: uniform });

const usualSeed = 20_261_120;
/** The minimum number of occurrences of each event, so that the model can't stop exercising one unnoticed. */
const exercised = {
  'proposes a salary': 8,
  'approves a salary': 2,
  'rejects a salary': 1,
  'withdraws a proposed salary': 2,
  "acknowledges the employer's changes": 15,
  'takes a move back': 2,
  'takes a rejection back': 5,
  'takes a withdrawal back': 2,
  'a salary is proposed again by an undo': 1,
  'several candidates are moved at once': 5,
  'several candidates are rejected at once': 2,
  'several candidates are withdrawn at once': 2,
  'a row of a bulk action is undone': 10,
};

test(
  'after any sequence of moves, salaries, edits, acknowledgement, undo and bulk actions the market matches the model',
  async () => {
    const coverage: ActionCoverage = new Map();
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 40, maxLength: 40 }), async (moves) => {
        expect(await playSequence(server, cast, beginning, moves, { acts: deskActions, coverage })).toBeUndefined();
      }),
      { numRuns: Math.ceil(sequences * 0.2), seed, endOnFailure },
    );
    // With fewer sequences or another seed, some of the events may be missing.
    if (sequences < 50 || seed !== usualSeed) return;
    expect(missedEvents(coverage, exercised)).toEqual([]);
  },
  sequences * 10_000,
);
