import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';
import { candidateReactions } from '../reactions.ts';
import { moveCandidate } from './move-candidate.ts';
import { rejectCandidate } from './reject-candidate.ts';
import { undoMove } from './undo-move.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit({ reactions: candidateReactions });
});
afterAll(() => kit.close());

const minute = 60_000;
const candidateAt = (place: SubmissionFixture, statusId: CandidateStatusId, given: object = {}) =>
  makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId, ...given });
const move = (place: SubmissionFixture, candidateId: string, candidateStatusId: CandidateStatusId, agreed = {}) =>
  kit.asClient(place.employer.id, (scope) => moveCandidate(scope, { candidateId, candidateStatusId, ...agreed }));
const undo = (place: SubmissionFixture, candidateId: string) =>
  kit.asClient(place.employer.id, (scope) => undoMove(scope, { candidateId }));
const reasonsOf = (answer: unknown) =>
  answer instanceof Refused ? [answer.refusal.code, ...answer.reasons.map((reason) => reason.code)] : ['done'];

describe('undoing a move', () => {
  it('that has been followed by another one is refused if the move is named', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id: candidateId } = await candidateAt(place, 1);
    const undoNamed = (candidateStatusId: CandidateStatusId) =>
      kit.asClient(place.employer.id, (scope) => undoMove(scope, { candidateId, candidateStatusId }));
    await move(place, candidateId, 4);
    await move(place, candidateId, 6);
    expect(reasonsOf(await undoNamed(4))).toEqual(['step-not-possible', 'no-move-to-undo']);
    expect(reasonsOf(await undoNamed(6))).toEqual(['done']);
    expect(reasonsOf(await undoNamed(4))).toEqual(['done']);
  });

  it('restores the status and its dates, step by step, and tells the agency [C02]', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place, 1);
    await move(place, id, 4);
    const shortlisted = kit.clock.now().toISOString();
    kit.clock.advance(minute);
    await move(place, id, 8);
    kit.clock.advance(minute);
    expect(await undo(place, id)).toMatchObject({
      candidateStatusId: 4,
      dateShortListed: shortlisted,
      dateInterviewed: null,
      since: shortlisted,
      can: { undoMove: { allowed: true } },
    });
    expect(await undo(place, id)).toMatchObject({ candidateStatusId: 1, dateShortListed: null });
    expect(reasonsOf(await undo(place, id))).toEqual(['step-not-possible', 'no-move-to-undo']);
    const events = await kit.db
      .selectFrom('event')
      .select(['kind', 'data'])
      .where('candidateId', '=', id)
      .orderBy('id')
      .execute();
    expect(events.slice(2)).toMatchObject([
      { kind: 'candidate.move-undone', data: { fromStatusId: 8, toStatusId: 4 } },
      { kind: 'candidate.move-undone', data: { fromStatusId: 4, toStatusId: 1 } },
    ]);
  });

  it('a moved candidate can be moved on again, with the date of the new move', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place, 1);
    await move(place, id, 6);
    await undo(place, id);
    kit.clock.advance(minute);
    expect(await move(place, id, 6)).toMatchObject({ dateScreened: kit.clock.now().toISOString() });
  });

  it("is possible for ten minutes: 'step-not-possible', 'no-move-to-undo'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const [early, late] = [await candidateAt(place, 1), await candidateAt(place, 1)];
    await move(place, early.id, 4);
    await move(place, late.id, 4);
    kit.clock.advance(10 * minute - 1);
    expect(await undo(place, early.id)).toMatchObject({ candidateStatusId: 1 });
    kit.clock.advance(1);
    expect(reasonsOf(await undo(place, late.id))).toEqual(['step-not-possible', 'no-move-to-undo']);
  });

  it('of a first move that is too long ago is refused although a later one was just undone', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place, 1);
    await move(place, id, 4);
    kit.clock.advance(9 * minute);
    await move(place, id, 6);
    await undo(place, id);
    kit.clock.advance(minute);
    expect(reasonsOf(await undo(place, id))).toEqual(['step-not-possible', 'no-move-to-undo']);
  });

  it("refuses to undo a move that somebody has repeated since: 'step-passed'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place, 1);
    await move(place, id, 4);
    const stepAt = kit.clock.now().toISOString();
    kit.clock.advance(minute);
    await undo(place, id);
    await move(place, id, 4);
    const given = { candidateId: id, candidateStatusId: 4, stepAt } as const;
    const stale = await kit.asClient(place.employer.id, (scope) => undoMove(scope, given));
    expect(reasonsOf(stale)).toEqual(['step-not-possible', 'step-passed']);
    const current = { ...given, stepAt: kit.clock.now().toISOString() };
    const done = await kit.asClient(place.employer.id, (scope) => undoMove(scope, current));
    expect(done).toMatchObject({ candidateStatusId: 1 });
  });

  it('never undoes a hire, a rejection or the submission', async () => {
    const place = await makeSubmissionFixture(kit.db, { request: { noOfRoles: 3 } });
    const hired = await candidateAt(place, 9);
    await move(place, hired.id, 2, { baseSalary: hired.baseSalary, agencyFee: hired.agencyFee });
    expect(reasonsOf(await undo(place, hired.id))).toEqual(['step-not-possible', 'candidate-hired']);
    const rejected = await candidateAt(place, 4);
    await kit.asClient(place.employer.id, (scope) =>
      rejectCandidate(scope, { candidateId: rejected.id, rejectionReasons: [1], rejectionMessage: 'Thank you.' }),
    );
    expect(reasonsOf(await undo(place, rejected.id))).toEqual(['step-not-possible', 'candidate-rejected']);
    const fresh = await candidateAt(place, 1, { dateSubmitted: kit.clock.now() });
    expect(reasonsOf(await undo(place, fresh.id))).toEqual(['step-not-possible', 'no-move-to-undo']);
  });

  it('is refused once the request is cancelled, and finds no candidate of others', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const other = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place, 1);
    await move(place, id, 4);
    expect(reasonsOf(await undo(other, id))).toEqual(['not-found']);
    await kit.db.updateTable('talentRequest').set({ statusId: 7 }).where('id', '=', place.request.id).execute();
    expect(reasonsOf(await undo(place, id))).toEqual(['step-not-possible', 'request-cancelled']);
  });

  it('twice at once undoes one move after the other, never one twice', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place, 1);
    await move(place, id, 4);
    const answers = await Promise.all([undo(place, id), undo(place, id)]);
    expect(answers.filter((answer) => answer instanceof Refused)).toHaveLength(1);
    const steps = await kit.db
      .selectFrom('candidateStep')
      .select('toStatusId')
      .where('candidateId', '=', id)
      .orderBy('id')
      .execute();
    expect(steps.map(({ toStatusId }) => toStatusId)).toEqual([1, 4, 1]);
  });
});
