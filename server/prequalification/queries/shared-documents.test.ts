import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLibraryDocument, makePrequalification } from '../factories.ts';
import { deleteDocument } from '../commands/change-library.ts';
import { approvePrequalification } from '../commands/decide-prequalification.ts';
import { setDocumentPermissions } from '../commands/set-permissions.ts';
import { readPrequalification } from './received.ts';
import { downloadVersion } from './shared-documents.ts';

let kit: TestKit;
let supplierId: string;
let userId: string;
let clientId: string;
let employer: string;
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
  employer = (await makeUser(kit.db, { tenantId: clientId })).id;
  ({ documentId, versionId } = await makeLibraryDocument(kit.db, { supplierId }));
});

const set = (flags: object) =>
  kit.asAgency(userId, (scope) => setDocumentPermissions(scope, { documentId, client_id: clientId, ...flags }));
const makeRequest = () =>
  makePrequalification(kit.db, { supplierId, clientId, statusId: 1, decidedAt: null, endsOn: null });
const downloads = async (user = employer) =>
  !((await kit.asClient(user, (scope) => downloadVersion(scope, { versionId }))) instanceof Refused);
const shown = async (prequalificationId: string) => {
  const one = await kit.asClient(employer, (scope) => readPrequalification(scope, { prequalificationId }));
  if (one instanceof Refused) throw new Error('The request is not there.');
  return {
    open: one.documents.map((each) => each.versionId),
    approved: one.approvedDocuments.map((each) => each.versionId),
  };
};

test('a client sees a shared document once the agency has made a request, and only for its kind of role', async () => {
  await set({ perm_professional: true });
  expect(await downloads()).toBe(false);
  const { id } = await makeRequest();
  expect(await downloads()).toBe(true);
  expect(await shown(id)).toEqual({ open: [versionId], approved: [] });
  await set({ perm_professional: false, perm_executive: true });
  expect(await shown(id)).toEqual({ open: [], approved: [] });
  await set({ perm_executive: false });
  expect(await downloads()).toBe(false);
});

test('another client sees none of it', async () => {
  await set({ perm_professional: true });
  await makeRequest();
  const other = await makeTenant(kit.db, { side: 'client' });
  await makePrequalification(kit.db, { supplierId, clientId: other.id });
  expect(await downloads((await makeUser(kit.db, { tenantId: other.id })).id)).toBe(false);
});

test('approved versions stay visible when no longer shared or deleted; other versions do not', async () => {
  await set({ perm_professional: true });
  const { id } = await makeRequest();
  await kit.asClient(employer, (scope) =>
    approvePrequalification(scope, { prequalificationId: id, versionIds: [versionId] }),
  );
  await set({ perm_professional: false });
  expect(await downloads()).toBe(true);
  await kit.asAgency(userId, (scope) => deleteDocument(scope, { documentId }));
  expect(await downloads()).toBe(true);
  expect(await shown(id)).toEqual({ open: [], approved: [versionId] });
});
