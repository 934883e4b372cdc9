import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listClientEngagements, listClientHistory, readClient } from './read-client.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  await kit.asAgency(market.owner.id, (scope) =>
    scope.emit({
      kind: 'application.submitted',
      supplierId: market.agency.id,
      clientId: market.client.id,
      engagementId: market.engagementId,
    }),
  );
});
afterAll(() => kit.close());

const read = (clientId: string) => kit.asAgency(market.owner.id, (scope) => readClient(scope, { clientId }));
const pageOf = (pageCurrent = 0, clientId = market.client.id) => ({ clientId, pageCurrent, pageSize: 10 });
const engagements = (page: ReturnType<typeof pageOf>) =>
  kit.asAgency(market.owner.id, (scope) => listClientEngagements(scope, page));
const history = (page: ReturnType<typeof pageOf>) =>
  kit.asAgency(market.owner.id, (scope) => listClientHistory(scope, page));

test('a client comes with all six cells of prequalification and contacts, its engagements and history with it [M01]', async () => {
  const found = await read(market.client.id);
  expect(found).toMatchObject({ clientName: 'Northwind Health', contacts: [{ engagements: 1 }] });
  expect('prequalification' in found && found.prequalification.map(({ status }) => status)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
  expect(await engagements(pageOf())).toMatchObject({
    total: 1,
    records: [{ engagementId: market.engagementId, isOpen: true, applicationStatus: { value: 'Approved' } }],
  });
  expect(await history(pageOf())).toMatchObject({
    total: 1,
    records: [{ sentence: expect.stringMatching(/^Applied to /) as string, engagementId: market.engagementId }],
  });
});

test.each([
  [180, 'all_requests'],
  [30, 'this_request'],
] as const)('an agency reads that it owns a candidate for %i days in %s before it submits one', async (days, scope) => {
  const terms = { ownershipDays: days, ownershipScope: scope };
  await kit.db.updateTable('tenant').set(terms).where('id', '=', market.client.id).execute();
  expect(await read(market.client.id)).toMatchObject(terms);
});

test('engagements and history are paged to their end, running and latest ones first', async () => {
  const { agency, client, owner } = market;
  for (let count = 0; count < 11; count += 1) {
    const { id: engagementId } = await makeEngagement(kit.db, { clientId: client.id, title: `Later ${String(count)}` });
    await makeApplication(kit.db, { engagementId, supplierId: agency.id });
    const by = { supplierId: agency.id, clientId: client.id, engagementId };
    await kit.asAgency(owner.id, (scope) => scope.emit({ kind: 'application.submitted', ...by }));
  }
  for (const [list, last] of [
    [engagements, 2],
    [history, 2],
  ] as const) {
    expect(await list(pageOf())).toMatchObject({ total: 12, recordCount: 10, pageCount: 2 });
    expect(await list(pageOf(1))).toMatchObject({ total: 12, recordCount: last });
  }
  expect(await history(pageOf())).toMatchObject({
    records: Array.from({ length: 10 }, (_, at) => ({ engagementTitle: `Later ${String(10 - at)}` })),
  });
});

test('a company without any relation to the agency is not found', async () => {
  const stranger = await makeTenant(kit.db, { side: 'client' });
  for (const id of [stranger.id, market.rival.id, market.agency.id]) {
    const refused = { refusal: { code: 'not-found' } };
    expect(await read(id)).toMatchObject(refused);
    expect(await engagements(pageOf(0, id))).toMatchObject(refused);
    expect(await history(pageOf(0, id))).toMatchObject(refused);
  }
});

test('an assigned user sees the client of their engagement', async () => {
  const client = await makeTenant(kit.db, { side: 'client', name: 'Only Worked For' });
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: client.id });
  await makeAssignment(kit.db, { engagementId, userId: market.owner.id });
  expect(await read(client.id)).toMatchObject({ clientName: 'Only Worked For', applications: 0 });
});
