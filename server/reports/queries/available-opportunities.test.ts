import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { listOpportunitiesEndpoint } from '#contract/opportunities/endpoints.ts';
import * as at from '#contract/reports/endpoints.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { readRecords, type ReadCell } from '#server/testing/read-workbook.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeArea, makeClassification } from '#server/profile/factories.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createZonedClock } from '../rules/zoned-clock.ts';

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
const shownAt = (instant: string) => ({
  value: String(createZonedClock(zone).serialOf(new Date(instant))),
  format: 'dd mmm yyyy hh:mm',
});

test('the report lists the opportunities that match the classifications and regions of the profile, like the list page', async () => {
  const { db } = server.kit;
  const { owner } = market;
  const [supplierId, clientId] = [market.agency.id, market.client.id];
  await db.updateTable('engagement').set({ closingAt: now }).execute();
  const publishedAt = new Date('2026-11-15T00:00:00Z');
  const open = { clientId, publishedAt, closingAt: new Date('2026-12-01T00:00:00Z') };
  const parts = await db.selectFrom('subClassification').select('id').where('classificationId', '=', 1).execute();
  const [ownPart = 0, otherPart = 0] = parts.map((part) => part.id);
  await makeClassification(db, { tenantId: supplierId, classificationId: 13 });
  await makeClassification(db, { tenantId: supplierId, classificationId: 1, parts: [ownPart] });
  await makeArea(db, { tenantId: supplierId, regionId: 1 });
  await makeArea(db, { tenantId: supplierId, regionId: 6, countryId: 372 });
  const titles = async (): Promise<ReadCell[]> => {
    const { bytes, status } = await asked(owner.id, at.downloadAvailableOpportunitiesReportEndpoint);
    return status === 204 ? [] : readRecords(bytes).flatMap(({ Title }) => Title ?? []);
  };
  await makeEngagement(db, { ...open, title: 'Other work', classificationId: 2, subClassificationId: null });
  await makeEngagement(db, { ...open, title: 'Elsewhere', regionId: 3 });
  await makeEngagement(db, { ...open, title: 'Other part', classificationId: 1, subClassificationId: otherPart });
  await makeEngagement(db, { ...open, title: 'Other country', regionId: 6, countryId: 826 });
  await makeEngagement(db, { ...open, title: 'Before the period', publishedAt: new Date('2026-08-01T00:00:00Z') });
  expect(await titles()).toEqual([]);
  await makeEngagement(db, { ...open, title: 'Own part', classificationId: 1, subClassificationId: ownPart });
  await makeEngagement(db, { ...open, title: 'Any part', classificationId: 1, subClassificationId: null });
  await makeEngagement(db, { ...open, title: 'Own country', regionId: 6, countryId: 372 });
  const { id } = await makeEngagement(db, { ...open, title: 'All of it' });
  await makeTalentRequest(db, { engagementId: id, noOfRoles: 3 });
  await makeApplication(db, { engagementId: id, supplierId, statusId: 1 });
  expect(await titles()).toEqual(['Own part', 'Any part', 'Own country', 'All of it']);

  const listed = await server.call(owner.id, listOpportunitiesEndpoint, {});
  const one = (listed.body as { records: Record<string, string | number>[] }).records.find(
    ({ title }) => title === 'All of it',
  );
  const { bytes } = await asked(owner.id, at.downloadAvailableOpportunitiesReportEndpoint);
  expect(readRecords(bytes).find(({ Title }) => Title === 'All of it')).toMatchObject({
    Number: { value: String(one?.engagementNumber), format: '000000' },
    Client: one?.clientName,
    Location: one?.location,
    Classification: one?.classification,
    'Role category': one?.roleCategory,
    'Recruitment type': 'Perm',
    Roles: { value: String(one?.noOfRoles), format: '#,##0' },
    'Base salary from': { value: one?.baseSalaryFrom, format: '#,##0.00' },
    Prequalification: 'Not required',
    Application: one?.applicationStatus,
    Closing: shownAt(String(one?.closingAt)),
  });
});

test('the prequalification is shown only where an engagement requires it, like on the list page', async () => {
  const { db } = server.kit;
  const [supplierId, clientId] = [market.agency.id, market.client.id];
  const facts = {
    clientId,
    publishedAt: new Date('2026-11-15T00:00:00Z'),
    closingAt: new Date('2026-12-01T00:00:00Z'),
  };
  await makeEngagement(db, { ...facts, title: 'Asks for one', requiresPrequalification: true });
  await makeEngagement(db, { ...facts, title: 'Asks for none' });
  const told = async () => {
    const { bytes } = await asked(market.owner.id, at.downloadAvailableOpportunitiesReportEndpoint);
    return Object.fromEntries(readRecords(bytes).map((one) => [one['Title'], one['Prequalification']]));
  };
  expect(await told()).toMatchObject({ 'Asks for one': 'Not requested', 'Asks for none': 'Not required' });
  await makePrequalification(db, { supplierId, clientId });
  expect(await told()).toMatchObject({ 'Asks for one': 'Approved', 'Asks for none': 'Not required' });
});

test('an agency without classifications gets no report of opportunities: 204 without a body', async () => {
  const { status, bytes } = await asked(market.rivalOwner.id, at.downloadAvailableOpportunitiesReportEndpoint);
  expect([status, bytes.length]).toEqual([204, 0]);
});
