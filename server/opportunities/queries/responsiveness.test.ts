import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { responsivenessOf } from './responsiveness.ts';

let kit: TestKit;
let user: string;
let clientId: string;
const now = new Date('2026-11-20T04:01:00Z');
beforeAll(async () => {
  kit = await createTestKit({ now });
  user = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
});
afterAll(() => kit.close());

const read = () => kit.asAgency(user, (scope) => responsivenessOf(scope, clientId));

/** Somebody applied so many days ago, and the client decided some hours later, or the engagement ended without it. */
const decided = async (statusId: 2 | 3 | 6, hours: number, daysAgo = 30) => {
  const appliedAt = new Date(now.getTime() - daysAgo * 86_400_000);
  const { id: engagementId } = await makeEngagement(kit.db, { clientId });
  const supplierId = (await makeTenant(kit.db)).id;
  const { id } = await makeApplication(kit.db, {
    engagementId,
    supplierId,
    statusId,
    appliedAt,
    reasonCode: statusId === 3 ? '1' : null,
  });
  await kit.db.deleteFrom('applicationStep').where('applicationId', '=', id).execute();
  if (statusId === 6) return;
  await kit.db
    .insertInto('applicationStep')
    .values({
      id: newId(),
      applicationId: id,
      supplierId,
      clientId,
      fromStatusId: 1,
      toStatusId: statusId,
      at: new Date(appliedAt.getTime() + hours * 3_600_000),
      byUserId: null,
      byName: 'Somebody',
      bySide: 'client',
      reasonCode: null,
      reasonText: null,
    })
    .execute();
};

test('under five decisions within a year nothing is told of a client', async () => {
  for (const hours of [2, 4, 6]) await decided(2, hours);
  await decided(3, 30);
  await decided(2, 1, 400);
  await decided(6, 0);
  expect(await read()).toBeNull();
});

test('from five on: how many, in what time half of them came, and how many without success were told why', async () => {
  await decided(3, 40);
  expect(await read()).toEqual({ decisions: 5, medianHours: 6, unsuccessful: 3, withReason: 2, months: 12 });
});
