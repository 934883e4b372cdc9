import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLibraryDocument, makeDocumentPermission } from '../factories.ts';
import { shareDocuments } from './share-documents.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the chosen documents, and no others, are shared for a kind of role', async () => {
  const supplierId = (await makeTenant(kit.db)).id;
  const user = await makeUser(kit.db, { tenantId: supplierId });
  const clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  const { documentId: chosen } = await makeLibraryDocument(kit.db, { supplierId });
  const { documentId: before } = await makeLibraryDocument(kit.db, { supplierId });
  await makeDocumentPermission(kit.db, { documentId: before, supplierId, clientId, contractSkilled: true });
  const open = async (documentIds: string[]) => {
    await kit.asAgency(user.id, (scope) =>
      shareDocuments(scope, { clientId, recruitmentTypeId: 1, roleCategoryId: 2 }, documentIds),
    );
    const rows = await kit.db
      .selectFrom('prequalificationPermission')
      .select(['documentId', 'permProfessional', 'contractSkilled', 'permExecutive'])
      .orderBy('contractSkilled', 'desc')
      .execute();
    return rows.map((row) => [
      row.documentId === chosen ? 'chosen' : 'before',
      row.permProfessional,
      row.contractSkilled,
      row.permExecutive,
    ]);
  };
  expect(await open([chosen])).toEqual([
    ['before', false, true, false],
    ['chosen', true, false, false],
  ]);
  expect(await open([before])).toEqual([
    ['before', true, true, false],
    ['chosen', false, false, false],
  ]);
  expect(await open([])).toEqual([
    ['before', false, true, false],
    ['chosen', false, false, false],
  ]);
});
