import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentFlags } from '#contract/prequalification/states.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLibraryDocument } from '../factories.ts';
import { setDocumentPermissions } from './set-permissions.ts';

let kit: TestKit;
let supplierId: string;
let userId: string;
let clientId: string;
let documentId: string;
let versionId: string;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  supplierId = (await makeTenant(kit.db)).id;
  userId = (await makeUser(kit.db, { tenantId: supplierId })).id;
  clientId = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
  ({ documentId, versionId } = await makeLibraryDocument(kit.db, { supplierId }));
});

const set = (flags: object, user = userId) =>
  kit.asAgency(user, (scope) => setDocumentPermissions(scope, { documentId, client_id: clientId, ...flags }));

test('each of the six flags is set for a client separately, and omitted ones stay', async () => {
  for (const flag of documentFlags) expect(await set({ [flag]: true })).toMatchObject({ [flag]: true });
  expect(await set({ perm_skilled: false })).toMatchObject({
    client_id: clientId,
    clientname: 'Northwind Health',
    file_id: versionId,
    contract_executive: true,
    contract_professional: true,
    contract_skilled: true,
    perm_executive: true,
    perm_professional: true,
    perm_skilled: false,
  });
  expect(await set({ location: 'Sydney, Australia', email: 'documents@harbour.example' })).toMatchObject({
    location: 'Sydney, Australia',
    email: 'documents@harbour.example',
    perm_executive: true,
  });
});

test("a rival's document, and a tenant that is not a client, are not found", async () => {
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  expect(await set({ perm_skilled: true }, rival.id)).toBeInstanceOf(Refused);
  expect(await set({ client_id: supplierId })).toBeInstanceOf(Refused);
});
