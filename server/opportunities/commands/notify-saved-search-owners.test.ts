import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { testPayloadCodec } from '#server/testing/payloads.ts';
import { opportunityEvents } from '../events.ts';
import { saveSearch } from './save-search.ts';
import { notifySavedSearchOwners } from './notify-saved-search-owners.ts';

let kit: TestKit;
let tenantId: string;
let user: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  tenantId = (await makeTenant(kit.db)).id;
  user = (await makeUser(kit.db, { tenantId })).id;
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
});
afterAll(() => kit.close());

const save = (name: string, keywords: string, more: { prequalified?: boolean; alerts?: boolean } = {}) =>
  kit.asAgency(user, (scope) =>
    saveSearch(scope, {
      name,
      filters: { keywords, location: '', clientName: '', prequalified: more.prequalified },
      alerts: more.alerts ?? true,
    }),
  );

/**
 * Creates a published engagement, notifies the owners of matching saved searches, and returns the IDs of the users in
 * the emitted events.
 */
const publish = async (title: string): Promise<string[]> => {
  const { id: engagementId } = await makeEngagement(kit.db, { clientId, title });
  await kit.asSystem((scope) =>
    notifySavedSearchOwners(scope, { engagementId } as RecordedEvent<'engagement.published'>),
  );
  const events = await kit.db
    .selectFrom('event')
    .select(['supplierId', 'kind', 'data'])
    .where('kind', '=', opportunityEvents.matched)
    .where('engagementId', '=', engagementId)
    .execute();
  expect(events.every(({ supplierId }) => supplierId === tenantId)).toBe(true);
  return events.map(({ kind, data }) => {
    const event = testPayloadCodec.read({ kind, data });
    return event.kind === opportunityEvents.matched ? event.data.userId : '';
  });
};

test('a user with a saved search that matches a new engagement is notified once', async () => {
  await save('Beekeepers', 'beekeepers');
  await save('The same', 'beekeeper');
  await save('Silent', 'falconers', { alerts: false });
  expect(await publish('Two Beekeepers')).toEqual([user]);
  expect(await publish('Actuaries')).toEqual([]);
  expect(await publish('Falconers')).toEqual([]);
});

test('a search for prequalified engagements matches only those', async () => {
  await save('Open to us', 'glaziers', { prequalified: true });
  expect(await publish('Glaziers')).toEqual([]);
  await makePrequalification(kit.db, { supplierId: tenantId, clientId });
  expect(await publish('Glaziers')).toEqual([user]);
});

test('an agency that is no longer approved is not notified', async () => {
  await kit.db.updateTable('tenant').set({ status: 'declined' }).where('id', '=', tenantId).execute();
  expect(await publish('Beekeepers')).toEqual([]);
});
