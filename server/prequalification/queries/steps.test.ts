import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePrequalification, makePrequalificationStep } from '../factories.ts';
import { listStepsBetween } from './steps.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the history between an agency and a client has all their requests, latest step first', async () => {
  const supplierId = (await makeTenant(kit.db)).id;
  const clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  const user = await makeUser(kit.db, { tenantId: clientId });
  const both = { supplierId, clientId };
  const first = await makePrequalification(kit.db, { ...both, statusId: 3 });
  const second = await makePrequalification(kit.db, { ...both, recruitmentTypeId: 2, roleCategoryId: 3 });
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  await makePrequalificationStep(kit.db, { ...both, requestId: first.id, statusId: 1, at: at(1) });
  await makePrequalificationStep(kit.db, {
    ...both,
    requestId: first.id,
    statusId: 3,
    at: at(2),
    reasonText: 'No insurance.',
  });
  await makePrequalificationStep(kit.db, {
    ...both,
    requestId: second.id,
    statusId: 2,
    at: at(3),
    endsOn: '2027-11-03',
  });
  const other = (await makeTenant(kit.db)).id;
  const third = await makePrequalification(kit.db, { supplierId: other, clientId });
  await makePrequalificationStep(kit.db, { supplierId: other, clientId, requestId: third.id, statusId: 1, at: at(4) });
  const steps = await kit.asClient(user.id, (scope) => listStepsBetween(scope, both));
  expect(
    steps.map((step) => [step.recruitmentType, step.prequalificationStatus, step.reasonText, step.endsOn]),
  ).toEqual([
    ['contract', 'Approved', null, '2027-11-03'],
    ['perm', 'Declined', 'No insurance.', null],
    ['perm', 'Pending', null, null],
  ]);
});
