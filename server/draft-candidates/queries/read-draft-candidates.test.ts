import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeEngagement, makeQuestion, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDraftCandidate } from '../factories.ts';
import { listDraftCandidates, viewDraftCandidate } from './read-draft-candidates.ts';

let kit: TestKit;
let place: SubmissionFixture;
let draftCandidateId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  ({ id: draftCandidateId } = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    askedBy: place.recruiter.id,
    talentRequestId: place.request.id,
    aiStatusId: 2,
    score: 75,
    method: 'terms',
  }));
  for (const [sort, isMandatory] of [true, false].entries()) {
    const { id } = await makeQuestion(kit.db, { talentRequestId: place.request.id, isMandatory, sort });
    await kit.db
      .insertInto('draftCandidateAnswer')
      .values({
        draftCandidateId,
        requirementId: id,
        supplierId: place.agency.id,
        text: 'Registered nurse',
        isMandatory,
        sort,
        ...(isMandatory
          ? { verdict: 'met', quotation: 'Registered nurse', start: 0 }
          : { verdict: 'not_found', quotation: null, start: null }),
      })
      .execute();
  }
});
afterAll(() => kit.close());

const asRecruiter = <T>(work: (scope: AgencyScope) => Promise<T>) => kit.asAgency(place.recruiter.id, work);
const without = (scope: AgencyScope): AgencyScope => ({
  ...scope,
  permissions: new Set(['Fulfillment Stage=View Details'] as const),
});

test('a draft shows its score with its parts and what they count [C07]', async () => {
  const draft = await asRecruiter((scope) => viewDraftCandidate(scope, { draftCandidateId }));
  expect(draft).toMatchObject({
    suitabilityScore: 75,
    suitabilityFeedback: '1 of 1 mandatory and 0 of 1 desirable requirements are met.',
    suitability: [
      { verdict: 'met', weight: 3, points: 3 },
      { verdict: 'not_found', weight: 1, points: 0 },
    ],
    checkLink: null,
  });
});

test('who may not submit candidates sees drafts, but no scores, answers and links (D22)', async () => {
  await asRecruiter(async (scope) => {
    const limited = without(scope);
    const draft = await viewDraftCandidate(limited, { draftCandidateId });
    expect(draft).toMatchObject({
      suitabilityScore: null,
      suitability: [],
      suitabilityFeedback: null,
      checkLink: null,
    });
    expect(await listDraftCandidates(limited, { engagementId: place.engagement.id })).toMatchObject([
      { draftCandidateId, suitabilityScore: null },
    ]);
  });
});

test('the list is of one engagement, or of one of its talent requests', async () => {
  const other = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const engagementId = place.engagement.id;
  await asRecruiter(async (scope) => {
    expect(await listDraftCandidates(scope, { engagementId })).toHaveLength(1);
    expect(await listDraftCandidates(scope, { engagementId, talentRequestId: other.id })).toEqual([]);
  });
});

test('without an engagement, the list is of all engagements of the agency', async () => {
  const title = 'Nurse Educator';
  const engagement = await makeEngagement(kit.db, { clientId: place.client.id, stage: 'fulfillment' });
  const request = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5, jobTitle: title });
  const given = { supplierId: place.agency.id, askedBy: place.recruiter.id, talentRequestId: request.id };
  const { id: latest } = await makeDraftCandidate(kit.db, { ...given, updatedAt: new Date('2026-11-19T05:00:00Z') });
  await makeDraftCandidate(kit.db, { ...given, supplierId: (await makeTenant(kit.db)).id });
  await asRecruiter(async (scope) => {
    const drafts = await listDraftCandidates(scope, {});
    expect(drafts).toMatchObject([
      { draftCandidateId: latest, engagementNumber: engagement.number, clientName: place.client.name, jobTitle: title },
      { draftCandidateId, engagementNumber: place.engagement.number },
    ]);
    expect(await listDraftCandidates(scope, { talentRequestId: request.id })).toMatchObject([
      { draftCandidateId: latest },
    ]);
  });
});

test('a submitted draft is found by its candidate only, with its score [C12]', async () => {
  const own = { supplierId: place.agency.id, talentRequestId: place.request.id };
  const { id: candidateId } = await makeCandidate(kit.db, own);
  const { id: otherId } = await makeCandidate(kit.db, own);
  const given = {
    ...own,
    askedBy: place.recruiter.id,
    candidateId,
    aiStatusId: 2,
    score: 60,
    method: 'terms',
  } as const;
  const { id } = await makeDraftCandidate(kit.db, given);
  await asRecruiter(async (scope) => {
    expect(await listDraftCandidates(scope, { candidateId })).toMatchObject([
      { draftCandidateId: id, suitabilityScore: 60 },
    ]);
    expect(await listDraftCandidates(without(scope), { candidateId })).toMatchObject([{ suitabilityScore: null }]);
    expect(await listDraftCandidates(scope, { candidateId: otherId })).toEqual([]);
    const all = await listDraftCandidates(scope, {});
    expect(all).not.toContainEqual(expect.objectContaining({ draftCandidateId: id }));
  });
  const rival = await makeSubmissionFixture(kit.db);
  const seen = await kit.asAgency(rival.recruiter.id, (scope) => listDraftCandidates(scope, { candidateId }));
  expect(seen).toEqual([]);
});

test('a submitted draft says whether the candidate now has another CV than the one assessed [C07]', async () => {
  const own = { supplierId: place.agency.id, talentRequestId: place.request.id };
  const { id: candidateId } = await makeCandidate(kit.db, own);
  const cvOf = (given: object) =>
    makeCandidateDocument(kit.db, { supplierId: place.agency.id, uploadedBy: place.recruiter.id, ...given });
  const attached = { candidateId, clientId: place.client.id };
  const assessed = await cvOf(attached);
  const draft = await makeDraftCandidate(kit.db, {
    ...own,
    askedBy: place.recruiter.id,
    documentId: assessed.id,
    aiStatusId: 2,
    score: 60,
    method: 'terms',
  });
  const seen = () =>
    asRecruiter(async (scope) => {
      const one = await viewDraftCandidate(scope, { draftCandidateId: draft.id });
      const list = await listDraftCandidates(scope, { candidateId });
      return [one, ...(list instanceof Refused ? [] : list)].map((row) => 'hasOtherCv' in row && row.hasOtherCv);
    });
  const change = (given: { candidateId?: string; documentId?: string }) =>
    kit.db.updateTable('draftCandidate').set(given).where('id', '=', draft.id).execute();
  expect(await seen()).toEqual([false]);
  await change({ candidateId });
  expect(await seen()).toEqual([false, false]);
  // Another user replaced the draft's CV while the submission form was open.
  await change({ documentId: (await cvOf({})).id });
  expect(await seen()).toEqual([true, true]);
  // The CV was replaced after the submission.
  await change({ documentId: assessed.id });
  await kit.db
    .updateTable('candidateDocument')
    .set({ deletedAt: kit.clock.now() })
    .where('id', '=', assessed.id)
    .execute();
  await cvOf(attached);
  expect(await seen()).toEqual([true, true]);
});

test('a draft returns the details in its CV to users who can submit it, until it is submitted [C07]', async () => {
  const own = { supplierId: place.agency.id, talentRequestId: place.request.id };
  const { id: documentId } = await makeCandidateDocument(kit.db, {
    supplierId: place.agency.id,
    uploadedBy: place.recruiter.id,
    textContent: 'Ingrid Maalouf\nTheatre Nurse\nNewcastle NSW 2300 | +61 491 570 156 | ingrid@maalouf.example',
  });
  const given = { ...own, askedBy: place.recruiter.id, documentId };
  const { id } = await makeDraftCandidate(kit.db, given);
  const { id: candidateId } = await makeCandidate(kit.db, own);
  const { id: submittedId } = await makeDraftCandidate(kit.db, { ...given, candidateId });
  await asRecruiter(async (scope) => {
    const view = (of: AgencyScope, draft: string) => viewDraftCandidate(of, { draftCandidateId: draft });
    expect(await view(scope, id)).toMatchObject({
      cvDetails: { contactNumber: '+61491570156', location: 'Newcastle NSW' },
    });
    expect(await view(without(scope), id)).toMatchObject({ cvDetails: null });
    expect(await view(scope, submittedId)).toMatchObject({ cvDetails: null });
  });
});

test('the employer and other agencies see no drafts', async () => {
  const rival = await makeSubmissionFixture(kit.db);
  const seen = await kit.asAgency(rival.recruiter.id, (scope) => viewDraftCandidate(scope, { draftCandidateId }));
  expect(seen).toBeInstanceOf(Refused);
  const rows = await kit.asClient(place.employer.id, (scope) =>
    scope.db.selectFrom('draftCandidate').select('id').execute(),
  );
  expect(rows).toEqual([]);
});

test('a score decides nothing: drafts are listed by their last change, and each can be submitted (D23)', async () => {
  const other = await makeSubmissionFixture(kit.db);
  const draft = (score: number, day: string) =>
    makeDraftCandidate(kit.db, {
      supplierId: other.agency.id,
      askedBy: other.recruiter.id,
      talentRequestId: other.request.id,
      aiStatusId: 2,
      score,
      method: 'terms',
      createdAt: new Date(`2026-11-${day}T05:00:00Z`),
    });
  await draft(90, '10');
  await draft(40, '12');
  const { id: unmatched } = await draft(0, '11');
  await kit.asAgency(other.recruiter.id, async (scope) => {
    const listed = await listDraftCandidates(scope, { engagementId: other.engagement.id });
    expect(listed).toMatchObject([{ suitabilityScore: 40 }, { suitabilityScore: 0 }, { suitabilityScore: 90 }]);
    const view = await viewDraftCandidate(scope, { draftCandidateId: unmatched });
    expect(view).toMatchObject({ suitabilityScore: 0, can: { submit: { allowed: true } } });
  });
});
