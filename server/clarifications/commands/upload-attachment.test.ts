import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addCommentEndpoint,
  downloadAttachmentEndpoint,
  listCommentsEndpoint,
  uploadAttachmentEndpoint,
} from '#contract/clarifications/endpoints.ts';
import type { Attachment } from '#contract/clarifications/shapes.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeAttachment } from '../factories.ts';
import { deleteComments } from './delete-comments.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const upload = async (userId: string, name = 'Reference.txt') => {
  const file = { name, bytes: new TextEncoder().encode('She ran the ward.') };
  const { status, body } = await server.call(userId, uploadAttachmentEndpoint, {}, { file });
  return { status, attachment: body as Attachment };
};
const download = async (userId: string, attachmentId: string) => {
  const { status, bytes } = await server.call(userId, downloadAttachmentEndpoint, { attachmentId });
  return status === 200 ? bytes.toString() : status;
};

test('a file is read by its author until it is sent, then by the readers of the message, until that is deleted', async () => {
  const { request, agency, recruiter, employer, engagement } = await makeSubmissionFixture(server.kit.db);
  const rival = await makeApprovedAgency(server.kit.db, engagement.id);
  const { id: candidateId } = await makeCandidate(server.kit.db, {
    talentRequestId: request.id,
    supplierId: agency.id,
    statusId: 4,
  });
  const { attachment } = await upload(recruiter.id);
  expect(attachment).toMatchObject({ fileName: 'Reference.txt', mediaType: 'text/plain', sizeBytes: 17 });
  const { attachmentId } = attachment;
  expect(await download(recruiter.id, attachmentId)).toBe('She ran the ward.');
  expect(await download(employer.id, attachmentId)).toBe(404);

  const text = 'The reference you asked for.';
  await server.call(recruiter.id, addCommentEndpoint, { candidateId, text, attachmentIds: [attachmentId] });
  expect(await download(employer.id, attachmentId)).toBe('She ran the ward.');
  expect(await download(rival.recruiter.id, attachmentId)).toBe(404);
  const { body } = await server.call(employer.id, listCommentsEndpoint, { candidateId });
  expect(body).toMatchObject({ comments: [{ text, attachments: [attachment] }] });

  await server.kit.asSystem((scope) => deleteComments(scope, candidateId));
  expect(await download(recruiter.id, attachmentId)).toBe(404);
});

test("the file of a note stays on the author's side, also in the database", async () => {
  const { request, agency, recruiter, employer } = await makeSubmissionFixture(server.kit.db);
  const { id: candidateId } = await makeCandidate(server.kit.db, {
    talentRequestId: request.id,
    supplierId: agency.id,
    statusId: 4,
  });
  const { attachmentId } = (await upload(recruiter.id)).attachment;
  const note = { candidateId, text: 'For us.', isNote: true, attachmentIds: [attachmentId] };
  await server.call(recruiter.id, addCommentEndpoint, note);
  expect(await download(recruiter.id, attachmentId)).toBe('She ran the ward.');
  expect(await download(employer.id, attachmentId)).toBe(404);
  const seen = await server.kit.asClient(employer.id, (scope) =>
    scope.db.selectFrom('messageAttachment').select('id').where('id', '=', attachmentId).execute(),
  );
  expect(seen).toEqual([]);
});

test('uploads that are not sent are limited, and the type is checked', async () => {
  const { agency, recruiter } = await makeSubmissionFixture(server.kit.db);
  expect((await upload(recruiter.id, 'setup.exe')).status).toBe(415);
  for (let count = 0; count < defaultScopeSettings.looseUploads.perUser; count += 1) {
    await makeAttachment(server.kit.db, { supplierId: agency.id, clientId: null, uploadedBy: recruiter.id });
  }
  const { status, attachment } = await upload(recruiter.id);
  expect([status, attachment]).toMatchObject([409, { code: 'too-many-attachments' }]);
});
