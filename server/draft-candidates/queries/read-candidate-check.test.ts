import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  downloadCheckedCvEndpoint,
  issueCheckLinkEndpoint,
  readCandidateCheckEndpoint,
} from '#contract/draft-candidates/endpoints.ts';
import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import {
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeDraftCandidate } from '../factories.ts';

let server: TestServer;
let place: SubmissionFixture;
beforeAll(async () => {
  server = await createTestServer();
  place = await makeSubmissionFixture(server.kit.db);
});
afterAll(() => server.close());

const issued = async () => {
  const { db } = server.kit;
  const own = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
  const document = await makeCandidateDocument(db, { ...own, textContent: 'Registered nurse', fileName: 'CV.txt' });
  await server.product.files.write(document.storageKey, new TextEncoder().encode('Registered nurse'));
  const { id: draftCandidateId } = await makeDraftCandidate(db, {
    supplierId: place.agency.id,
    askedBy: place.recruiter.id,
    talentRequestId: place.request.id,
    documentId: document.id,
    aiStatusId: 2,
    score: 93,
    method: 'terms',
  });
  return { draftCandidateId, token: await issue(draftCandidateId) };
};
const issue = async (draftCandidateId: string) => {
  const { body } = await server.call(place.recruiter.id, issueCheckLinkEndpoint, { draftCandidateId });
  return (
    new URL((body as DraftCandidate).checkLink?.path ?? '', 'https://rolecall.example').searchParams.get('token') ?? ''
  );
};
const check = (token: string) => server.call(undefined, readCandidateCheckEndpoint, { token });

test('a link shows the draft without its score to anyone, with the CV as a file [C08]', async () => {
  const { token } = await issued();
  const { status, body } = await check(token);
  expect([status, body]).toMatchObject([
    200,
    {
      firstName: 'Ingrid',
      lastName: 'Maalouf',
      agencyName: place.agency.name,
      text: 'Registered nurse',
      fileName: 'CV.txt',
    },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/93|score|suitab|email/i);
  const file = await server.call(undefined, downloadCheckedCvEndpoint, { token });
  expect([file.status, file.bytes.toString()]).toEqual([200, 'Registered nurse']);
});

test('an invented or changed link, and one of a discarded draft, show nothing [C08]', async () => {
  const { draftCandidateId, token } = await issued();
  for (const wrong of ['x', `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`, '0'.repeat(64)]) {
    const { status, body } = await check(wrong);
    expect([status, body]).toMatchObject([404, { code: 'check-unknown' }]);
  }
  await server.kit.db.deleteFrom('draftCandidate').where('id', '=', draftCandidateId).execute();
  expect((await check(token)).body).toMatchObject({ code: 'check-ended', message: 'This link no longer works.' });
});

test('a link to a submitted draft says that it no longer works, and not to ask for a new one [C08]', async () => {
  const { draftCandidateId, token } = await issued();
  const { db } = server.kit;
  const candidate = await makeCandidate(db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  await db
    .updateTable('draftCandidate')
    .set({ candidateId: candidate.id })
    .where('id', '=', draftCandidateId)
    .execute();
  await db
    .updateTable('checkLink')
    .set({ revokedAt: server.kit.clock.now() })
    .where('draftCandidateId', '=', draftCandidateId)
    .execute();
  expect((await check(token)).body).toMatchObject({ code: 'check-ended', message: 'This link no longer works.' });
  const file = await server.call(undefined, downloadCheckedCvEndpoint, { token });
  expect(file.status).toBe(404);
});
