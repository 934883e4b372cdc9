import { afterAll, beforeAll, expect, it } from 'vitest';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import { makeQuestion, makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidateDocument, makeSubmissionFixture } from '../factories.ts';
import { saveDraft } from '../commands/drafts/save-draft.ts';
import { listSubmissionDrafts, readSubmission } from './submission.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('the form has the fee, the currency, the questions and the right to submit, without the wanted answers', async () => {
  const place = await makeSubmissionFixture(kit.db, { engagement: { requiresConsent: true } });
  const { id: talentRequestId } = place.request;
  await makeQuestion(kit.db, {
    talentRequestId,
    sort: 2,
    text: 'Which shifts?',
    kind: 'choice',
    options: ['Days', 'Nights'],
    passing: 'Nights',
  });
  await makeQuestion(kit.db, { talentRequestId, sort: 1, isMandatory: false });
  const answer = await kit.asAgency(place.recruiter.id, (scope) => readSubmission(scope, { talentRequestId }));
  expect(answer).toMatchObject({
    feeTypeId: 1,
    feePercent: '13.7500',
    currencyIso: 'AUD',
    currencyDigits: 2,
    requiresConsent: true,
    draft: null,
    questions: [{ isMandatory: false }, { text: 'Which shifts?', options: ['Days', 'Nights'] }],
    can: { submit: { allowed: true } },
  });
  expect(JSON.stringify(answer)).not.toContain('passing');
});

it('an unknown talent request is not found', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const answer = await kit.asAgency(place.recruiter.id, (scope) =>
    readSubmission(scope, { talentRequestId: place.agency.id }),
  );
  expect(answer instanceof Refused && answer.refusal.code).toBe('not-found');
});

it('drafts of an engagement are visible only to their author, latest first', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { agency, recruiter, engagement, request } = place;
  const other = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5, jobTitle: 'Ward Clerk' });
  const cv = await makeCandidateDocument(kit.db, { supplierId: agency.id, uploadedBy: recruiter.id });
  const save = (talentRequestId: string, firstName: string, documentId: string | null) =>
    kit.asAgency(recruiter.id, (scope) =>
      saveDraft(scope, {
        talentRequestId,
        fields: submissionDraftFieldsShape.parse({ firstName }),
        documentId,
        otherDocumentIds: [],
      }),
    );
  await save(request.id, 'Ingrid', cv.id);
  kit.clock.advance(60_000);
  await save(other.id, '', null);
  const list = (userId: string, engagementId = engagement.id) =>
    kit.asAgency(userId, (scope) => listSubmissionDrafts(scope, { engagementId }));
  expect(await list(recruiter.id)).toMatchObject([
    { talentRequestId: other.id, jobTitle: 'Ward Clerk', firstName: '', hasCv: false },
    { talentRequestId: request.id, firstName: 'Ingrid', hasCv: true },
  ]);
  const rival = await makeApprovedAgency(kit.db, engagement.id);
  expect(await list(rival.recruiter.id)).toEqual([]);
  expect(await list(recruiter.id, agency.id)).toBeInstanceOf(Refused);
});
