import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { readOpportunities } from './list-opportunities.ts';

let kit: TestKit;
let supplierId: string;
let agencyUser: string;
let northwind: string;
let calder: string;
const now = new Date('2026-11-20T04:01:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

beforeAll(async () => {
  kit = await createTestKit({ now });
  supplierId = (await makeTenant(kit.db)).id;
  agencyUser = (await makeUser(kit.db, { tenantId: supplierId })).id;
  northwind = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
  calder = (await makeTenant(kit.db, { side: 'client', name: 'Calder Finch' })).id;
  const make = (title: string, hours: number, given: Partial<Parameters<typeof makeEngagement>[1]> = {}) =>
    makeEngagement(kit.db, {
      clientId: northwind,
      title,
      description: '',
      subClassificationId: null,
      closingAt: inHours(hours),
      ...given,
    });

  const nurses = await make('Nurses', 2);
  await makeTalentRequest(kit.db, { engagementId: nurses.id, jobTitle: 'Triage 100% Nurse', noOfRoles: 3 });
  await makeTalentRequest(kit.db, { engagementId: nurses.id, jobTitle: 'Secret Nurse', publishedAt: null });
  await make('Actuary', 50, {
    clientId: calder,
    engagementTypeId: 2,
    feePercent: null,
    requiresPrequalification: true,
  });
  await make('Drivers', 26, { kind: 'competitive', roleCategoryId: 3, publishedAt: inHours(-3) });
  await make('Directors', 400, { roleCategoryId: 1, stage: 'fulfillment' });
  await make('Unpublished', 30, { publishedAt: null });
  await make('Closed', 0);
  await make('Awarded', 30, { kind: 'competitive', stage: 'fulfillment' });
  await make('Ended', 30, { status: 'cancelled', endedAs: 'cancelled', stage: 'ended' });
});
afterAll(() => kit.close());

const list = async (given: Partial<Parameters<typeof readOpportunities>[1]> = {}) => {
  const found = await kit.asAgency(agencyUser, (scope) =>
    readOpportunities(scope, { keywords: '', location: '', clientName: '', pageCurrent: 0, pageSize: 10, ...given }),
  );
  if (found instanceof Refused) throw new Error(found.message);
  return found;
};
const titles = async (given: Partial<Parameters<typeof readOpportunities>[1]> = {}) =>
  (await list(given)).records.map(({ title }) => title);

test('opportunities are the engagements open for applications, soonest to close first', async () => {
  expect(await titles()).toEqual(['Nurses', 'Drivers', 'Actuary', 'Directors']);
});

test('the summary counts open, closing and new engagements within a day, ignoring filters', async () => {
  expect((await list({ keywords: 'actuary' })).glance).toEqual({ open: 4, closingWithinDay: 1, publishedWithinDay: 1 });
});

test('keywords search title, client, location, description and published job titles', async () => {
  expect(await titles({ keywords: 'calder' })).toEqual(['Actuary']);
  expect(await titles({ keywords: 'triage' })).toEqual(['Nurses']);
  expect(await titles({ keywords: 'NURSES melbourne' })).toEqual(['Nurses']);
  expect(await titles({ keywords: 'nurses calder' })).toEqual([]);
  expect(await titles({ keywords: 'secret' })).toEqual([]);
});

test('a percent sign is searched literally', async () => {
  expect(await titles({ keywords: '100%' })).toEqual(['Nurses']);
  expect(await titles({ keywords: 'T%e' })).toEqual([]);
});

test('filters by kind, engagement type and role category', async () => {
  expect(await titles({ kind: 'competitive' })).toEqual(['Drivers']);
  expect(await titles({ engagementTypeId: [2] })).toEqual(['Drivers', 'Actuary']);
  expect(await titles({ roleCategoryId: [1, 3] })).toEqual(['Drivers', 'Directors']);
  expect(await titles({ engagementTypeId: [], roleCategoryId: [] })).toHaveLength(4);
});

test('pages have the exact total', async () => {
  expect(await list({ pageSize: 3, pageCurrent: 1 })).toMatchObject({ total: 4, pageCount: 2, recordCount: 1 });
});

test('a prequalification status is only given after a request', async () => {
  expect((await list({ keywords: 'actuary' })).records[0]).toMatchObject({
    requiresPrequalification: true,
    isPrequalificationApplied: false,
    prequalificationStageStatus: '',
    prequalificationStatusId: null,
  });
  expect(await titles({ prequalified: true })).toEqual([]);
  await makePrequalification(kit.db, { supplierId, clientId: calder });
  expect((await list({ keywords: 'actuary' })).records[0]).toMatchObject({
    isPrequalificationApplied: true,
    prequalificationStageStatus: 'Approved',
    prequalificationDay: '2027-10-05',
  });
  expect(await titles({ prequalified: true })).toEqual(['Actuary']);
});

test("the agency's own application is shown, a rival's is not", async () => {
  const { records } = await list({ keywords: 'nurses' });
  const engagementId = records[0]?.engagementId ?? '';
  const rival = await makeTenant(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: rival.id, statusId: 2 });
  expect((await list({ keywords: 'nurses' })).records[0]).toMatchObject({
    applicationStatusId: null,
    applicationStatus: '',
  });
  await makeApplication(kit.db, { engagementId, supplierId, statusId: 1 });
  expect((await list({ keywords: 'nurses' })).records[0]).toMatchObject({
    applicationStatusId: 1,
    applicationStatus: 'Pending',
    noOfRoles: 3,
    baseSalaryFrom: '85000.00',
    baseSalaryTo: '112500.00',
  });
});

test('a paused engagement stays in its position of the list, with its current closing time', async () => {
  const clientId = (await makeTenant(kit.db, { side: 'client', name: 'Still Waters' })).id;
  const make = (title: string, given: object) => makeEngagement(kit.db, { clientId, title, ...given });
  await make('Soon', { closingAt: inHours(3) });
  await make('Still', { closingAt: inHours(-1), pausedAt: inHours(-5) });
  await make('Later', { closingAt: inHours(5) });
  const { records } = await list({ keywords: 'still waters' });
  expect(records.map(({ title, closingAt }) => [title, closingAt])).toEqual([
    ['Soon', inHours(3).toISOString()],
    ['Still', inHours(4).toISOString()],
    ['Later', inHours(5).toISOString()],
  ]);
});
