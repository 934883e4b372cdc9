import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { recordBrandChange, recordProfileChange } from './record-profile-change.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

const latestEvent = async () => {
  const event = await kit.db.selectFrom('event').selectAll().orderBy('sequence', 'desc').executeTakeFirstOrThrow();
  return [event.kind, event.supplierId, event.data];
};

test("a changed section is an event of the agency and refreshes the agency's pages alone", async () => {
  const publish = vi.spyOn(kit.source.live, 'publish');
  await kit.asAgency(owner.id, (scope) => recordProfileChange(scope, 'biography'));
  expect(await latestEvent()).toEqual(['profile.changed', owner.tenantId, { section: 'biography' }]);
  expect(publish.mock.lastCall).toEqual([[{ tenants: [owner.tenantId], message: { kind: 'profile.changed' } }]]);
});

test('a new name or logo is an event of its own', async () => {
  const publish = vi.spyOn(kit.source.live, 'publish');
  await kit.asAgency(owner.id, (scope) => recordBrandChange(scope));
  expect(await latestEvent()).toEqual(['profile.brand-changed', owner.tenantId, {}]);
  expect(publish.mock.lastCall).toEqual([[{ tenants: [owner.tenantId], message: { kind: 'profile.brand-changed' } }]]);
});
