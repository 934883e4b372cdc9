import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  downloadCheckedCvEndpoint,
  issueCheckLinkEndpoint,
  readCandidateCheckEndpoint,
  revokeCheckLinkEndpoint,
} from '#contract/draft-candidates/endpoints.ts';
import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import { makeCandidateDocument, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
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

test('a link ends after 72 hours, when it is revoked, and when a new one is issued [C08]', async () => {
  const { draftCandidateId, token } = await issued();
  const before = server.kit.clock.now();
  server.kit.clock.set(new Date(before.getTime() + 72 * 3_600_000));
  expect((await check(token)).body).toMatchObject({ code: 'check-expired' });
  expect((await server.call(undefined, downloadCheckedCvEndpoint, { token })).body).toMatchObject({
    code: 'check-expired',
  });
  server.kit.clock.set(before);
  const second = await issue(draftCandidateId);
  expect((await check(token)).body).toMatchObject({ code: 'check-revoked' });
  expect((await check(second)).status).toBe(200);
  await server.call(place.recruiter.id, revokeCheckLinkEndpoint, { draftCandidateId });
  expect((await check(second)).body).toMatchObject({ code: 'check-revoked' });
});
