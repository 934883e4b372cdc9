import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteDocumentEndpoint,
  downloadDocumentEndpoint,
  openCandidateEndpoint,
  readDocumentTextEndpoint,
  uploadDocumentEndpoint,
} from '#contract/candidates/endpoints.ts';
import type { UploadedDocument } from '#contract/candidates/shapes/document.ts';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import {
  makeApprovedAgency,
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '../factories.ts';
import { cvFileOf } from '#server/testing/assessment/cv-files.ts';
import { removeUnattachedUploads } from './remove-unattached-uploads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const text = (name = 'Maalouf-Ingrid-CV.txt', words = 'Ingrid Maalouf, Registered Nurse') => ({
  name,
  bytes: new TextEncoder().encode(words),
});
const png = {
  name: 'photo.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const upload = async (userId: string, input: object, file: { name: string; bytes: Uint8Array } = text()) => {
  const { status, body } = await server.call(userId, uploadDocumentEndpoint, input, { file });
  return { status, body: body as { documentId: string; code: string; reasons: { code: string }[] } };
};
const candidateAt = async (
  place: SubmissionFixture,
  statusId: CandidateStatusId = 1,
  given: { consentRequestId?: string } = {},
) => {
  const candidate = await makeCandidate(server.kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId,
    firstViewedAt: null,
    ...given,
  });
  const cv = await makeCandidateDocument(server.kit.db, {
    supplierId: place.agency.id,
    clientId: place.client.id,
    uploadedBy: place.recruiter.id,
    candidateId: candidate.id,
  });
  return { candidate, cv };
};

it('returns the details read from a CV for the form, but not from other documents or for a submitted candidate', async () => {
  const place = await makeSubmissionFixture(server.kit.db);
  const cv = text('Osei.txt', 'Marguerite Osei\nTheatre Nurse\nPerth WA | m.osei@inbox.example | 0491 570 156');
  const read = async (input: object) => {
    const { body } = await server.call(place.recruiter.id, uploadDocumentEndpoint, input, { file: cv });
    return (body as { cvDetails: object | null }).cvDetails;
  };
  expect(await read({ kind: 'cv', talentRequestId: place.request.id })).toEqual({
    firstName: 'Marguerite',
    lastName: 'Osei',
    emailAddress: 'm.osei@inbox.example',
    contactNumber: '+61491570156',
    linkedIn: '',
    location: 'Perth WA',
    currentJob: 'Theatre Nurse',
  });
  // Without a talent request and its country, a local phone number can't be read.
  expect(await read({ kind: 'cv' })).toMatchObject({ lastName: 'Osei', contactNumber: '' });
  expect(await read({ kind: 'other', talentRequestId: place.request.id })).toBeNull();
  const { candidate } = await candidateAt(place);
  expect(await read({ kind: 'cv', talentRequestId: place.request.id, candidateId: candidate.id })).toBeNull();
});

const scan = async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save();
};
const emptyDocx = async () => (await cvFileOf({ kind: 'lines', lines: [] })).bytes;
// The first bytes of every DOC file.
const doc = () => Buffer.alloc(1024).fill('d0cf11e0a1b11ae1', 0, 8, 'hex');

it.each([
  ['CV.pdf', scan, 'This looks like a scan without text, so nothing could be read from it. You can still use it.'],
  ['CV.doc', doc, 'Details can’t be read from DOC files. You can still use this one.'],
  ['CV.docx', emptyDocx, 'This file contains no text, so nothing could be read from it. You can still use it.'],
  [
    'CV.txt',
    () => Buffer.from(' \n\n'),
    'This file contains no text, so nothing could be read from it. You can still use it.',
  ],
])('notes why no text was found in %s, uploaded to a form or to replace a CV', async (name, make, note) => {
  const place = await makeSubmissionFixture(server.kit.db);
  const { candidate } = await candidateAt(place);
  const file = { name, bytes: await make() };
  const noteOf = async (input: object, given: { name: string; bytes: Uint8Array } = file) => {
    const { body } = await server.call(place.recruiter.id, uploadDocumentEndpoint, input, { file: given });
    return (body as UploadedDocument).scanNote;
  };
  expect(await noteOf({ kind: 'cv' })).toBe(note);
  expect(await noteOf({ kind: 'cv', candidateId: candidate.id })).toBe(note);
  expect(await noteOf({ kind: 'other' })).toBeNull();
  expect(await noteOf({ kind: 'cv' }, text())).toBeNull();
});

describe('an upload', () => {
  it('is stored until it is attached, and only its own agency reads it', async () => {
    const place = await makeSubmissionFixture(server.kit.db);
    const rival = await makeApprovedAgency(server.kit.db, place.engagement.id);
    const { status, body } = await upload(place.recruiter.id, { kind: 'cv' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'cv',
      fileName: 'Maalouf-Ingrid-CV.txt',
      mediaType: 'text/plain',
      sizeBytes: 32,
    });
    const download = (userId: string) => server.call(userId, downloadDocumentEndpoint, { documentId: body.documentId });
    const file = await download(place.recruiter.id);
    expect([file.status, file.bytes.toString()]).toEqual([200, 'Ingrid Maalouf, Registered Nurse']);
    expect(file.headers['content-disposition']).toContain('Maalouf-Ingrid-CV.txt');
    expect((await download(rival.recruiter.id)).status).toBe(404);
    expect((await download(place.employer.id)).status).toBe(404);
    const words = await server.call(place.recruiter.id, readDocumentTextEndpoint, { documentId: body.documentId });
    expect(words.body).toEqual({ text: 'Ingrid Maalouf, Registered Nurse' });
  });

  it('refuses an image as a CV, which must be a text document', async () => {
    const { recruiter } = await makeSubmissionFixture(server.kit.db);
    expect(await upload(recruiter.id, { kind: 'cv' }, png)).toMatchObject({ status: 415, body: { code: 'file-type' } });
    expect(await upload(recruiter.id, { kind: 'other' }, png)).toMatchObject({ status: 200, body: { kind: 'other' } });
  });

  it('of an unknown type names the types of a CV, or of other documents', async () => {
    const { recruiter } = await makeSubmissionFixture(server.kit.db);
    const program = { name: 'setup.exe', bytes: Buffer.from('MZ') };
    const { body } = await upload(recruiter.id, { kind: 'cv' }, program);
    expect(body).toMatchObject({ code: 'file-type', message: 'A CV must be a PDF, DOCX, DOC or TXT file.' });
    expect((await upload(recruiter.id, { kind: 'other' }, program)).body).toMatchObject({
      message: expect.stringContaining('xlsx') as string,
    });
  });

  it('replaces the CV of a candidate while the employer has not opened it, and adds other documents [C11]', async () => {
    const place = await makeSubmissionFixture(server.kit.db);
    const { candidate } = await candidateAt(place);
    const earlier = await upload(place.recruiter.id, { kind: 'cv', candidateId: candidate.id });
    const replaced = await upload(place.recruiter.id, { kind: 'cv', candidateId: candidate.id });
    expect([earlier.status, replaced.status]).toEqual([200, 200]);
    // The replaced CV stays with the earlier version.
    expect(
      (await server.call(place.recruiter.id, downloadDocumentEndpoint, { documentId: earlier.body.documentId })).status,
    ).toBe(200);
    const opened = await server.call(place.employer.id, openCandidateEndpoint, { candidateId: candidate.id });
    expect(opened.body).toMatchObject({ file: { documentId: replaced.body.documentId } });
    server.kit.clock.advance(1000);
    expect(
      (await server.call(place.employer.id, downloadDocumentEndpoint, { documentId: replaced.body.documentId })).status,
    ).toBe(200);

    const late = await upload(place.recruiter.id, { kind: 'cv', candidateId: candidate.id });
    expect(late).toMatchObject({ status: 409, body: { code: 'cv-opened', reasons: [{ code: 'cv-opened' }] } });
    const other = await upload(place.recruiter.id, { candidateId: candidate.id }, png);
    expect(other).toMatchObject({ status: 200, body: { kind: 'other' } });
    const removed = await server.call(place.recruiter.id, deleteDocumentEndpoint, {
      documentId: other.body.documentId,
    });
    expect(removed.status).toBe(200);
    // A removed document stays with its versions too, and the candidate's page no longer lists it.
    expect(
      (await server.call(place.employer.id, downloadDocumentEndpoint, { documentId: other.body.documentId })).status,
    ).toBe(200);
    const after = await server.call(place.employer.id, openCandidateEndpoint, { candidateId: candidate.id });
    expect(after.body).toMatchObject({ otherDocuments: [] });
  });

  it("never replaces the CV with which a candidate agreed to be represented: 'cv-confirmed'", async () => {
    const place = await makeSubmissionFixture(server.kit.db);
    const { id: consentRequestId } = await makeConsentRequest(server.kit.db, {
      supplierId: place.agency.id,
      requestedBy: place.recruiter.id,
      state: 'agreed',
      submission: await makeSubmission(server.kit.db, place),
    });
    const { candidate, cv } = await candidateAt(place, 1, { consentRequestId });
    const replaced = await upload(place.recruiter.id, { kind: 'cv', candidateId: candidate.id });
    expect(replaced).toMatchObject({
      status: 409,
      body: { code: 'cv-confirmed', reasons: [{ code: 'cv-confirmed' }] },
    });
    const { db } = server.kit;
    const changes = [
      { deletedAt: new Date() },
      { storageKey: 'another' },
      { candidateId: null },
      { kind: 'other' as const },
    ];
    for (const change of changes) {
      const changed = db.updateTable('candidateDocument').set(change).where('id', '=', cv.id).execute();
      await expect(changed).rejects.toMatchObject({ code: 'RC016' });
    }
    const deleted = db.deleteFrom('candidateDocument').where('id', '=', cv.id).execute();
    await expect(deleted).rejects.toMatchObject({ code: 'RC016' });
    const second = makeCandidateDocument(db, {
      supplierId: place.agency.id,
      uploadedBy: place.recruiter.id,
      candidateId: candidate.id,
    });
    await expect(second).rejects.toMatchObject({ code: 'RC016' });
  });

  it("is refused for a closed candidate: 'candidate-closed', and does not find a rival's", async () => {
    const place = await makeSubmissionFixture(server.kit.db);
    const rival = await makeApprovedAgency(server.kit.db, place.engagement.id);
    const { candidate } = await candidateAt(place, 3);
    const input = { kind: 'other', candidateId: candidate.id };
    expect(await upload(place.recruiter.id, input)).toMatchObject({ status: 409, body: { code: 'candidate-closed' } });
    expect((await upload(rival.recruiter.id, input)).status).toBe(404);
  });

  it('is hidden from the employer once the candidate is withdrawn', async () => {
    const place = await makeSubmissionFixture(server.kit.db);
    const { cv } = await candidateAt(place, 5);
    expect((await server.call(place.employer.id, readDocumentTextEndpoint, { documentId: cv.id })).status).toBe(404);
    expect((await server.call(place.recruiter.id, readDocumentTextEndpoint, { documentId: cv.id })).body).toEqual({
      text: null,
    });
  });
});

describe("an upload without a candidate: 'too-many-uploads'", () => {
  const waiting = async (place: SubmissionFixture, uploadedBy: string, count: number): Promise<void> => {
    const first = await makeCandidateDocument(server.kit.db, {
      supplierId: place.agency.id,
      uploadedBy,
      createdAt: server.kit.clock.now(),
    });
    const rows = Array.from({ length: count - 1 }, () => ({ ...first, id: newId(), storageKey: `${newId()}.pdf` }));
    if (rows.length > 0) await server.kit.db.insertInto('candidateDocument').values(rows).execute();
  };

  it('is refused beyond the limit of a user, stores no file, and is accepted again after old ones are deleted', async () => {
    const place = await makeSubmissionFixture(server.kit.db);
    const { perUser } = defaultScopeSettings.looseUploads;
    await waiting(place, place.recruiter.id, perUser - 1);
    const files = () => readdirSync(join(server.dataDir, 'files'), { recursive: true }).length;
    const answers = await Promise.all(([1, 2, 3] as const).map(() => upload(place.recruiter.id, { kind: 'cv' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
    const before = files();
    expect(await upload(place.recruiter.id, { kind: 'cv' })).toMatchObject({
      status: 429,
      body: { code: 'too-many-uploads', message: expect.stringContaining('deleted after 24 hours') as string },
    });
    expect(files()).toBe(before);
    const { candidate } = await candidateAt(place);
    expect((await upload(place.recruiter.id, { candidateId: candidate.id }, png)).status).toBe(200);
    const colleague = await makeUser(server.kit.db, { tenantId: place.agency.id, email: 'colleague@loose.example' });
    expect((await upload(colleague.id, { kind: 'cv' })).status).toBe(200);
    server.kit.clock.advance(25 * 3_600_000);
    await server.kit.asSystem((scope) => removeUnattachedUploads(scope, server.product.files));
    expect((await upload(place.recruiter.id, { kind: 'cv' })).status).toBe(200);
  });

  it('is refused beyond the limit of an agency', async () => {
    const place = await makeSubmissionFixture(server.kit.db);
    const colleague = await makeUser(server.kit.db, { tenantId: place.agency.id, email: 'colleague@many.example' });
    await waiting(place, colleague.id, defaultScopeSettings.looseUploads.perAgency);
    expect((await upload(place.recruiter.id, { kind: 'cv' })).body.code).toBe('too-many-uploads');
  });
});
