import { afterAll, beforeAll, expect, test } from 'vitest';
import * as at from '#contract/reports/endpoints.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { readWorkbook } from '#server/testing/read-workbook.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeReportData } from '../factories.ts';
import { createZonedClock } from '../rules/zoned-clock.ts';

const now = new Date('2026-11-20T04:01:00Z');
const zone = 'Australia/Sydney';
const period = { startDate: '2026-08-22', endDate: '2026-11-20', range: '90', timeZone: zone };
let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer({ now });
  market = await makeMarketFixture(server.kit.db);
  const { client, agency, owner } = market;
  await makeReportData(server.kit.db, { clientId: client.id, supplierId: agency.id, userId: owner.id });
});
afterAll(() => server.close());

const asked = (user: string, where: typeof at.downloadCandidateSubmissionReportEndpoint) =>
  server.call(user, where, period);
const shownAt = (instant: string) => ({
  value: String(createZonedClock(zone).serialOf(new Date(instant))),
  format: 'dd mmm yyyy hh:mm',
});

test('a file names its content in its file name and on its second sheet, and is not cached', async () => {
  const { headers, bytes } = await asked(market.owner.id, at.downloadCandidateSubmissionReportEndpoint);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition':
      "attachment; filename*=UTF-8''Candidate%20Submission%20Report%202026-08-22%20to%202026-11-20.xlsx",
    'content-length': String(bytes.length),
    'cache-control': 'private, no-store',
  });
  const [, about] = readWorkbook(bytes);
  expect(about?.rows).toEqual([
    ['About this report', ''],
    ['Report', 'Candidate Submission Report'],
    ['Agency', market.agency.name],
    ['From', { value: '46256', format: 'dd mmm yyyy' }],
    ['To', { value: '46346', format: 'dd mmm yyyy' }],
    ['Period', 'Last 90 days'],
    ['Time zone', zone],
    ['Created', shownAt(now.toISOString())],
    ['Created by', 'Mara Ellingsen'],
  ]);
});
