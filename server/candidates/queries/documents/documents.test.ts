import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '../../factories.ts';
import {
  toCandidateDocument,
  readCandidateDocumentText,
  listCandidateDocuments,
  downloadCandidateDocument,
  findUnattachedDocuments,
} from './documents.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('documents are listed oldest first, without deleted ones and without their storage keys', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  const own = { supplierId: place.agency.id, uploadedBy: place.recruiter.id, candidateId };
  const late = await makeCandidateDocument(kit.db, {
    ...own,
    kind: 'other',
    createdAt: new Date('2026-11-12T00:00:00Z'),
  });
  const early = await makeCandidateDocument(kit.db, own);
  await makeCandidateDocument(kit.db, { ...own, deletedAt: new Date('2026-11-12T00:00:00Z') });
  const rows = await kit.asAgency(place.recruiter.id, (scope) => listCandidateDocuments(scope, candidateId));
  expect(rows.map((row) => row.id)).toEqual([early.id, late.id]);
  expect(JSON.stringify(rows.map(toCandidateDocument))).not.toContain(early.storageKey);
  expect(await kit.asAgency(place.recruiter.id, (scope) => findUnattachedDocuments(scope, [early.id]))).toEqual([]);
});

it('a PDF is displayed inline, a DOCX is downloaded, and both have extracted text', async () => {
  const { agency, recruiter } = await makeSubmissionFixture(kit.db);
  const own = { supplierId: agency.id, uploadedBy: recruiter.id };
  const pdf = await makeCandidateDocument(kit.db, { ...own, textContent: 'Nurse' });
  const docx = await makeCandidateDocument(kit.db, {
    ...own,
    fileName: 'CV.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  const get = (documentId: string) =>
    kit.asAgency(recruiter.id, (scope) => downloadCandidateDocument(scope, { documentId }));
  expect(await get(pdf.id)).toMatchObject({ inline: true, storageKey: pdf.storageKey });
  expect(await get(docx.id)).toMatchObject({ inline: false });
  const read = (documentId: string) =>
    kit.asAgency(recruiter.id, (scope) => readCandidateDocumentText(scope, { documentId }));
  expect([await read(pdf.id), await read(docx.id)]).toEqual([{ text: 'Nurse' }, { text: null }]);
  expect(await get(agency.id)).toBeInstanceOf(Refused);
});
