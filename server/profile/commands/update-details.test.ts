import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { defaultProfileDetails } from '../factories.ts';
import { readTenantInfo } from '../queries/read-details.ts';
import { updateDetails } from './update-details.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { status: 'pending' })).id });
});
afterAll(() => kit.close());

const full = {
  ...defaultProfileDetails,
  tenantDomain: 'harbour.example',
  gender: 'Female',
  mobile: '+61 400 555 014',
  fax: '+61 2 5550 0143',
  skype: 'harbour.mara',
  linkedIn: 'harbour-talent',
  twitter: '@harbour',
} as const;

test('every detail is stored and read again, and the name is that of the agency', async () => {
  const saved = await kit.asAgency(owner.id, (scope) => updateDetails(scope, full));
  expect(saved).toMatchObject({ ...full, profileId: owner.tenantId, savedAt: '2026-11-20T04:01:00.000Z' });
  const { profileDetails } = await kit.asAgency(owner.id, readTenantInfo);
  expect(profileDetails).toMatchObject(saved);
  const tenant = await kit.db.selectFrom('tenant').select('name').where('id', '=', owner.tenantId).executeTakeFirst();
  expect(tenant?.name).toBe(full.tenantOrganizationName);
});

test('saving again replaces the details, and the event of the change does not contain their text', async () => {
  await kit.asAgency(owner.id, (scope) => updateDetails(scope, { ...full, skype: '', website: 'https://new.example' }));
  const { profileDetails } = await kit.asAgency(owner.id, readTenantInfo);
  expect([profileDetails.skype, profileDetails.website]).toEqual(['', 'https://new.example']);
  const event = await kit.db.selectFrom('event').selectAll().orderBy('sequence', 'desc').executeTakeFirstOrThrow();
  expect([event.kind, event.supplierId, event.data]).toEqual([
    'profile.changed',
    owner.tenantId,
    { section: 'details' },
  ]);
});
