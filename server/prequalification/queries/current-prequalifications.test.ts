import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePrequalification } from '../factories.ts';
import {
  listApprovedKeys,
  findPrequalificationStatus,
  findLatestPrequalifications,
} from './current-prequalifications.ts';

let kit: TestKit;
let agencyUser: string;
let supplierId: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  supplierId = (await makeTenant(kit.db)).id;
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  agencyUser = (await makeUser(kit.db, { tenantId: supplierId })).id;
});
afterAll(() => kit.close());

const ask = (recruitmentTypeId: number, roleCategoryId: number) =>
  kit.as(agencyUser, (scope) =>
    findPrequalificationStatus(scope, { supplierId, clientId, recruitmentTypeId, roleCategoryId }),
  );

test('an agency without a request has no prequalification status', async () => {
  expect(await ask(2, 1)).toBeNull();
});

test('the latest request of the same key counts', async () => {
  await makePrequalification(kit.db, {
    supplierId,
    clientId,
    statusId: 3,
    requestedAt: new Date('2026-01-01T00:00:00Z'),
  });
  await makePrequalification(kit.db, { supplierId, clientId });
  expect(await ask(1, 2)).toBe(2);
});

test('an expired approval has the status Expired', async () => {
  await makePrequalification(kit.db, { supplierId, clientId, roleCategoryId: 1, endsOn: '2026-11-19' });
  expect(await ask(1, 1)).toBe(4);
});

test("another agency's prequalification does not count", async () => {
  const rival = await makeTenant(kit.db);
  await makePrequalification(kit.db, { supplierId: rival.id, clientId, roleCategoryId: 3 });
  expect(await ask(1, 3)).toBeNull();
  const seen = await kit.as(agencyUser, (scope) => findLatestPrequalifications(scope, rival.id, [clientId]));
  expect(seen.size).toBe(0);
});

test('an agency is prequalified for its valid approvals', async () => {
  const approved = await kit.as(agencyUser, (scope) => listApprovedKeys(scope, supplierId));
  expect(approved).toEqual([
    { supplierId, clientId, recruitmentTypeId: 1, roleCategoryId: 2, statusId: 2, day: '2027-10-05' },
  ]);
});

test('an empty list of clients has no prequalifications', async () => {
  expect((await kit.as(agencyUser, (scope) => findLatestPrequalifications(scope, supplierId, []))).size).toBe(0);
});
