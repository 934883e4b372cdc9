import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  pauseRequestEndpoint,
  readHistoryEndpoint,
  resumeRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeEvent } from '#server/notifications/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('the history shows who did what and why, newest first, and only the names of agencies', async () => {
  const place = await makeSubmissionFixture(server.kit.db);
  const { id: engagementId } = place.engagement;
  const { id: talentRequestId } = place.request;
  await makeEvent(server.kit.db, {
    kind: 'application.submitted',
    engagementId,
    clientId: place.client.id,
    supplierId: place.agency.id,
    actorUserId: place.recruiter.id,
    at: new Date('2026-11-19T00:00:00Z'),
  });
  await server.call(place.employer.id, pauseRequestEndpoint, {
    talentRequestId,
    reasonId: 6,
    reasonText: 'The ward moves.',
  });
  await server.call(place.employer.id, resumeRequestEndpoint, { talentRequestId });
  const { body } = await server.call(place.employer.id, readHistoryEndpoint, { engagementId });
  const name = `${place.employer.firstName} ${place.employer.lastName}`;
  expect(body).toMatchObject([
    { text: `${place.request.jobTitle} was resumed.`, by: name, reason: null, note: null },
    { text: `${place.request.jobTitle} was paused.`, by: name, reason: 'Other', note: 'The ward moves.' },
    { text: 'An application was received.', by: place.agency.name },
  ]);
  const other = await makeSubmissionFixture(server.kit.db);
  expect((await server.call(other.employer.id, readHistoryEndpoint, { engagementId })).status).toBe(404);
});
