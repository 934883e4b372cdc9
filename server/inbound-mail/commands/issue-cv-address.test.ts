import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueCvAddressEndpoint, readCvAddressEndpoint } from '#contract/inbound-mail/endpoints.ts';
import type { CvAddress } from '#contract/inbound-mail/operations.ts';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let place: SubmissionFixture;
beforeAll(async () => {
  server = await createTestServer({
    env: { INBOUND_MAIL_DOMAIN: 'reply.rolecall.example', INBOUND_MAIL_SECRET: 'a-secret-that-only-tests-know' },
  });
  place = await makeSubmissionFixture(server.kit.db);
});
afterAll(() => server.close());

test('a new address replaces the earlier one', async () => {
  const input = { talentRequestId: place.request.id };
  const issue = async () =>
    ((await server.call(place.recruiter.id, issueCvAddressEndpoint, input)).body as CvAddress).address;
  const first = await issue();
  expect(first).toMatch(/^cv\+[0-9a-f]{32}@reply\.rolecall\.example$/);
  const second = await issue();
  expect(second).not.toBe(first);
  const { body } = await server.call(place.recruiter.id, readCvAddressEndpoint, input);
  expect(body).toEqual({ isOn: true, address: second });
  const pages = await server.kit.db.selectFrom('inboundAddress').select('page').execute();
  expect(pages).toEqual([{ page: `/engagement/${place.engagement.id}/submit/${place.request.id}/cvs` }]);
});
