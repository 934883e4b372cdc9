import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readResponsiveness } from './responsiveness.ts';

let kit: TestKit;
let user: string;
let clientId: string;
const now = new Date('2026-11-20T04:01:00Z');
beforeAll(async () => {
  kit = await createTestKit({ now });
  user = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
});
afterAll(() => kit.close());
beforeEach(async () => {
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
});

const read = () => kit.asAgency(user, (scope) => readResponsiveness(scope, clientId));

const dayMs = 86_400_000;

/** Creates a pending application made this number of days ago. */
const applied = async (
  given: {
    statusId?: ApplicationStatusId;
    daysAgo?: number;
    withdrawnAfter?: number;
    reasonCode?: string;
  } = {},
) => {
  const { statusId = 1, daysAgo = 30, withdrawnAfter, reasonCode = null } = given;
  const appliedAt = new Date(now.getTime() - daysAgo * dayMs);
  const { id: engagementId } = await makeEngagement(kit.db, { clientId });
  const supplierId = (await makeTenant(kit.db)).id;
  const withdrawnAt = withdrawnAfter === undefined ? null : new Date(appliedAt.getTime() + withdrawnAfter * dayMs);
  const { id } = await makeApplication(kit.db, {
    engagementId,
    supplierId,
    statusId,
    appliedAt,
    withdrawnAt,
    reasonCode,
  });
  await kit.db.deleteFrom('applicationStep').where('applicationId', '=', id).execute();
  return { id, supplierId, appliedAt };
};

/** Creates an application that the client approved or declined after this number of hours. */
const decided = async (statusId: 2 | 3, hours: number, given: { daysAgo?: number } = {}) => {
  const reason = statusId === 3 ? { reasonCode: '1' } : {};
  const { id, supplierId, appliedAt } = await applied({ statusId, ...given, ...reason });
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
const closed = () => applied({ statusId: 6 });

test('a client with fewer than five applications within a year has no responsiveness', async () => {
  for (const hours of [2, 4, 6] as const) await decided(2, hours);
  await decided(3, 30);
  await decided(2, 1, { daysAgo: 400 });
  await applied({ daysAgo: 400 });
  expect(await read()).toBeNull();
});

test('a client with five or more has their number, the median time and the number of declined ones with a reason', async () => {
  for (const hours of [2, 4, 6] as const) await decided(2, hours);
  await decided(3, 30);
  await decided(3, 40);
  expect(await read()).toEqual({
    decisions: 5,
    unanswered: 0,
    medianHours: 6,
    unsuccessful: 2,
    withReason: 2,
    months: 12,
  });
});

test('an unanswered application counts as slower than every decision', async () => {
  for (const hours of [2, 4, 6, 8] as const) await decided(2, hours);
  await applied();
  expect(await read()).toMatchObject({ decisions: 4, unanswered: 1, medianHours: 6 });
  await closed();
  expect(await read()).toMatchObject({ decisions: 4, unanswered: 2, medianHours: 7, unsuccessful: 1, withReason: 0 });
  await applied({ statusId: 7 });
  expect(await read()).toMatchObject({ decisions: 4, unanswered: 3, medianHours: 8 });
});

test('a client that answers half of its applications or fewer has no time', async () => {
  for (let n = 0; n < 5; n += 1) await applied();
  expect(await read()).toMatchObject({ decisions: 0, unanswered: 5, medianHours: null });
  for (let n = 0; n < 5; n += 1) await decided(2, 1);
  expect(await read()).toMatchObject({ decisions: 5, unanswered: 5, medianHours: null });
});

test('an application counts as unanswered after 14 days, a withdrawn one if it was pending that long', async () => {
  for (let n = 0; n < 5; n += 1) await decided(2, 5);
  await applied({ daysAgo: 13.9 });
  await applied({ statusId: 5, withdrawnAfter: 13.9 });
  expect(await read()).toMatchObject({ decisions: 5, unanswered: 0 });
  await applied({ daysAgo: 14 });
  await applied({ statusId: 5, withdrawnAfter: 14 });
  expect(await read()).toMatchObject({ decisions: 5, unanswered: 2 });
});
