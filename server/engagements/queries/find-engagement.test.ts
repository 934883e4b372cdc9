import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement } from '../factories.ts';
import { findEngagement } from './find-engagement.ts';

let kit: TestKit;
let agencyUser: string;
let clientUser: string;
let published: string;
let unpublished: string;
let others: string;
beforeAll(async () => {
  kit = await createTestKit();
  const agency = await makeTenant(kit.db);
  const client = await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' });
  const otherClient = await makeTenant(kit.db, { side: 'client' });
  agencyUser = (await makeUser(kit.db, { tenantId: agency.id })).id;
  clientUser = (await makeUser(kit.db, { tenantId: client.id })).id;
  published = (await makeEngagement(kit.db, { clientId: client.id })).id;
  unpublished = (await makeEngagement(kit.db, { clientId: client.id, publishedAt: null })).id;
  others = (await makeEngagement(kit.db, { clientId: otherClient.id })).id;
});
afterAll(() => kit.close());

/** Returns the given IDs, with undefined in place of each one that isn't found. */
const foundOf = async (scope: Scope, ids: readonly string[]) => {
  const found: (string | undefined)[] = [];
  for (const id of ids) found.push((await findEngagement(scope, id))?.id);
  return found;
};

test('an engagement has the names of its client and its currency', async () => {
  const found = await kit.as(agencyUser, (scope) => findEngagement(scope, published));
  expect(found).toMatchObject({ clientName: 'Northwind Health', currencyCode: 'AUD', currencyDigits: 2 });
});

test('an agency finds only the published engagements, of every client', async () => {
  const found = await kit.as(agencyUser, (scope) => foundOf(scope, [published, unpublished, others]));
  expect(found).toEqual([published, undefined, others]);
});

test('a client finds only its own engagements, published or not', async () => {
  const found = await kit.as(clientUser, (scope) => foundOf(scope, [published, unpublished, others]));
  expect(found).toEqual([published, unpublished, undefined]);
});
