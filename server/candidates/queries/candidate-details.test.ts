import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '../factories.ts';
import { readCandidateDetails, toCandidateConsent, toCandidateListFields } from './candidate-details.ts';
import { findCandidate } from './find-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('the details have pay, location, documents and steps; an unrevised salary has the date of 1900 [F03]', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: 3,
    endedFrom: 6,
    reasonCode: '2,10',
    reasonText: 'Other experience is needed.',
  });
  const own = { supplierId: place.agency.id, uploadedBy: place.recruiter.id, candidateId: candidate.id };
  await makeCandidateDocument(kit.db, own);
  await makeCandidateDocument(kit.db, { ...own, kind: 'other', fileName: 'Certificate.pdf' });
  const details = await kit.asAgency(place.recruiter.id, async (scope) => {
    const found = await findCandidate(scope, candidate.id);
    return found && readCandidateDetails(scope, found);
  });
  expect(details).toMatchObject({
    candidateStatus: 'Rejected',
    reasons: ['Experience', 'Other'],
    rejectionMessage: 'Other experience is needed.',
    baseSalaryIso: 'AUD',
    currentCountry: 'Australia',
    recruitmentType: 'perm',
    auctionType: 'successfee',
    dateBaseSalaryRevised: '1900-01-01T00:00:00.000Z',
    client: { clientName: place.client.name },
    file: { kind: 'cv' },
    otherDocuments: [{ fileName: 'Certificate.pdf' }],
  });
  expect(details?.steps.map((step) => [step.candidateStatus, step.bySide])).toEqual([
    ['Pending', 'agency'],
    ['Shortlisted', 'client'],
    ['Screening', 'client'],
    ['Rejected', 'client'],
  ]);
  expect(details?.since).toBe(details?.dateRejected);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)(
  'a candidate is in status %i since the step into it',
  async (statusId) => {
    const place = await makeSubmissionFixture(kit.db);
    const row = await makeCandidate(kit.db, {
      talentRequestId: place.request.id,
      supplierId: place.agency.id,
      statusId,
    });
    const step = await kit.db
      .selectFrom('candidateStep')
      .select('at')
      .where('candidateId', '=', row.id)
      .orderBy('at', 'desc')
      .executeTakeFirst();
    expect(toCandidateListFields(row, 'AUD').since).toBe(step?.at.toISOString());
  },
);

it('a consent says who confirmed it, the agency or the candidate, and when it was withdrawn', () => {
  const [at, later] = [new Date('2026-11-19T08:00:00Z'), new Date('2026-11-20T08:00:00Z')];
  const none = { consentConfirmedAt: null, consentRequestId: null, consentWithdrawnAt: null };
  const byAgency = { ...none, consentConfirmedAt: at };
  const byCandidate = { ...byAgency, consentRequestId: '01900000-0000-7000-8000-00000000c001' };
  const confirmedAt = at.toISOString();
  expect([none, byAgency, byCandidate, { ...byCandidate, consentWithdrawnAt: later }].map(toCandidateConsent)).toEqual([
    null,
    { by: 'agency', confirmedAt, withdrawnAt: null },
    { by: 'candidate', confirmedAt, withdrawnAt: null },
    { by: 'candidate', confirmedAt, withdrawnAt: later.toISOString() },
  ]);
});
