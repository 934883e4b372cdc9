import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLibraryDocument, makePrequalification } from '../factories.ts';
import { requestPrequalification } from './request-prequalification.ts';

let kit: TestKit;
let supplierId: string;
let userId: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  supplierId = (await makeTenant(kit.db, { name: 'Harbour Talent' })).id;
  userId = (await makeUser(kit.db, { tenantId: supplierId, firstName: 'Ines', lastName: 'Marchetti' })).id;
  clientId = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
});

const key = () => ({ clientId, recruitmentTypeId: 1, roleCategoryId: 2 });
const makeRequest = (more: object = {}, user = userId) =>
  kit.asAgency(user, (scope) =>
    requestPrequalification(scope, { ...key(), timeZone: 'UTC', documentIds: [], message: '', ...more }),
  );
const rows = () =>
  kit.db
    .selectFrom('prequalificationRequest')
    .selectAll()
    .where('supplierId', '=', supplierId)
    .orderBy('requestedAt')
    .orderBy('id')
    .execute();
const refusal = async (more: object = {}, user = userId) => {
  const answered = await makeRequest(more, user);
  if (!(answered instanceof Refused)) throw new Error('It was not refused.');
  return { code: answered.refusal.code, reasons: answered.reasons.map(({ code }) => code) };
};
const declined = (decidedAt: string) =>
  makePrequalification(kit.db, {
    supplierId,
    clientId,
    statusId: 3,
    requestedAt: new Date('2026-11-01T00:00:00Z'),
    decidedAt: new Date(decidedAt),
    endsOn: null,
  });

test("an agency's request for a kind of role is pending, with the requester and the agency's facts", async () => {
  expect(await makeRequest({ message: 'We know your wards.' })).toMatchObject({
    prequalificationStatusId: 1,
    prequalificationStatus: 'Pending',
    endsOn: null,
  });
  expect(await rows()).toMatchObject([
    {
      clientId,
      recruitmentTypeId: 1,
      roleCategoryId: 2,
      statusId: 1,
      supplierName: 'Harbour Talent',
      message: 'We know your wards.',
      requestedByName: 'Ines Marchetti',
      agency: { name: 'Harbour Talent' },
    },
  ]);
  const steps = await kit.db.selectFrom('prequalificationStep').selectAll().where('clientId', '=', clientId).execute();
  expect(steps).toMatchObject([{ statusId: 1, byName: 'Ines Marchetti', byUserId: userId }]);
  const events = await kit.db.selectFrom('event').selectAll().where('clientId', '=', clientId).execute();
  expect(events).toMatchObject([{ kind: 'prequalification.requested', supplierId }]);
});

test('prequalification-not-open: a pending or approved request cannot be repeated, but one for another kind of role can be made', async () => {
  await makeRequest();
  expect(await refusal()).toEqual({ code: 'prequalification-not-open', reasons: ['prequalification-pending'] });
  expect(await makeRequest({ recruitmentTypeId: 2 })).toMatchObject({ prequalificationStatusId: 1 });
  await makePrequalification(kit.db, { supplierId, clientId, roleCategoryId: 3 });
  expect(await refusal({ roleCategoryId: 3 })).toMatchObject({ reasons: ['already-prequalified'] });
});

test('twelve simultaneous requests create one', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => makeRequest()));
  expect(answers.filter((one) => !(one instanceof Refused))).toHaveLength(1);
  expect(await rows()).toHaveLength(1);
});

test('an expired approval can be requested again before the job runs, and is then saved as expired', async () => {
  await makePrequalification(kit.db, { supplierId, clientId, endsOn: '2026-11-19' });
  await makeRequest();
  expect((await rows()).map(({ statusId }) => statusId)).toEqual([4, 1]);
});

test('a user without the right is refused with the reason', async () => {
  const standard = await makeUser(kit.db, { tenantId: supplierId, role: 'standard' });
  expect(await refusal({}, standard.id)).toEqual({ code: 'prequalification-not-open', reasons: ['no-permission'] });
});

test("document-gone: a deleted document or a rival's cannot be attached", async () => {
  const gone = await makeLibraryDocument(kit.db, { supplierId, deletedAt: kit.clock.now() });
  expect(await refusal({ documentIds: [gone.documentId] })).toMatchObject({ code: 'document-gone' });
  const rival = await makeLibraryDocument(kit.db, { supplierId: (await makeTenant(kit.db)).id });
  expect(await refusal({ documentIds: [rival.documentId] })).toMatchObject({ code: 'document-gone' });
  expect(await rows()).toHaveLength(0);
});

test('a declined agency waits for 30 days or sends a new document', async () => {
  await declined('2026-11-10T00:00:00Z');
  expect(await refusal()).toEqual({ code: 'prequalification-not-open', reasons: ['wait-after-decline'] });
  const old = await makeLibraryDocument(kit.db, { supplierId });
  expect(await refusal({ documentIds: [old.documentId] })).toMatchObject({ reasons: ['wait-after-decline'] });
  const fresh = await makeLibraryDocument(kit.db, { supplierId, createdAt: new Date('2026-11-15T00:00:00Z') });
  expect(await makeRequest({ documentIds: [old.documentId, fresh.documentId] })).toMatchObject({
    prequalificationStatusId: 1,
  });
});

test('new-documents-needed: a new document must be attached, not just be in the library', async () => {
  await declined('2026-11-10T00:00:00Z');
  await makeLibraryDocument(kit.db, { supplierId, createdAt: new Date('2026-11-15T00:00:00Z') });
  expect(await refusal()).toMatchObject({ code: 'new-documents-needed' });
});

test('30 days after being declined the agency may request with its existing documents', async () => {
  await declined('2026-10-21T00:00:00Z');
  expect(await makeRequest()).toMatchObject({ prequalificationStatusId: 1 });
});

test('a tenant that is not a client, or an invisible client, is not found', async () => {
  const hidden = await makeTenant(kit.db, { side: 'client', status: 'pending' });
  for (const id of [supplierId, newId(), hidden.id]) {
    expect(await refusal({ clientId: id })).toMatchObject({ code: 'not-found' });
  }
});
