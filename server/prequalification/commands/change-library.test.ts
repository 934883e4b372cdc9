import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLibraryDocument, makeDocumentPermission } from '../factories.ts';
import { listDocuments } from '../queries/library.ts';
import { deleteDocument, editDocumentDescription, replaceDocument, uploadDocument } from './change-library.ts';

let kit: TestKit;
let supplierId: string;
let userId: string;
let rivalUser: string;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  supplierId = (await makeTenant(kit.db, { name: 'Harbour Talent' })).id;
  userId = (await makeUser(kit.db, { tenantId: supplierId, firstName: 'Ines', lastName: 'Marchetti' })).id;
  rivalUser = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
});

const file = (name: string) => ({
  name,
  extension: 'pdf',
  mediaType: 'application/pdf',
  sentBytes: 2048,
  sizeBytes: 2048,
  sha256: '1'.repeat(64),
  storageKey: `${newId()}.pdf`,
  thumbnailKey: null,
});
const upload = () =>
  kit.asAgency(userId, (scope) =>
    uploadDocument(scope, { description: 'Indemnity', expiresOn: '2027-06-30', file: file('Indemnity.pdf') }),
  );
const uploadOne = async () => {
  const one = await upload();
  if (one instanceof Refused) throw new Error('The upload was refused.');
  return one;
};
const replace = (documentId: string, more: object = {}, user = userId) =>
  kit.asAgency(user, (scope) => replaceDocument(scope, { documentId, file: file('Indemnity-2027.pdf'), ...more }));
const list = () => kit.asAgency(userId, (scope) => listDocuments(scope));

test('an uploaded document has its description, last day and agency, and no other tenant sees it', async () => {
  const one = await uploadOne();
  expect(one).toMatchObject({
    file: 'Indemnity.pdf',
    description: 'Indemnity',
    expiresOn: '2027-06-30',
    isExpired: false,
    sizeBytes: 2048,
    supplier: { supplier_id: supplierId, suppliername: 'Harbour Talent' },
    permissions: [],
    versions: [{ versionNumber: 1, isCurrent: true, uploadedByName: 'Ines Marchetti', approvedBy: [] }],
  });
  expect(await list()).toMatchObject({ records: [{ _id: one._id }], can: { change: { allowed: true } } });
  expect(await kit.asAgency(rivalUser, (scope) => listDocuments(scope))).toMatchObject({ records: [] });
});

test('a replaced document keeps its earlier version, its description and its last day', async () => {
  const { _id } = await uploadOne();
  kit.clock.set(new Date('2026-12-01T00:00:00Z'));
  expect(await replace(_id)).toMatchObject({
    file: 'Indemnity-2027.pdf',
    description: 'Indemnity',
    expiresOn: '2027-06-30',
    modified: '2026-12-01T00:00:00.000Z',
    versions: [
      { versionNumber: 2, file: 'Indemnity-2027.pdf', isCurrent: true },
      { versionNumber: 1, file: 'Indemnity.pdf', isCurrent: false },
    ],
  });
  expect(await replace(_id, { description: 'Cover', expiresOn: '2028-06-30' })).toMatchObject({
    description: 'Cover',
    expiresOn: '2028-06-30',
  });
  kit.clock.set(new Date('2026-11-20T04:01:00Z'));
});

test('five simultaneous replacements create five versions with one current version', async () => {
  const { _id } = await uploadOne();
  await Promise.all(Array.from({ length: 5 }, () => replace(_id)));
  const versions = await kit.db
    .selectFrom('prequalificationVersion')
    .select(['number', 'isCurrent'])
    .where('documentId', '=', _id)
    .orderBy('number')
    .execute();
  expect(versions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(versions.filter(({ isCurrent }) => isCurrent)).toEqual([{ number: 6, isCurrent: true }]);
});

test('the description and the last day change separately, and the last day can be removed', async () => {
  const { _id } = await uploadOne();
  const changed = await kit.asAgency(userId, (scope) =>
    editDocumentDescription(scope, { documentId: _id, description: 'Public liability' }),
  );
  expect(changed).toMatchObject({ description: 'Public liability', expiresOn: null, versions: [{ versionNumber: 1 }] });
});

test('a document past its last day is marked as expired', async () => {
  await makeLibraryDocument(kit.db, { supplierId, expiresOn: '2026-11-19' });
  expect(await list()).toMatchObject({ records: [{ isExpired: true }] });
});

test('a deleted document is gone from the library', async () => {
  const { _id } = await uploadOne();
  await kit.asAgency(userId, (scope) => deleteDocument(scope, { documentId: _id }));
  expect(await list()).toMatchObject({ records: [] });
  const again = await kit.asAgency(userId, (scope) => deleteDocument(scope, { documentId: _id }));
  expect(again).toBeInstanceOf(Refused);
});

test("a rival's document is not found by any operation", async () => {
  const { documentId } = await makeLibraryDocument(kit.db, { supplierId });
  expect(await replace(documentId, {}, rivalUser)).toBeInstanceOf(Refused);
  expect(
    await kit.asAgency(rivalUser, (scope) => editDocumentDescription(scope, { documentId, description: 'x' })),
  ).toBeInstanceOf(Refused);
  expect(await kit.asAgency(rivalUser, (scope) => deleteDocument(scope, { documentId }))).toBeInstanceOf(Refused);
});

test('every change of the library has an event with ids only', async () => {
  const { _id } = await uploadOne();
  const clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  await makeDocumentPermission(kit.db, { documentId: _id, supplierId, clientId });
  await replace(_id);
  await kit.asAgency(userId, (scope) => editDocumentDescription(scope, { documentId: _id, description: 'Cover' }));
  await kit.asAgency(userId, (scope) => deleteDocument(scope, { documentId: _id }));
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'data', 'clientId'])
    .where('supplierId', '=', supplierId)
    .execute();
  expect(events).toEqual(
    ['added', 'replaced', 'described', 'deleted'].map((what) => ({
      kind: `prequalification.document-${what}`,
      data: { documentId: _id },
      clientId: null,
    })),
  );
});
