import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { updateBiography } from '../commands/update-biography.ts';
import { readBiography } from './read-biography.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('an unwritten biography is empty and has the configured limit', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  expect(await kit.asAgency(owner.id, readBiography)).toEqual({
    biography: '',
    length: 0,
    max: 700,
    updatedWhen: null,
    can: { edit: { allowed: true } },
  });
  await kit.asAgency(owner.id, (scope) => updateBiography(scope, { biography: '<p>Nurses</p>' }));
  expect(await kit.asAgency(owner.id, readBiography)).toMatchObject({
    length: 6,
    updatedWhen: kit.clock.now().toISOString(),
  });
});

test('the limit of a biography is a setting', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const answer = await kit.asAgency(owner.id, (scope) =>
    updateBiography({ ...scope, settings: { ...scope.settings, biographyLimit: 5 } }, { biography: '<p>Nurses</p>' }),
  );
  expect(answer).toMatchObject({ message: 'Company Biography must not exceed 5 characters!' });
});
