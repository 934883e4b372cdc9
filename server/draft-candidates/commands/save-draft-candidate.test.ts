import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftCandidateRefusals } from '#contract/draft-candidates/refusals.ts';
import {
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { makePersonHold } from '#server/people/factories.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDraftCandidate } from '../factories.ts';
import { discardDraftCandidate, saveDraftCandidate } from './save-draft-candidate.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const uploadCv = async (kind: 'cv' | 'other' = 'cv') => {
  const own = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
  return (await makeCandidateDocument(kit.db, { ...own, kind, textContent: 'Nurse' })).id;
};
const save = async (more: object = {}) =>
  kit.asAgency(place.recruiter.id, async (scope) =>
    saveDraftCandidate(scope, {
      talentRequestId: place.request.id,
      firstName: 'Ingrid',
      lastName: 'Maalouf',
      email: 'Ingrid@Maalouf.example',
      currentCountryId: 36,
      documentId: await uploadCv(),
      ...more,
    }),
  );
const saved = async (more: object = {}) => {
  const draft = await save(more);
  if (draft instanceof Refused) throw new Error(draft.message);
  return draft;
};

test('a draft candidate has all fields of the specification and begins In Progress [C07]', async () => {
  const draft = await saved();
  expect(draft).toMatchObject({
    firstName: 'Ingrid',
    email: 'ingrid@maalouf.example',
    currentCountryId: 36,
    supplierId: place.agency.id,
    clientId: place.client.id,
    engagementId: place.engagement.id,
    talentRequestId: place.request.id,
    aiAssessmentStatusId: 1,
    aiAssessmentStatus: 'In Progress',
    suitabilityScore: null,
    suitabilityFeedback: null,
    talentRequestCompensation: { currencyIso: 'AUD' },
    suitability: [],
    can: { change: { allowed: true }, submit: { allowed: true } },
  });
  expect(draft.file?.documentId).toBeDefined();
});

test('a new CV is assessed again, other changes leave the assessment alone', async () => {
  const draft = await saved();
  const { draftCandidateId } = draft;
  const done = { aiStatusId: 2, score: 70, method: 'terms' } as const;
  await kit.db.updateTable('draftCandidate').set(done).where('id', '=', draftCandidateId).execute();
  const renamed = await saved({ draftCandidateId, firstName: 'Inge', documentId: draft.file?.documentId });
  expect(renamed).toMatchObject({ firstName: 'Inge', suitabilityScore: 70 });
  expect(await saved({ draftCandidateId })).toMatchObject({ aiAssessmentStatusId: 1, suitabilityScore: null });
});

test('without a CV, for another request, or for a closed one, nothing is saved', async () => {
  const needsCv = refuse(draftCandidateRefusals['document-needed']);
  expect(await save({ documentId: await uploadCv('other') })).toEqual(needsCv);
  const { draftCandidateId } = await saved();
  expect(await save({ draftCandidateId, documentId: crypto.randomUUID() })).toEqual(needsCv);
  const other = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 6 });
  expect(await save({ draftCandidateId, talentRequestId: other.id })).toMatchObject({
    refusal: { code: 'other-request' },
  });
  expect(await save({ talentRequestId: other.id })).toMatchObject({ refusal: { code: 'submission-closed' } });
});

test('a discarded draft is gone', async () => {
  const { draftCandidateId } = await saved();
  expect(await kit.asAgency(place.recruiter.id, (scope) => discardDraftCandidate(scope, { draftCandidateId }))).toEqual(
    {},
  );
  const left = await kit.db.selectFrom('draftCandidate').select('id').where('id', '=', draftCandidateId).execute();
  expect(left).toEqual([]);
});

test('another agency cannot discard a draft', async () => {
  const other = await makeSubmissionFixture(kit.db);
  const { id: draftCandidateId } = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    askedBy: place.recruiter.id,
    talentRequestId: place.request.id,
  });
  const discarded = await kit.asAgency(other.recruiter.id, (scope) =>
    discardDraftCandidate(scope, { draftCandidateId }),
  );
  expect(discarded).toMatchObject({ refusal: { code: 'not-found' } });
});

test('a draft of a held person is not discarded: person-held', async () => {
  const { draftCandidateId } = await saved({ email: 'held@maalouf.example' });
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const { id: placedBy } = await makeUser(kit.db, { tenantId: provider.id });
  const { id: candidateId } = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    emailAddress: 'held@maalouf.example',
  });
  await makePersonHold(kit.db, { candidateId, placedBy });
  const refused = await kit.asAgency(place.recruiter.id, (scope) => discardDraftCandidate(scope, { draftCandidateId }));
  expect(refused).toMatchObject({ refusal: { code: 'person-held' } });
});
