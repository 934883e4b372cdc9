import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { restoreCandidatesWithApplication, withdrawCandidatesWithApplication } from './withdraw-with-application.ts';
import { unrejectCandidate } from '../reject-candidate.ts';
import { undoWithdrawal } from '../withdraw-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const candidateAt = (place: SubmissionFixture, statusId: CandidateStatusId) =>
  makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId });
const statusOf = async (id: string) =>
  (await kit.db.selectFrom('candidate').select('statusId').where('id', '=', id).executeTakeFirstOrThrow()).statusId;
const withdraw = (place: SubmissionFixture, applicationId: string) =>
  kit.asAgency(place.recruiter.id, (scope) => withdrawCandidatesWithApplication(scope, applicationId));
const restore = (place: SubmissionFixture, applicationId: string) =>
  kit.asAgency(place.recruiter.id, (scope) => restoreCandidatesWithApplication(scope, applicationId, kit.clock.now()));

it('open candidates are withdrawn with the application and restored with it, including their keys', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const candidate = await candidateAt(place, 8);
  const keys = async () =>
    (
      await kit.db.selectFrom('candidateIdentity').select('active').where('candidateId', '=', candidate.id).execute()
    ).map(({ active }) => active);
  await withdraw(place, candidate.applicationId);
  expect([await statusOf(candidate.id), ...(await keys())]).toEqual([5, ...(await keys()).map(() => false)]);
  await restore(place, candidate.applicationId);
  expect([await statusOf(candidate.id), ...(await keys())]).toEqual([8, ...(await keys()).map(() => true)]);
});

it('a candidate whose talent request has ended since stays withdrawn', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const candidate = await candidateAt(place, 4);
  await withdraw(place, candidate.applicationId);
  await kit.db.updateTable('talentRequest').set({ statusId: 6 }).where('id', '=', place.request.id).execute();
  await restore(place, candidate.applicationId);
  expect(await statusOf(candidate.id)).toBe(5);
});

it("a candidate stays withdrawn if the employer's limit of candidates is reached again", async () => {
  const place = await makeSubmissionFixture(kit.db);
  await kit.db.updateTable('talentRequest').set({ cvCap: 2 }).where('id', '=', place.request.id).execute();
  const [first, second] = [await candidateAt(place, 4), await candidateAt(place, 8)];
  const rejected = await candidateAt(place, 3);
  await withdraw(place, first.applicationId);
  await kit.asClient(place.employer.id, (scope) => unrejectCandidate(scope, { candidateId: rejected.id }));
  await restore(place, first.applicationId);
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([4, 5]);
});

it('a candidate cannot be restored without the application', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const candidate = await candidateAt(place, 4);
  await withdraw(place, candidate.applicationId);
  await kit.db
    .updateTable('application')
    .set({ statusId: 5, previousStatusId: 2 })
    .where('id', '=', candidate.applicationId)
    .execute();
  const answer = await kit.asAgency(place.recruiter.id, (scope) =>
    undoWithdrawal(scope, { candidateId: candidate.id }),
  );
  expect(answer).toMatchObject({
    refusal: { code: 'undo-passed' },
    reasons: [{ code: 'application-closed' }],
  });
});
