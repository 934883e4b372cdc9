import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionDraft,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findRelatedRecords } from './find-related-records.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const own = () => ({ supplierId: place.agency.id, talentRequestId: place.request.id });
const draft = async (cv: string, emailAddress = `${crypto.randomUUID()}@elsewhere.example`) => {
  const { id: documentId } = await makeCandidateDocument(kit.db, {
    supplierId: place.agency.id,
    uploadedBy: place.recruiter.id,
    textContent: cv,
  });
  const australia = await kit.db.selectFrom('country').select('id').where('code', '=', 'AU').executeTakeFirstOrThrow();
  const row = await makeDraftCandidate(kit.db, {
    ...own(),
    askedBy: place.recruiter.id,
    emailAddress,
    documentId,
    currentCountryId: australia.id,
  });
  return row.id;
};
const form = async (fields: object, more: object = {}) =>
  (
    await makeSubmissionDraft(kit.db, {
      ...own(),
      userId: place.recruiter.id,
      fields: JSON.stringify(fields),
      isImported: true,
      ...more,
    })
  ).id;

test('drafts are found by email, phone and LinkedIn profile, also in a CV, and nobody else is', async () => {
  const { id } = await makeCandidate(kit.db, {
    ...own(),
    emailAddress: 'tove@aldermann.example',
    contactNumber: '+61 491 570 157',
    linkedIn: 'https://www.linkedin.com/in/tove-aldermann',
  });
  const drafts = [
    await draft('Tove Aldermann', 'Tove@Aldermann.example'),
    await draft('Tove Aldermann\nMobile: 0491 570 157'),
    await draft('Tove Aldermann\nlinkedin.com/in/tove-aldermann'),
  ];
  // Here the phone number belongs to a referee.
  await draft('Piet Anders\nPhone: +61 491 570 158\nWelder\nPerth\nReferees\nTove Aldermann, phone: 0491 570 157');
  await draft('Piet Anders\nNo number');
  const forms = [
    await form({ emailAddress: 'tove@aldermann.example' }),
    await form({ contactNumber: '(+61) 491-570-157' }),
    await form({ linkedIn: 'tove-aldermann' }),
  ];
  await form({ linkedIn: 'tove-aldermann-2', contactNumber: '+61 491 570 158' });
  const rival = await makeSubmissionFixture(kit.db);
  await makeSubmissionDraft(kit.db, {
    supplierId: rival.agency.id,
    userId: rival.recruiter.id,
    talentRequestId: rival.request.id,
    fields: JSON.stringify({ emailAddress: 'tove@aldermann.example' }),
  });
  const found = await kit.asSystem((scope) => findRelatedRecords({ db: scope.db, tenantId: place.agency.id }, [id]));
  expect(found.draftCandidateIds.toSorted()).toEqual(drafts.toSorted());
  expect(found.submissionDraftIds.toSorted()).toEqual(forms.toSorted());
  expect([found.consentRequestIds, found.disputeIds]).toEqual([[], []]);
});

test("an address of the agency's own identifies nobody, unless the name is the same", async () => {
  const domain = place.recruiter.email.split('@')[1] ?? '';
  const emailAddress = `candidates@${domain}`;
  const { id } = await makeCandidate(kit.db, { ...own(), firstName: 'Oda', lastName: 'Brandt', emailAddress });
  const same = await form({ firstName: 'oda', lastName: 'Brandt', emailAddress });
  await form({ firstName: 'Piet', lastName: 'Anders', emailAddress });
  const found = await kit.asSystem((scope) => findRelatedRecords({ db: scope.db, tenantId: place.agency.id }, [id]));
  expect(found.submissionDraftIds).toEqual([same]);
});
