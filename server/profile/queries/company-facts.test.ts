import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readCompanyFacts } from './company-facts.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('an agency describes itself with the facts of its profile, in text without markup', async () => {
  const { id: tenantId } = await makeTenant(kit.db, { name: 'Harbour Talent' });
  const user = await makeUser(kit.db, { tenantId });
  await kit.db
    .insertInto('agencyProfile')
    .values({ tenantId, website: 'https://harbour.example', biography: '<p>We place <b>nurses</b>.</p>' })
    .execute();
  expect(await kit.asAgency(user.id, readCompanyFacts)).toEqual({
    name: 'Harbour Talent',
    headOffice: '',
    website: 'https://harbour.example',
    phoneNo: '',
    email: user.email,
    biography: 'We place nurses .',
    classifications: [],
    areas: [],
    thumbPath: null,
  });
});
