import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLibraryDocument, makePrequalification } from '../factories.ts';
import { purgeDocuments } from './purge-documents.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a day after a document's deletion its files are deleted, except versions that a client has approved", async () => {
  const supplierId = (await makeTenant(kit.db)).id;
  const clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  const longAgo = new Date('2026-11-19T04:00:00Z');
  const current = await makeLibraryDocument(kit.db, { supplierId });
  const justGone = await makeLibraryDocument(kit.db, { supplierId, deletedAt: new Date('2026-11-20T03:00:00Z') });
  const deleted = await makeLibraryDocument(kit.db, { supplierId, deletedAt: longAgo });
  const approved = await makeLibraryDocument(kit.db, { supplierId, deletedAt: longAgo });
  const { id: requestId } = await makePrequalification(kit.db, { supplierId, clientId });
  const pin = {
    requestId,
    versionId: approved.versionId,
    supplierId,
    clientId,
    description: 'Insurance',
    expiresOn: null,
  };
  await kit.db.insertInto('prequalificationPin').values(pin).execute();
  const removed: string[] = [];
  const files = {
    remove: (file: { storageKey: string }) => {
      removed.push(file.storageKey);
      return Promise.resolve();
    },
  };
  expect(await kit.asSystem((scope) => purgeDocuments(scope, files as never))).toBe(1);
  expect(removed).toEqual([deleted.storageKey]);
  const left = await kit.db.selectFrom('prequalificationVersion').select('id').execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(
    [current.versionId, justGone.versionId, approved.versionId].toSorted(),
  );
});
