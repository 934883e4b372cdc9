import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCandidateDocument,
  makeSubmissionDraft,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCheckLink, makeDraftCandidate } from '../factories.ts';
import { listDraftCandidates, viewDraftCandidate } from '../queries/read-draft-candidates.ts';
import { retryAssessment } from './request-assessment.ts';
import { discardDraftCandidate, saveDraftCandidate } from './save-draft-candidate.ts';
import { issueCheckLink } from './change-check-link.ts';
import { submitDraftCandidate } from './submit-draft-candidate.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const submit = async (more: object = {}) => {
  const own = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
  const document = await makeCandidateDocument(kit.db, own);
  const draft = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    askedBy: place.recruiter.id,
    talentRequestId: place.request.id,
    documentId: document.id,
    aiStatusId: 3,
    problem: 'model-too-slow',
  });
  await makeCheckLink(kit.db, draft, { issuedAt: kit.clock.now() });
  const input = await makeSubmission(kit.db, place, { documentId: document.id, ...more });
  const answer = await kit.asAgency(place.recruiter.id, (scope) =>
    submitDraftCandidate(scope, { ...input, draftCandidateId: draft.id }),
  );
  return { draftCandidateId: draft.id, documentId: document.id, answer };
};

const refusalOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : answer);

test('a submitted draft becomes a candidate with its CV, leaves the list, and is closed [C07]', async () => {
  const typed = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: place.request.id };
  await makeSubmissionDraft(kit.db, typed);
  const { draftCandidateId, documentId, answer } = await submit();
  if (answer instanceof Refused) throw new Error(answer.message);
  const document = await kit.db
    .selectFrom('candidateDocument')
    .selectAll()
    .where('id', '=', documentId)
    .executeTakeFirst();
  expect(document?.candidateId).toBe(answer._id);
  // Another submission that the user has started is kept.
  expect(await kit.db.selectFrom('submissionDraft').select('id').execute()).toHaveLength(1);
  const link = await kit.db
    .selectFrom('checkLink')
    .selectAll()
    .where('draftCandidateId', '=', draftCandidateId)
    .executeTakeFirst();
  expect(link?.revokedAt).not.toBeNull();
  await kit.asAgency(place.recruiter.id, async (scope) => {
    expect(await viewDraftCandidate(scope, { draftCandidateId })).toMatchObject({
      candidateId: answer._id,
      can: { change: { allowed: false, reasons: [{ code: 'draft-submitted' }] } },
    });
    const list = await listDraftCandidates(scope, { engagementId: place.engagement.id });
    expect(list instanceof Refused ? [] : list.map((row) => row.draftCandidateId)).not.toContain(draftCandidateId);
    const again = { ...(await makeSubmission(kit.db, place)), draftCandidateId };
    expect(refusalOf(await submitDraftCandidate(scope, again))).toBe('draft-submitted');
    expect(refusalOf(await discardDraftCandidate(scope, { draftCandidateId }))).toBe('draft-submitted');
    expect(refusalOf(await retryAssessment(scope, { draftCandidateId }))).toBe('draft-submitted');
    expect(refusalOf(await issueCheckLink(scope, { draftCandidateId }))).toBe('draft-submitted');
    const change = { draftCandidateId, talentRequestId: place.request.id, documentId, currentCountryId: null };
    const person = { firstName: 'A', lastName: 'B', email: 'a@b.example' };
    expect(refusalOf(await saveDraftCandidate(scope, { ...change, ...person }))).toBe('draft-submitted');
  });
});

test('a refused submission leaves the draft open', async () => {
  const other = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  expect(refusalOf((await submit({ talentRequestId: other.id })).answer)).toBe('other-request');
  const { draftCandidateId, answer } = await submit({ baseSalary: '-1', totalCompensation: '1.00' });
  expect(refusalOf(answer)).toBe('invalid-input');
  const draft = await kit.db
    .selectFrom('draftCandidate')
    .select('candidateId')
    .where('id', '=', draftCandidateId)
    .executeTakeFirst();
  expect(draft?.candidateId).toBeNull();
});
