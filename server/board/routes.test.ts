import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { engagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import { endpoints } from '#contract/registry.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer();
  market = await makeMarketFixture(server.kit.db);
});
afterAll(() => server.close());

const at = (path: string): Endpoint => {
  const one = endpoints.find((address) => address.path === path);
  if (!one) throw new Error(`Nothing is at ${path}.`);
  return one;
};
const firstPage = async (path: string, input: object = {}) =>
  (await server.call(market.owner.id, at(path), input)).body;

test('lists begin at page 0 with ten rows, the older ones and the marketplace of success fees at page 1 [F03]', async () => {
  const newer = { pageCurrent: 0, pageSize: 10, recordCount: 0, total: 0, pageCount: 0 };
  expect(await firstPage('/api/v1/engagementboard', { assignToMe: false })).toMatchObject(newer);
  const opportunities = { pageCurrent: 0, pageSize: 10, recordCount: 1, total: 1, pageCount: 1 };
  expect(await firstPage('/api/v1/opportunities')).toMatchObject(opportunities);
  expect(await firstPage('/api/v2.1/auction/headers')).toMatchObject({
    currentPage: 1,
    rowsPerPage: 10,
    pageCount: 0,
    recordCount: 0,
    totalRecordCount: 0,
  });
  const { agency } = market;
  expect(await firstPage('/api/v2.1/successfee/marketplace/{supplierId}', { supplierId: agency.id })).toMatchObject({
    pageCurrent: 1,
    pageSize: 10,
    recordCount: 1,
    total: 1,
  });
});

test('an engagement is by default a success fee in currency 152 with fee type 3 [F03]', async () => {
  const { rows } = await sql<{ column: string; usual: string }>`
    select column_name as column, column_default as usual from information_schema.columns
    where table_name = 'engagement' and column_name in ('currency_id', 'fee_type_id') order by 1`.execute(
    server.kit.db,
  );
  expect(rows).toEqual([
    { column: 'currency_id', usual: '152' },
    { column: 'fee_type_id', usual: '3' },
  ]);
  expect(engagementDraftFields.parse({})).toMatchObject({ kind: 'successfee', currencyId: 152, feeTypeId: 3 });
});

test('the search is the board at another path, and gives the same response [G01]', async () => {
  const { engagementId, agency, owner } = await makeMarketFixture(server.kit.db);
  await makeApplication(server.kit.db, { engagementId, supplierId: agency.id });
  const search = at('/api/v1/engagementboard/search');
  const found = async (keyword: string) => (await server.call(owner.id, search, { keyword })).body;
  expect(await found('northwind')).toMatchObject({ total: 1, records: [{ engagementId }] });
  expect(await found('no such thing')).toMatchObject({ total: 0, records: [] });
});

test.each([
  ['engagementStatusId', [5]],
  ['applicationStatusId', [0]],
  ['engagementTypeId', [3]],
  ['stage', 'elsewhere'],
  ['kind', 'perm'],
  ['clientId', 'me'],
  ['closingWithinDays', 0],
  ['pageSize', 101],
  ['pageCurrent', -1],
  ['sortBy', 'salary'],
  ['sortOrder', 'up'],
  ['email', 'nobody'],
])('%s of the board cannot be %s [G01]', async (field, value) => {
  const { status, body } = await server.call(market.owner.id, at('/api/v1/engagementboard'), { [field]: value });
  expect([status, (body as { code: string }).code]).toEqual([400, 'invalid-input']);
  expect((body as { fields: { field: string }[] }).fields[0]?.field).toContain(field);
});
