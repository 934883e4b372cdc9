import { Document, ImageRun, Packer, Paragraph } from 'docx';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import type { UploadedDocument } from '#contract/candidates/shapes/document.ts';
import {
  retryAssessmentEndpoint,
  saveDraftCandidateEndpoint,
  viewDraftCandidateEndpoint,
} from '#contract/draft-candidates/endpoints.ts';
import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import { makeCandidateDocument, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeQuestion } from '#server/engagements/factories.ts';
import { createChatModelServer } from '#server/testing/assessment/chat-model-server.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeDraftCandidate } from './factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Creates a draft with a CV that meets the only requirement of its talent request. */
const makeNurseDraft = async (db: TestServer['kit']['db']) => {
  const { agency, recruiter, request } = await makeSubmissionFixture(db);
  const question = await makeQuestion(db, { talentRequestId: request.id, text: 'Registered nurse?' });
  const document = await makeCandidateDocument(db, {
    supplierId: agency.id,
    uploadedBy: recruiter.id,
    textContent: 'Registered nurse since 2011',
  });
  const { id: draftCandidateId } = await makeDraftCandidate(db, {
    supplierId: agency.id,
    askedBy: recruiter.id,
    talentRequestId: request.id,
    documentId: document.id,
  });
  return { recruiter, question, draftCandidateId };
};

test('the job assesses every draft that waits', async () => {
  const { db } = server.kit;
  const { agency, recruiter, request } = await makeSubmissionFixture(db);
  await makeQuestion(db, { talentRequestId: request.id, text: 'Registered nurse?' });
  const own = { supplierId: agency.id, uploadedBy: recruiter.id };
  for (const textContent of ['Registered nurse since 2011', 'Chef']) {
    const document = await makeCandidateDocument(db, { ...own, textContent });
    await makeDraftCandidate(db, {
      supplierId: agency.id,
      askedBy: recruiter.id,
      talentRequestId: request.id,
      documentId: document.id,
    });
  }
  const job = server.product.jobs.find(({ queue }) => queue === 'draft-candidates.assess');
  await job?.run({});
  const rows = await db.selectFrom('draftCandidate').select(['aiStatusId', 'score']).orderBy('score').execute();
  expect(rows).toEqual([
    { aiStatusId: 2, score: 0 },
    { aiStatusId: 2, score: 100 },
  ]);
});

test('the CV of a draft is kept as long as the draft', async () => {
  const { db, clock } = server.kit;
  const { agency, recruiter, request } = await makeSubmissionFixture(db);
  const own = { supplierId: agency.id, uploadedBy: recruiter.id };
  const document = await makeCandidateDocument(db, own);
  const draft = await makeDraftCandidate(db, {
    supplierId: agency.id,
    askedBy: recruiter.id,
    talentRequestId: request.id,
    documentId: document.id,
  });
  clock.set(new Date(clock.now().getTime() + 48 * 3_600_000));
  const isKept = async () => {
    const job = server.product.jobs.find(({ queue }) => queue === 'candidates.remove-unattached-uploads');
    await job?.run({});
    return (await db.selectFrom('candidateDocument').select('id').where('id', '=', document.id).execute()).length === 1;
  };
  expect(await isKept()).toBe(true);
  await db.deleteFrom('draftCandidate').where('id', '=', draft.id).execute();
  expect(await isKept()).toBe(false);
});

test('a model that begins to answer and then falls silent leads to Failed within the time that is set, and can be retried [C07]', async () => {
  const chat = await createChatModelServer();
  chat.reply = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"id":"chat-1",');
    return undefined;
  };
  const env = { AI_URL: chat.url, AI_MODEL: 'reader', AI_TIMEOUT_SECONDS: '1' };
  const silent = await createTestServer({ env });
  const { db } = silent.kit;
  const { recruiter, draftCandidateId } = await makeNurseDraft(db);
  const assess = () => silent.product.jobs.find(({ queue }) => queue === 'draft-candidates.assess')?.run({});
  const read = async () => (await silent.call(recruiter.id, viewDraftCandidateEndpoint, { draftCandidateId })).body;
  await assess();
  expect(await read()).toMatchObject({ aiAssessmentStatusId: 3 });
  expect((await silent.call(recruiter.id, retryAssessmentEndpoint, { draftCandidateId })).status).toBe(200);
  chat.reply = () =>
    JSON.stringify({ answers: [{ requirement: 1, verdict: 'met', quotation: 'Registered nurse since 2011' }] });
  await assess();
  expect(await read()).toMatchObject({ aiAssessmentStatusId: 2 });
  await silent.close();
  await chat.close();
});

test('an answer that cannot be stored leads to Failed with a logged call, and can be retried [C07]', async () => {
  const chat = await createChatModelServer();
  const withModel = await createTestServer({ env: { AI_URL: chat.url, AI_MODEL: 'reader' } });
  const { db } = withModel.kit;
  const { recruiter, question, draftCandidateId } = await makeNurseDraft(db);
  // The employer deletes the requirement while the model compares it.
  chat.reply = (_request, response) => {
    const content = JSON.stringify({
      answers: [{ requirement: 1, verdict: 'met', quotation: 'Registered nurse since 2011' }],
    });
    void db
      .deleteFrom('qualificationQuestion')
      .where('id', '=', question.id)
      .execute()
      .then(() =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ choices: [{ message: { content } }] })),
      );
    return undefined;
  };
  await withModel.product.jobs.find(({ queue }) => queue === 'draft-candidates.assess')?.run({});
  const seen = await withModel.call(recruiter.id, viewDraftCandidateEndpoint, { draftCandidateId });
  expect(seen.body).toMatchObject({ aiAssessmentStatusId: 3, problem: 'model-unusable' });
  expect(await db.selectFrom('modelCall').select('problem').execute()).toEqual([{ problem: 'model-unusable' }]);
  expect((await withModel.call(recruiter.id, retryAssessmentEndpoint, { draftCandidateId })).status).toBe(200);
  await withModel.close();
  await chat.close();
});

const line = 'Registered nurse since 2011';
const alt = 'Smiling portrait';

/** Creates a CV with a photo, as a PDF and as a Word document. In the Word document, the photo has alternative text. */
const cvsWithPhoto = async (photo: Buffer) => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  page.drawText(line, { x: 40, y: 700, size: 12, font: await pdf.embedFont(StandardFonts.Helvetica) });
  page.drawImage(await pdf.embedPng(photo), { x: 40, y: 500, width: 64, height: 64 });
  const image = new ImageRun({
    type: 'png',
    data: photo,
    transformation: { width: 64, height: 64 },
    altText: { name: alt, title: alt, description: alt },
  });
  const docx = new Document({
    sections: [{ children: [new Paragraph(line), new Paragraph({ children: [image] })] }],
  });
  return [
    { name: 'cv.pdf', bytes: await pdf.save() },
    { name: 'cv.docx', bytes: new Uint8Array(await Packer.toBuffer(docx)) },
  ];
};

test('the photo in a CV, and its description, are not sent to the model [C07]', async () => {
  const chat = await createChatModelServer();
  chat.reply = () => JSON.stringify({ answers: [{ requirement: 1, verdict: 'met', quotation: line }] });
  const withModel = await createTestServer({ env: { AI_URL: chat.url, AI_MODEL: 'reader' } });
  const { recruiter, request } = await makeSubmissionFixture(withModel.kit.db);
  await makeQuestion(withModel.kit.db, { talentRequestId: request.id, text: 'Registered nurse?' });
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#8a5a3c' } })
    .png()
    .toBuffer();
  for (const [at, file] of (await cvsWithPhoto(photo)).entries()) {
    const cv = (await withModel.call(recruiter.id, uploadDocumentEndpoint, { kind: 'cv' }, { file }))
      .body as UploadedDocument;
    const saved = await withModel.call(recruiter.id, saveDraftCandidateEndpoint, {
      talentRequestId: request.id,
      firstName: 'Ingrid',
      lastName: 'Maalouf',
      email: `ingrid${String(at)}@inbox.example`,
      documentId: cv.documentId,
    });
    await withModel.product.jobs.find(({ queue }) => queue === 'draft-candidates.assess')?.run({});
    const { draftCandidateId } = saved.body as DraftCandidate;
    const seen = (await withModel.call(recruiter.id, viewDraftCandidateEndpoint, { draftCandidateId })).body;
    expect(seen).toMatchObject({ aiAssessmentStatusId: 2, suitabilityScore: 100 });
    const sent = chat.requests.at(-1)?.messages.map(({ content }) => content) ?? [];
    // Nothing but text: pictures would be parts of a message, or encoded in it.
    expect(sent.map((content) => typeof content)).toEqual(['string', 'string']);
    expect(JSON.parse(sent[1] ?? '')).toMatchObject({ cv: line });
    expect(JSON.stringify(chat.requests)).not.toMatch(/data:|image|png|portrait/i);
  }
  expect(chat.requests).toHaveLength(2);
  await withModel.close();
  await chat.close();
});
