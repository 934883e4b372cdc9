import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLibraryDocument, makeDocumentPermission, makePrequalification } from '../factories.ts';
import { readPrequalification, listReceivedPrequalifications } from './received.ts';

let kit: TestKit;
let clientId: string;
let employer: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  employer = (await makeUser(kit.db, { tenantId: clientId })).id;
  const add = async (supplierName: string, given: object) => {
    const supplierId = (await makeTenant(kit.db, { name: supplierName })).id;
    const row = await makePrequalification(kit.db, { supplierId, clientId, supplierName, ...given });
    ids[supplierName] = row.id;
    return supplierId;
  };
  const waiting = { statusId: 1, decidedAt: null, endsOn: null };
  await add('Approved', {});
  await add('Ran out', { endsOn: '2026-11-19', decidedAt: new Date('2025-11-19T00:00:00Z') });
  await add('Later', { ...waiting, requestedAt: new Date('2026-11-18T00:00:00Z') });
  const sooner = await add('Sooner', {
    ...waiting,
    requestedAt: new Date('2026-11-17T00:00:00Z'),
    agency: JSON.stringify({ website: 'https://sooner.example', areas: ['Australia'] }),
    message: 'We know your wards.',
  });
  const { documentId } = await makeLibraryDocument(kit.db, { supplierId: sooner });
  await makeDocumentPermission(kit.db, { documentId, supplierId: sooner, clientId });
});
afterAll(() => kit.close());

const list = async (more: object = {}) => {
  const found = await kit.asClient(employer, (scope) =>
    listReceivedPrequalifications(scope, { pageCurrent: 0, pageSize: 10, ...more }),
  );
  if (found instanceof Refused) throw new Error('The list was refused.');
  return { names: found.records.map(({ supplierName }) => supplierName), found };
};

test('pending requests come first, oldest first, then decided ones, latest first', async () => {
  const { names, found } = await list();
  expect(names).toEqual(['Sooner', 'Later', 'Approved', 'Ran out']);
  expect([found.total, found.toDecide]).toEqual([4, 2]);
});

test('the filter uses the current status', async () => {
  expect((await list({ statusId: 2 })).names).toEqual(['Approved']);
  expect((await list({ statusId: 4 })).names).toEqual(['Ran out']);
  expect((await list({ statusId: 1 })).names).toEqual(['Sooner', 'Later']);
  expect((await list({ statusId: 3 })).names).toEqual([]);
});

test("a request has the agency's facts and the shared documents", async () => {
  const prequalificationId = ids['Sooner'] ?? '';
  const one = await kit.asClient(employer, (scope) => readPrequalification(scope, { prequalificationId }));
  expect(one).toMatchObject({
    supplierName: 'Sooner',
    agency: { name: 'Sooner', website: 'https://sooner.example', areas: ['Australia'], biography: '' },
    message: 'We know your wards.',
    documents: [
      { file: 'Insurance.pdf', description: 'Insurance', email: 'documents@agency.example', isExpired: false },
    ],
    approvedDocuments: [],
    can: { approve: { allowed: true }, decline: { allowed: true }, revoke: { allowed: false } },
  });
});

test("another employer's request is not found", async () => {
  const other = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'client' })).id });
  const prequalificationId = ids['Sooner'] ?? '';
  const one = await kit.asClient(other.id, (scope) => readPrequalification(scope, { prequalificationId }));
  expect(one).toBeInstanceOf(Refused);
});
