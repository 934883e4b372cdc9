import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/common/endpoint.ts';
import * as at from '#contract/reports/endpoints.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeRole } from '#server/team/factories.ts';
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

test('a user who may not view a page gets the reason, and not its file', async () => {
  const { db } = server.kit;
  const { id } = await makeUser(db, { tenantId: market.agency.id, role: 'standard' });
  const { id: roleId } = await makeRole(db, { tenantId: market.agency.id, permissions: ['Messaging=Message'] });
  await db.updateTable('userRole').set({ roleId }).where('userId', '=', id).execute();
  const listed = (await server.call(id, at.listReportsEndpoint, {})).body as {
    reportId: string;
    name: string;
    can: { download: { allowed: boolean } };
  }[];
  expect(listed.map(({ name }) => name)).toEqual([
    'Candidate Submission Report',
    'All Engagement Notices',
    'All Available Opportunities That Match Their Profile',
  ]);
  for (const { reportId, can } of listed) {
    const where = at.reportEndpoints.find((one) => one.operation === `reports.${reportId}`);
    if (!where) throw new Error(reportId);
    expect([reportId, can.download.allowed, (await asked(id, where)).status]).toEqual([reportId, false, 403]);
  }
});
