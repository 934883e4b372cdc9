import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import {
  makeApprovedAgency,
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '../factories.ts';
import { deleteDocument } from './delete-document.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const documentOf = (place: SubmissionFixture, given: object) =>
  makeCandidateDocument(kit.db, { supplierId: place.agency.id, uploadedBy: place.recruiter.id, ...given });
const remove = async (place: Pick<SubmissionFixture, 'recruiter'>, documentId: string) => {
  const answer = await kit.asAgency(place.recruiter.id, (scope) => deleteDocument(scope, { documentId }));
  return answer instanceof Refused ? answer.refusal.code : 'done';
};
const candidateAt = (place: SubmissionFixture, statusId: CandidateStatusId) =>
  makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId });

it('an unattached upload can be removed once', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id } = await documentOf(place, { kind: 'cv' });
  expect([await remove(place, id), await remove(place, id)]).toEqual(['done', 'not-found']);
});

it("a candidate always has a CV: 'cv-needed'", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await candidateAt(place, 1);
  expect(await remove(place, (await documentOf(place, { candidateId })).id)).toBe('cv-needed');
});

it('a decided candidate keeps its documents', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await candidateAt(place, 3);
  expect(await remove(place, (await documentOf(place, { candidateId, kind: 'other' })).id)).toBe('candidate-closed');
});

it("a rival's document does not exist", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  expect(await remove(rival, (await documentOf(place, {})).id)).toBe('not-found');
});
