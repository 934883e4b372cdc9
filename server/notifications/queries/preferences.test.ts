import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readEmailPreferences, readCategorySettings } from './preferences.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("by default a user receives everything, including emails, in the company's time zone", async () => {
  const tenant = await makeTenant(kit.db, { timeZone: 'Australia/Melbourne' });
  const user = await makeUser(kit.db, { tenantId: tenant.id });
  expect(await kit.asAgency(user.id, readCategorySettings)).toEqual({
    applications: true,
    clarifications: true,
    bidding: true,
    fulfillment: true,
  });
  expect(await kit.asAgency(user.id, readEmailPreferences)).toEqual({
    notificationSummary: true,
    applicationUpdated: true,
    candidateStatusChanged: true,
    quietFrom: null,
    quietTo: null,
    timeZone: 'Australia/Melbourne',
    mailsPerDay: 20,
  });
});
