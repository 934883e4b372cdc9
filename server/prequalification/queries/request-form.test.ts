import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLibraryDocument, makeDocumentPermission, makePrequalification } from '../factories.ts';
import { readRequestForm } from './request-form.ts';

let kit: TestKit;
let supplierId: string;
let userId: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  supplierId = (await makeTenant(kit.db)).id;
  userId = (await makeUser(kit.db, { tenantId: supplierId })).id;
  clientId = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
});
afterAll(() => kit.close());

const form = (roleCategoryId = 2) =>
  kit.asAgency(userId, (scope) =>
    readRequestForm(scope, { clientId, recruitmentTypeId: 1, roleCategoryId, timeZone: 'UTC' }),
  );

test('the form lists the documents of the library, and marks shared, expired and new ones', async () => {
  const open = await makeLibraryDocument(kit.db, { supplierId, description: 'Open' });
  await makeDocumentPermission(kit.db, { documentId: open.documentId, supplierId, clientId });
  await makeLibraryDocument(kit.db, { supplierId, description: 'Over', expiresOn: '2026-11-19' });
  await makeLibraryDocument(kit.db, {
    supplierId,
    description: 'New',
    createdAt: new Date('2026-11-18T00:00:00Z'),
  });
  await makeLibraryDocument(kit.db, { supplierId, description: 'Deleted', deletedAt: kit.clock.now() });
  await makeLibraryDocument(kit.db, { supplierId: (await makeTenant(kit.db)).id, description: 'Of a rival' });
  await makePrequalification(kit.db, {
    supplierId,
    clientId,
    statusId: 3,
    decidedAt: new Date('2026-11-10T00:00:00Z'),
    endsOn: null,
  });
  const one = await form();
  expect(one).toMatchObject({
    clientName: 'Northwind Health',
    needsNewDocument: true,
    cell: { prequalificationStageStatus: 'Declined', can: { request: { allowed: true } } },
  });
  const marks = 'documents' in one ? one.documents : [];
  const table = marks.map(({ description, isOpen, isExpired, isNew }) => [description, isOpen, isExpired, isNew]);
  expect(table.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual([
    ['New', false, false, true],
    ['Open', true, false, false],
    ['Over', false, true, false],
  ]);
  expect(await form(1)).toMatchObject({ needsNewDocument: false });
});
