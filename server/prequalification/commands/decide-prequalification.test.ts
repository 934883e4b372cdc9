import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLibraryDocument, makeDocumentPermission, makePrequalification } from '../factories.ts';
import { findPrequalificationStatus } from '../queries/current-prequalifications.ts';
import {
  approvePrequalification,
  declinePrequalification,
  extendPrequalification,
  revokePrequalification,
} from './decide-prequalification.ts';

let kit: TestKit;
let supplierId: string;
let clientId: string;
let agencyUser: string;
let employer: string;
let prequalificationId: string;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  supplierId = (await makeTenant(kit.db)).id;
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  agencyUser = (await makeUser(kit.db, { tenantId: supplierId })).id;
  employer = (await makeUser(kit.db, { tenantId: clientId, firstName: 'Owen', lastName: 'Prideaux' })).id;
  const given = { supplierId, clientId, statusId: 1 as const, decidedAt: null, endsOn: null };
  prequalificationId = (await makePrequalification(kit.db, given)).id;
});

const approve = (more: object = {}) =>
  kit.asClient(employer, (scope) => approvePrequalification(scope, { prequalificationId, versionIds: [], ...more }));
const decline = () =>
  kit.asClient(employer, (scope) =>
    declinePrequalification(scope, { prequalificationId, reasonText: 'No insurance.' }),
  );
const revoke = () =>
  kit.asClient(employer, (scope) => revokePrequalification(scope, { prequalificationId, reasonText: 'It has ended.' }));
const codeOf = async (answered: Promise<unknown>) => {
  const one = await answered;
  return one instanceof Refused ? String(one.refusal.code) : one;
};
const current = () =>
  kit.asAgency(agencyUser, (scope) =>
    findPrequalificationStatus(scope, { supplierId, clientId, recruitmentTypeId: 1, roleCategoryId: 2 }),
  );
const openDocument = async () => {
  const made = await makeLibraryDocument(kit.db, { supplierId, expiresOn: '2027-01-31' });
  await makeDocumentPermission(kit.db, { documentId: made.documentId, supplierId, clientId });
  return made;
};

test('an approval lasts twelve months by default and takes effect at once', async () => {
  expect(await approve()).toMatchObject({ prequalificationStatus: 'Approved', endsOn: '2027-11-20' });
  expect(await current()).toBe(2);
  const row = await kit.db
    .selectFrom('prequalificationRequest')
    .selectAll()
    .where('id', '=', prequalificationId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ decidedByName: 'Owen Prideaux', decidedBy: employer, decidedAt: kit.clock.now() });
});

test("an approval ends on the employer's date, which is in the future", async () => {
  const past = await approve({ endsOn: '2026-11-20' });
  expect(past).toMatchObject({ fields: [{ field: 'endsOn', message: 'Ends on must be after today.' }] });
  expect(await approve({ endsOn: '2027-03-14' })).toMatchObject({ endsOn: '2027-03-14' });
});

test('documents-changed: an approval applies to the documents that the employer read, and pins their versions', async () => {
  const { versionId } = await openDocument();
  expect(await codeOf(approve())).toBe('documents-changed');
  const other = await makeLibraryDocument(kit.db, { supplierId });
  expect(await codeOf(approve({ versionIds: [other.versionId] }))).toBe('documents-changed');
  expect(await codeOf(approve({ versionIds: [versionId, other.versionId] }))).toBe('documents-changed');
  expect(await current()).toBe(1);
  await approve({ versionIds: [versionId] });
  const pins = await kit.db
    .selectFrom('prequalificationPin')
    .selectAll()
    .where('requestId', '=', prequalificationId)
    .execute();
  expect(pins).toEqual([
    {
      requestId: prequalificationId,
      versionId,
      supplierId,
      clientId,
      description: 'Insurance',
      expiresOn: '2027-01-31',
    },
  ]);
});

test('prequalification-decided: a decided request cannot be decided again', async () => {
  await decline();
  expect(await current()).toBe(3);
  expect(await codeOf(approve())).toBe('prequalification-decided');
  expect(await codeOf(decline())).toBe('prequalification-decided');
});

test('nothing-to-revoke: only a valid approval can be revoked', async () => {
  expect(await codeOf(revoke())).toBe('nothing-to-revoke');
  await approve({ endsOn: '2026-11-21' });
  kit.clock.set(new Date('2026-11-22T00:00:00Z'));
  expect(await codeOf(revoke())).toBe('nothing-to-revoke');
  kit.clock.set(new Date('2026-11-20T04:01:00Z'));
  expect(await revoke()).toMatchObject({ prequalificationStatus: 'Revoked' });
  expect(await current()).toBe(5);
});

test('every decision is in the history with its reason, and both sides are notified', async () => {
  await approve();
  await revoke();
  const steps = await kit.db
    .selectFrom('prequalificationStep')
    .select(['statusId', 'byName', 'reasonText', 'endsOn'])
    .where('requestId', '=', prequalificationId)
    .orderBy('id')
    .execute();
  expect(steps).toEqual([
    { statusId: 2, byName: 'Owen Prideaux', reasonText: null, endsOn: '2027-11-20' },
    { statusId: 5, byName: 'Owen Prideaux', reasonText: 'It has ended.', endsOn: '2027-11-20' },
  ]);
  const events = await kit.db.selectFrom('event').select(['kind', 'data']).where('clientId', '=', clientId).execute();
  expect(events).toEqual([
    { kind: 'prequalification.approved', data: { prequalificationId } },
    { kind: 'prequalification.revoked', data: { prequalificationId } },
  ]);
});

test("another employer's request is not found", async () => {
  employer = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'client' })).id })).id;
  for (const act of [approve, decline, revoke]) expect(await codeOf(act())).toBe('not-found');
});

test("only a valid approval is extended, to a later day: 'nothing-to-extend'", async () => {
  const extend = (endsOn: string) =>
    kit.asClient(employer, (scope) => extendPrequalification(scope, { prequalificationId, endsOn }));
  expect(await codeOf(extend('2028-01-31'))).toBe('nothing-to-extend');
  await approve();
  expect(await extend('2027-11-20')).toMatchObject({ fields: [{ field: 'endsOn' }] });
  expect(await extend('2028-01-31')).toMatchObject({ prequalificationStatus: 'Approved', endsOn: '2028-01-31' });
  expect(await current()).toBe(2);
  const event = await kit.db
    .selectFrom('event')
    .select(['data', 'actorUserId'])
    .where('kind', '=', 'prequalification.extended')
    .where('supplierId', '=', supplierId)
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ data: { prequalificationId, endsOn: '2028-01-31' }, actorUserId: employer });
  await revoke();
  expect(await codeOf(extend('2029-01-31'))).toBe('nothing-to-extend');
});
