import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { makeEvent } from '#server/notifications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { engagementEvents } from '../events.ts';
import { makeEngagement } from '../factories.ts';
import { markNoticesSeen } from './mark-notices-seen.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a second look updates the first and adds no record', async () => {
  const clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  const user = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
  const { id: engagementId } = await makeEngagement(kit.db, { clientId });
  const look = () => kit.asAgency(user, (scope) => markNoticesSeen(scope, { engagementId }));
  await makeEvent(kit.db, { kind: engagementEvents.published, clientId, engagementId });
  await look();
  const at = new Date('2026-11-19T04:00:00Z');
  await makeEvent(kit.db, { kind: engagementEvents.openedForSubmissions, clientId, engagementId, at });
  await look();
  const looks = await kit.db.selectFrom('noticeLook').select('lookedAt').where('userId', '=', user).execute();
  expect(looks).toEqual([{ lookedAt: at }]);
});
