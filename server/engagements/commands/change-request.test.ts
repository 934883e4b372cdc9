import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelRequestEndpoint, completeRequestEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

const begin = new Date('2026-11-20T04:00:00Z');

let server: TestServer;
let place: Awaited<ReturnType<typeof makeSubmissionFixture>>;
let talentRequestId: string;
beforeAll(async () => {
  server = await createTestServer({ now: begin });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.set(begin);
  place = await makeSubmissionFixture(server.kit.db);
  talentRequestId = place.request.id;
});

test('of two concurrent closures of a request one succeeds, and the other is refused with the reason', async () => {
  const answers = await Promise.all([
    server.call(place.employer.id, cancelRequestEndpoint, { talentRequestId, reasonId: 1 }),
    server.call(place.employer.id, completeRequestEndpoint, { talentRequestId, reasonId: 1 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
