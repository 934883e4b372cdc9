import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { listEngagementCandidates } from '../queries/own-candidates.ts';
import { viewCandidate } from '../queries/view-candidate.ts';
import { listReceivedCandidates } from '../queries/received-candidates.ts';
import { submitCandidate } from './submit-candidate.ts';
import { undoWithdrawal, withdrawCandidate } from './withdraw-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const candidateAt = (place: SubmissionFixture, statusId: CandidateStatusId, given: object = {}) =>
  makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId, ...given });
const withdraw = (place: Pick<SubmissionFixture, 'recruiter'>, candidateId: string) =>
  kit.asAgency(place.recruiter.id, (scope) =>
    withdrawCandidate(scope, { candidateId, withdrawReasons: [2, 8], reasonText: 'Moved abroad.' }),
  );
const undo = (place: SubmissionFixture, candidateId: string) =>
  kit.asAgency(place.recruiter.id, (scope) => undoWithdrawal(scope, { candidateId }));
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : 'done');

describe('withdrawing', () => {
  it.each([1, 4, 6, 8, 9] as const)('is possible from every open status (%i), with its reasons', async (statusId) => {
    const place = await makeSubmissionFixture(kit.db);
    const candidate = await candidateAt(place, statusId);
    const answer = await withdraw(place, candidate.id);
    expect(answer).toMatchObject({ candidateStatusId: 5, reasons: ['Salary', 'Other'] });
    const step = await kit.db
      .selectFrom('candidateStep')
      .selectAll()
      .where('toStatusId', '=', 5)
      .where('candidateId', '=', candidate.id)
      .executeTakeFirst();
    expect(step).toMatchObject({
      fromStatusId: statusId,
      reasonCode: '2,8',
      reasonText: 'Moved abroad.',
      bySide: 'agency',
    });
  });

  it.each([2, 3, 7] as const)("is refused once the candidate is closed (%i): 'candidate-closed'", async (statusId) => {
    const place = await makeSubmissionFixture(kit.db);
    expect(codeOf(await withdraw(place, (await candidateAt(place, statusId)).id))).toBe('candidate-closed');
  });

  it("twice is refused and changes nothing: 'already-withdrawn'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    expect(codeOf(await withdraw(place, (await candidateAt(place, 5)).id))).toBe('already-withdrawn');
  });

  it('hides the candidate from every list and from the counts [C03]', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { engagement } = place;
    const [gone, stays] = [await candidateAt(place, 4), await candidateAt(place, 4)];
    await withdraw(place, gone.id);
    const own = await kit.asAgency(place.recruiter.id, (scope) =>
      listEngagementCandidates(scope, { engagementId: engagement.id }),
    );
    const received = await kit.asClient(place.employer.id, (scope) =>
      listReceivedCandidates(scope, { engagementId: engagement.id }),
    );
    for (const list of [own, received]) {
      expect(JSON.stringify(list)).toContain(stays.id);
      expect(JSON.stringify(list)).not.toContain(gone.id);
    }
    expect(own).toMatchObject({ talentRequests: [{ candidateCount: 1 }] });
    await kit.db.updateTable('talentRequest').set({ statusId: 7 }).where('id', '=', place.request.id).execute();
    const rejected = await candidateAt(place, 3);
    const cancelled = JSON.stringify(
      await kit.asAgency(place.recruiter.id, (scope) =>
        listEngagementCandidates(scope, { engagementId: engagement.id }),
      ),
    );
    expect([cancelled.includes(stays.id), cancelled.includes(rejected.id)]).toEqual([false, true]);
    await kit.db.updateTable('talentRequest').set({ statusId: 5 }).where('id', '=', place.request.id).execute();
    const restored = await kit.asAgency(place.recruiter.id, (scope) =>
      listEngagementCandidates(scope, { engagementId: engagement.id }),
    );
    expect(JSON.stringify(restored)).toContain(stays.id);
  });

  it("does not find a rival's candidate", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const rival = await makeApprovedAgency(kit.db, place.engagement.id);
    expect(codeOf(await withdraw(rival, (await candidateAt(place, 1)).id))).toBe('not-found');
  });
});

describe('undoing a withdrawal', () => {
  it("restores the candidate's previous status within ten minutes", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const candidate = await candidateAt(place, 8);
    await withdraw(place, candidate.id);
    expect(await undo(place, candidate.id)).toMatchObject({ candidateStatusId: 8, candidateStatus: 'Interviewing' });
    const keys = await kit.db
      .selectFrom('candidateIdentity')
      .select('active')
      .where('candidateId', '=', candidate.id)
      .execute();
    expect(keys.every((key) => key.active)).toBe(true);
  });

  it("is refused later, and for a candidate that was not withdrawn: 'undo-passed'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const old = await candidateAt(place, 5);
    const open = await candidateAt(place, 1);
    expect(codeOf(await undo(place, old.id))).toBe('undo-passed');
    expect(codeOf(await undo(place, open.id))).toBe('undo-passed');
  });

  it("doesn't undo a later withdrawal than the given one: 'step-passed'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place, 4);
    await withdraw(place, id);
    const stepAt = kit.clock.now().toISOString();
    kit.clock.advance(60_000);
    await undo(place, id);
    await withdraw(place, id);
    const undoStep = (at: string) =>
      kit.asAgency(place.recruiter.id, (scope) => undoWithdrawal(scope, { candidateId: id, stepAt: at }));
    expect(codeOf(await undoStep(stepAt))).toBe('undo-passed');
    expect(await undoStep(kit.clock.now().toISOString())).toMatchObject({ candidateStatusId: 4 });
  });

  it('is refused once the request is fulfilled', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const candidate = await candidateAt(place, 4);
    await withdraw(place, candidate.id);
    await kit.db.updateTable('talentRequest').set({ statusId: 6 }).where('id', '=', place.request.id).execute();
    expect(codeOf(await undo(place, candidate.id))).toBe('undo-passed');
  });

  it("is refused once the agency's open candidates reach the employer's limit again: 'undo-blocked', 'cv-cap'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    await kit.db.updateTable('talentRequest').set({ cvCap: 2 }).where('id', '=', place.request.id).execute();
    const [first, second] = [await candidateAt(place, 4), await candidateAt(place, 8)];
    await withdraw(place, first.id);
    await withdraw(place, second.id);
    await candidateAt(place, 1);
    const reasonsOf = (answer: unknown) => (answer instanceof Refused ? answer.reasons.map(({ code }) => code) : []);
    const view = () => kit.asAgency(place.recruiter.id, (scope) => viewCandidate(scope, { candidateId: second.id }));
    expect(await view()).toMatchObject({ can: { undoWithdraw: { allowed: true } } });
    // Sent at the same time, as by two users: each counts the candidates that were restored before it.
    const answers = await Promise.all([undo(place, first.id), undo(place, second.id)]);
    expect(answers.map(codeOf)).toEqual(expect.arrayContaining(['done', 'undo-blocked']));
    expect(answers.flatMap(reasonsOf)).toEqual(['cv-cap']);
    const refused = answers[0] instanceof Refused ? first : second;
    expect(
      await kit.asAgency(place.recruiter.id, (scope) => viewCandidate(scope, { candidateId: refused.id })),
    ).toMatchObject({ can: { undoWithdraw: { allowed: false, reasons: [{ code: 'cv-cap' }] } } });
  });

  it('is refused when the person has been submitted again in the meantime', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const candidate = await candidateAt(place, 4, { emailAddress: 'fay@inbox.example' });
    await withdraw(place, candidate.id);
    const again = await makeSubmission(kit.db, place, { emailAddress: 'fay@inbox.example' });
    expect(codeOf(await kit.asAgency(place.recruiter.id, (scope) => submitCandidate(scope, again)))).toBe('done');
    expect(codeOf(await undo(place, candidate.id))).toBe('candidate-in-request');
  });
});
