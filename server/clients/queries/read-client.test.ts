import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarket, type Market } from '#server/applications/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { readClient } from './read-client.ts';

let kit: TestKit;
let market: Market;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarket(kit.db);
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

test('a client comes with its engagements, all six cells of prequalification, contacts and history [M01]', async () => {
  const found = await read(market.client.id);
  expect(found).toMatchObject({
    clientName: 'Northwind Health',
    engagements: [{ engagementId: market.engagementId, isOpen: true, applicationStatus: { value: 'Approved' } }],
    contacts: [{ engagements: 1 }],
    history: [{ sentence: expect.stringMatching(/^Applied to /) as string, engagementId: market.engagementId }],
  });
  expect('prequalification' in found && found.prequalification.map(({ status }) => status)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('a company that the agency has nothing to do with is not there', async () => {
  const stranger = await makeTenant(kit.db, { side: 'client' });
  for (const id of [stranger.id, market.rival.id, market.agency.id]) {
    expect(await read(id)).toMatchObject({ refusal: { code: 'not-found' } });
  }
});
