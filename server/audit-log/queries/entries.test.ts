import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findLogEntries } from './entries.ts';
import { listAgencyUsers } from './read-names.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('entries come in pages, the latest first, also if they have the same time', async () => {
  const { id: supplierId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId: supplierId });
  const at = kit.clock.now();
  const kinds = ['identity.signed-in', 'profile.brand-changed', 'profile.assessment-confirmed'];
  for (const kind of kinds) {
    await kit.db
      .insertInto('event')
      .values({ id: newId(), kind, data: '{}' as never, at, supplierId, actorUserId: owner.id })
      .execute();
  }
  const page = (limit: number, offset: number) =>
    kit.asAgency(owner.id, async (scope) => {
      const entries = await findLogEntries(scope, { timeZone: 'UTC' }, await listAgencyUsers(scope), { limit, offset });
      return entries.map(({ category, sentence }) => `${category}: ${sentence}`);
    });
  expect(await page(2, 0)).toEqual([
    'settings: Confirmed the assessment',
    'settings: Changed the name or logo of the agency',
  ]);
  expect(await page(2, 2)).toEqual(['sign-in: Signed in']);
});
