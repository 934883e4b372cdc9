import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { updateHeadOffice } from '../commands/update-head-office.ts';
import { defaultAddress } from '../factories.ts';
import { readCompletion } from './read-completion.ts';

let kit: TestKit;
let owner: UserFixture;
let standard: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  const tenant = await makeTenant(kit.db);
  owner = await makeUser(kit.db, { tenantId: tenant.id });
  standard = await makeUser(kit.db, { tenantId: tenant.id, role: 'standard' });
});
afterAll(() => kit.close());

test('the completion is computed from the current data: a confirmed assessment, then an address', async () => {
  const before = await kit.asAgency(owner.id, readCompletion);
  expect([before.percentCompletion, before.percentCompletionFields]).toEqual([16.67, ['Assessment']]);
  await kit.asAgency(owner.id, (scope) => updateHeadOffice(scope, defaultAddress));
  const after = await kit.asAgency(owner.id, readCompletion);
  expect([after.percentCompletion, after.percentCompletionFields]).toEqual([33.33, ['Addresses', 'Assessment']]);
  expect(after.sections.map(({ key }) => key)).toEqual([
    'details',
    'biography',
    'addresses',
    'regions',
    'classifications',
    'assessment',
  ]);
  expect(after.hasClassifications).toBe(false);
});

test('the response says who may edit', async () => {
  expect((await kit.asAgency(owner.id, readCompletion)).can.edit).toEqual({ allowed: true });
  expect((await kit.asAgency(standard.id, readCompletion)).can.edit.allowed).toBe(false);
});

test('pending activation means a pending status with the assessment completed, and nothing else', async () => {
  const found: unknown[] = [];
  for (const status of ['approved', 'pending', 'declined'] as const) {
    for (const isAssessmentCompleted of [true, false]) {
      const tenant = await makeTenant(kit.db, { status, isAssessmentCompleted });
      const user = await makeUser(kit.db, { tenantId: tenant.id });
      const { isPendingActivation } = await kit.asAgency(user.id, readCompletion);
      if (isPendingActivation) found.push([status, isAssessmentCompleted]);
    }
  }
  expect(found).toEqual([['pending', true]]);
});
