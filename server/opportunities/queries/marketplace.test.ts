import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketplaceEndpoints } from '#contract/opportunities/endpoints/marketplace.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';

let server: TestServer;
let agencyUser: string;
let techSupport: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  const supplierId = (await makeTenant(db)).id;
  agencyUser = (await makeUser(db, { tenantId: supplierId })).id;
  techSupport = (await makeUser(db, { tenantId: supplierId, role: 'tech-support' })).id;
  const northwind = (await makeTenant(db, { side: 'client', name: 'Northwind Health' })).id;
  const calder = (await makeTenant(db, { side: 'client', name: 'Calder Finch' })).id;
  const now = server.kit.clock.now().getTime();
  const make = (title: string, hours: number, given: Partial<Parameters<typeof makeEngagement>[1]> = {}) =>
    makeEngagement(db, { clientId: northwind, title, closingAt: new Date(now + hours * 3_600_000), ...given });
  const nurses = await make('Nurses', 2);
  await makeTalentRequest(db, { engagementId: nurses.id, jobTitle: 'Drivers of change' });
  await make('Drivers', 3, { kind: 'competitive', location: 'Perth, Australia' });
  await make('Directors', 4, { kind: 'competitive', roleCategoryId: 1, clientId: calder });
  await make('Contract drivers', 5, { kind: 'competitive', recruitmentTypeId: 2 });
  await make('Practice run', 6, { kind: 'competitive', isDemo: true });
  await make('Actuaries', 7, { clientId: calder });
  await make('Closed', 0, { kind: 'competitive' });
  await makePrequalification(db, {
    supplierId,
    clientId: calder,
    recruitmentTypeId: 1,
    roleCategoryId: 1,
    statusId: 2,
  });
  await makePrequalification(db, {
    supplierId,
    clientId: northwind,
    recruitmentTypeId: 1,
    roleCategoryId: 2,
    statusId: 1,
  });
});
afterAll(() => server.close());

const atOf = (operation: string) => {
  const at = marketplaceEndpoints.find((one) => one.operation === `opportunities.${operation}`);
  if (!at) throw new Error(`There is no address of ${operation}.`);
  return at;
};
interface Body {
  records: { title: string; [field: string]: unknown }[];
  [field: string]: unknown;
}
const read = async (operation: string, input: object): Promise<Body> => {
  const answer = await server.call(agencyUser, atOf(operation), input);
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.body as Body;
};
const titles = async (operation: string, input: object = {}): Promise<string[]> =>
  (await read(operation, input)).records.map(({ title }) => title);

describe('the lists of the market', () => {
  test('by role category: permanent engagements of either kind, or competitive ones', async () => {
    expect(await titles('permanent', { roleCategoryId: 2 })).toEqual([
      'Nurses',
      'Drivers',
      'Practice run',
      'Actuaries',
    ]);
    expect(await titles('permanent', { roleCategoryId: 1 })).toEqual(['Directors']);
    expect(await titles('competitive', { roleCategoryId: 2 })).toEqual(['Drivers', 'Contract drivers', 'Practice run']);
  });

  test('competitive ones by pages from 1, in the paging record of the older lists', async () => {
    const all = await read('competitiveMarketplace', {});
    expect(all).toMatchObject({ currentPage: 1, rowsPerPage: 10, pageCount: 1, recordCount: 4, totalRecordCount: 4 });
    const second = await read('competitiveMarketplace', { page: 2, rowsPerPage: 3 });
    expect(second.records.map(({ title }) => title)).toEqual(['Practice run']);
    expect(second).toMatchObject({ currentPage: 2, rowsPerPage: 3, pageCount: 2, recordCount: 1, totalRecordCount: 4 });
  });

  test('permanent competitive ones, without or with only demo ones by isDemo', async () => {
    expect(await titles('permCompetitiveMarketplace')).toEqual(['Drivers', 'Directors', 'Practice run']);
    expect(await titles('permCompetitiveMarketplace', { isDemo: true })).toEqual(['Practice run']);
    expect(await titles('permCompetitiveMarketplace', { isDemo: false })).toEqual(['Drivers', 'Directors']);
  });

  test('success fees start at page 1 with 10 rows, and keywords search the given field', async () => {
    expect(await read('successFeeMarketplace', {})).toMatchObject({
      pageCurrent: 1,
      pageSize: 10,
      total: 2,
      pageCount: 1,
    });
    expect(await titles('successFeeMarketplace', { keywords: 'calder' })).toEqual(['Actuaries']);
    expect(await titles('successFeeMarketplace', { keywords: 'calder', field: 'title' })).toEqual([]);
    expect(await titles('successFeeMarketplace', { keywords: 'calder', field: 'clientName' })).toEqual(['Actuaries']);
    expect(await titles('successFeeMarketplace', { keywords: 'drivers', field: 'jobTitle' })).toEqual(['Nurses']);
    expect(await titles('successFeeMarketplace', { keywords: 'melbourne', field: 'location' })).toHaveLength(2);
    expect(await titles('successFeeMarketplace', { page: 2, pageSize: 1 })).toEqual(['Actuaries']);
  });

  test('all or prequalified only, with a status only after a request', async () => {
    expect(await titles('competitiveMarketplace', { prequalified: true })).toEqual(['Directors']);
    expect(await titles('successFeeMarketplace', { prequalified: true })).toEqual([]);
    const [nurses, actuaries] = (await read('successFeeMarketplace', {})).records;
    expect(nurses).toMatchObject({
      isPrequalificationApplied: true,
      prequalificationStageStatus: 'Pending',
      roleCategoryId: 2,
      recruitmentTypeId: 1,
    });
    expect(actuaries).toMatchObject({ isPrequalificationApplied: false, prequalificationStageStatus: '' });
  });

  test("the caller's rights in the market have reasons against them", async () => {
    expect(await read('tenantPermission', {})).toMatchObject({
      can: { requestPrequalification: { allowed: true }, submitApplication: { allowed: true } },
    });
    const answer = await server.call(techSupport, atOf('tenantPermission'), {});
    expect(answer.body).toMatchObject({
      can: {
        submitApplication: { allowed: false, reasons: [{ code: 'no-permission' }] },
        placeBids: { allowed: false },
      },
    });
  });
});
