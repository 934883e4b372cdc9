import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

test("a change of the team is an event of the agency and refreshes the agency's pages alone", async () => {
  const publish = vi.spyOn(kit.source.live, 'publish');
  await kit.asAgency(owner.id, (scope) => recordTeamEvent(scope, { kind: teamEvents.groupChanged }));
  const event = await kit.db.selectFrom('event').selectAll().executeTakeFirstOrThrow();
  expect([event.kind, event.supplierId, event.actorUserId]).toEqual(['team.group-changed', owner.tenantId, owner.id]);
  expect(publish.mock.lastCall).toEqual([[{ tenants: [owner.tenantId], message: { kind: 'team.changed' } }]]);
});
