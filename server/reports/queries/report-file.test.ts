import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/common/endpoint.ts';
import * as at from '#contract/reports/endpoints.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';

const now = new Date('2026-11-20T04:01:00Z');
const zone = 'Australia/Sydney';
const period = { startDate: '2026-08-22', endDate: '2026-11-20', range: '90', timeZone: zone };

let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer({ now });
  market = await makeMarketFixture(server.kit.db);
});
afterAll(() => server.close());

const asked = (user: string, where: Endpoint, more: object = {}) => server.call(user, where, { ...period, ...more });

test('a report without rows in its period has no file: 204', async () => {
  const { status } = await asked(market.owner.id, at.downloadCandidateSubmissionReportEndpoint, {
    startDate: '2026-01-01',
    endDate: '2026-01-02',
  });
  expect(status).toBe(204);
});

test.each([
  at.downloadCandidateSubmissionReportEndpoint,
  at.downloadEngagementNoticesReportEndpoint,
  at.downloadAvailableOpportunitiesReportEndpoint,
] as Endpoint[])('the ID of another agency is refused: $path', async (where) => {
  const owner = market.owner.id;
  const answered = await server.call(owner, { ...where, claims: {} }, { ...period, supplierID: market.rival.id });
  expect([answered.status, (answered.body as { code: string }).code]).toEqual([403, 'foreign-id']);
});

test("a start is required, and an end after today in the reader's time zone is refused", async () => {
  const without = await server.call(market.owner.id, at.downloadCandidateSubmissionReportEndpoint, {
    endDate: '2026-11-20',
  });
  expect([without.status, without.body]).toMatchObject([
    400,
    { fields: [{ field: 'startDate', message: 'Please provide a start date' }] },
  ]);
  const later = { startDate: '2026-11-01', endDate: '2026-11-21' };
  const inSydney = await asked(market.owner.id, at.downloadCandidateSubmissionReportEndpoint, later);
  expect([inSydney.status, inSydney.body]).toMatchObject([400, { fields: [{ field: 'endDate' }] }]);
  const inLosAngeles = await asked(market.owner.id, at.downloadCandidateSubmissionReportEndpoint, {
    startDate: '2026-11-01',
    endDate: '2026-11-20',
    timeZone: 'America/Los_Angeles',
  });
  expect(inLosAngeles.status).toBe(400);
});
