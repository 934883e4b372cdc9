import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLibraryDocument, makeDocumentPermission, makePrequalification } from '../factories.ts';
import { findLibraryDocument, listDocuments } from './library.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a document lists its permissions by client, and the clients that approved each version', async () => {
  const supplierId = (await makeTenant(kit.db)).id;
  const user = await makeUser(kit.db, { tenantId: supplierId });
  const clientId = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
  const { documentId, versionId } = await makeLibraryDocument(kit.db, { supplierId, expiresOn: '2026-11-19' });
  await makeDocumentPermission(kit.db, { documentId, supplierId, clientId });
  const { id: requestId } = await makePrequalification(kit.db, { supplierId, clientId });
  const pin = { requestId, versionId, supplierId, clientId, description: 'Insurance', expiresOn: null };
  await kit.db.insertInto('prequalificationPin').values(pin).execute();
  const view = await kit.asAgency(user.id, (scope) => findLibraryDocument(scope, documentId));
  expect(view).toMatchObject({
    _id: documentId,
    isExpired: true,
    permissions: [
      {
        client_id: clientId,
        clientname: 'Northwind Health',
        perm_professional: true,
        perm_executive: false,
        file_id: versionId,
        location: 'Melbourne, Australia',
        email: 'documents@agency.example',
      },
    ],
    versions: [{ versionId, approvedBy: ['Northwind Health'] }],
  });
  const list = await kit.asAgency(user.id, listDocuments);
  expect(list).toMatchObject({
    records: [view],
    clients: [{ client_id: clientId, clientname: 'Northwind Health' }],
    can: { change: { allowed: true } },
  });
});

test('a user with read access only gets the reason', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const user = await makeUser(kit.db, { tenantId, role: 'standard' });
  expect(await kit.asAgency(user.id, listDocuments)).toMatchObject({
    records: [],
    can: { change: { allowed: false, reasons: [{ code: 'no-permission' }] } },
  });
});
