import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';
import { viewCandidate } from '../queries/view-candidate.ts';
import { rejectCandidate, unrejectCandidate } from './reject-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const candidateAt = (place: SubmissionFixture, statusId: CandidateStatusId) =>
  makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId });
const reject = (place: Pick<SubmissionFixture, 'employer'>, candidateId: string, rejectionMessage = 'Thank you.') =>
  kit.asClient(place.employer.id, (scope) =>
    rejectCandidate(scope, { candidateId, rejectionReasons: [2, 3], rejectionMessage }),
  );
const unreject = (place: Pick<SubmissionFixture, 'employer'>, candidateId: string) =>
  kit.asClient(place.employer.id, (scope) => unrejectCandidate(scope, { candidateId }));
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : 'done');

it.each([1, 4, 6, 8, 9] as const)(
  'a candidate is rejected from %i with reasons and a message that the agency reads',
  async (statusId) => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place, statusId);
    expect(await reject(place, id)).toMatchObject({ candidateStatusId: 3, reasons: ['Experience', 'Salary'] });
    const view = await kit.asAgency(place.recruiter.id, (scope) => viewCandidate(scope, { candidateId: id }));
    expect(view).toMatchObject({
      candidateStatus: 'Rejected',
      rejectionMessage: 'Thank you.',
      reasons: ['Experience', 'Salary'],
    });
  },
);

it('undoing a rejection restores the previous status; a second rejection has its own date', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id } = await candidateAt(place, 8);
  await reject(place, id);
  const undone = { candidateStatusId: 8, reasons: [], rejectionMessage: '', dateRejected: null };
  expect(await unreject(place, id)).toMatchObject(undone);
  kit.clock.advance(3_600_000);
  const second = kit.clock.now().toISOString();
  expect(await reject(place, id, 'Once more.')).toMatchObject({ dateRejected: second });
  const steps = await kit.db
    .selectFrom('candidateStep')
    .select('toStatusId')
    .where('candidateId', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(steps.map((step) => step.toStatusId)).toEqual([1, 4, 6, 8, 3, 8, 3]);
});

it.each([2, 3, 7] as const)("a closed candidate cannot be rejected (%i): 'step-not-possible'", async (statusId) => {
  const place = await makeSubmissionFixture(kit.db);
  expect(codeOf(await reject(place, (await candidateAt(place, statusId)).id))).toBe('step-not-possible');
});

it('a rejection cannot be undone if there is none or the request is fulfilled', async () => {
  const place = await makeSubmissionFixture(kit.db);
  expect(codeOf(await unreject(place, (await candidateAt(place, 4)).id))).toBe('step-not-possible');
  const rejected = await candidateAt(place, 3);
  await kit.db.updateTable('talentRequest').set({ statusId: 6 }).where('id', '=', place.request.id).execute();
  expect(codeOf(await unreject(place, rejected.id))).toBe('step-not-possible');
});

it("the undo of an earlier rejection doesn't undo a later one: 'step-passed'", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id } = await candidateAt(place, 4);
  await reject(place, id);
  const stepAt = kit.clock.now().toISOString();
  kit.clock.advance(60_000);
  await unreject(place, id);
  await reject(place, id, 'Once more.');
  const undo = (at: string) =>
    kit.asClient(place.employer.id, (scope) => unrejectCandidate(scope, { candidateId: id, stepAt: at }));
  expect(await undo(stepAt)).toMatchObject({ reasons: [{ code: 'step-passed' }] });
  expect(await undo(kit.clock.now().toISOString())).toMatchObject({ candidateStatusId: 4 });
});

it("another employer's candidate is not found", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const other = await makeSubmissionFixture(kit.db);
  expect(codeOf(await reject(other, (await candidateAt(place, 1)).id))).toBe('not-found');
  expect(codeOf(await unreject(other, (await candidateAt(place, 3)).id))).toBe('not-found');
});
