import { afterAll, beforeAll, expect, test } from 'vitest';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePrequalification } from '../factories.ts';
import { findEndingPrequalifications } from './ending-prequalifications.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test.each([
  ['2026-12-20', undefined, [{ endsOn: '2026-12-20', isExpired: false, clientName: 'Northwind Health' }]],
  ['2026-12-21', undefined, []],
  ['2026-11-20', undefined, [{ endsOn: '2026-11-20', isExpired: false }]],
  ['2026-11-19', undefined, [{ endsOn: '2026-11-19', isExpired: true }]],
  ['2026-10-20', undefined, []],
  ['2026-12-01', prequalificationStatus.revoked, []],
])('on 20 November an approval until %s with status %s counts as %j', async (endsOn, statusId, expected) => {
  const { id: supplierId } = await makeTenant(kit.db);
  const { id: userId } = await makeUser(kit.db, { tenantId: supplierId });
  const { id: clientId } = await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' });
  await makePrequalification(kit.db, { supplierId, clientId, endsOn, ...(statusId === undefined ? {} : { statusId }) });
  expect(await kit.asAgency(userId, (scope) => findEndingPrequalifications(scope, 30))).toMatchObject(expected);
});

test('a newer request replaces an expired approval', async () => {
  const { id: supplierId } = await makeTenant(kit.db);
  const { id: userId } = await makeUser(kit.db, { tenantId: supplierId });
  const { id: clientId } = await makeTenant(kit.db, { side: 'client' });
  await makePrequalification(kit.db, { supplierId, clientId, endsOn: '2026-11-18', statusId: 3 });
  const ending = () => kit.asAgency(userId, (scope) => findEndingPrequalifications(scope, 30));
  await makePrequalification(kit.db, {
    supplierId,
    clientId,
    statusId: 1,
    endsOn: null,
    decidedAt: null,
    requestedAt: new Date('2026-11-19T04:00:00Z'),
  });
  expect(await ending()).toEqual([]);
});
