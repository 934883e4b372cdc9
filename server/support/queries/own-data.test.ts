import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOwnDataEndpoint } from '#contract/support/endpoints.ts';
import { makeView } from '#server/views/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { makeSavedSearch } from '#server/opportunities/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeSupportMessage } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('every user can read the data stored about them, on every side and before the agency is approved', async () => {
  const { db } = server.kit;
  for (const given of [{ side: 'agency', status: 'pending' }, { side: 'client' }, { side: 'provider' }] as const) {
    const { id: tenantId } = await makeTenant(db, given);
    const [me, colleague] = [await makeUser(db, { tenantId }), await makeUser(db, { tenantId })];
    for (const { id: userId, email } of [me, colleague]) await makeSupportMessage(db, { tenantId, userId, email });
    const { status, body } = await server.call(me.id, readOwnDataEndpoint, {});
    expect([status, body]).toMatchObject([
      200,
      { account: { email: me.email }, messagesToSupport: [{ email: me.email }] },
    ]);
    expect(JSON.stringify(body)).not.toContain(colleague.email);
    // The export is recorded, in the agency's log if it is an agency's user.
    const events = await db
      .selectFrom('event')
      .select(['actorUserId', 'supplierId'])
      .where('kind', '=', 'privacy.own-data-exported')
      .where('actorUserId', '=', me.id)
      .execute();
    expect(events).toEqual([{ actorUserId: me.id, supplierId: given.side === 'agency' ? tenantId : null }]);
  }
});

test("a user's saved searches and views are included, and those of colleagues are not", async () => {
  const { db } = server.kit;
  const { id: tenantId } = await makeTenant(db);
  const [me, colleague] = [await makeUser(db, { tenantId }), await makeUser(db, { tenantId })];
  await makeSavedSearch(db, { tenantId, userId: me.id, name: 'Nurses up north' });
  await makeView(db, { userId: me.id, name: 'Waits for me', query: JSON.stringify({ waits: true }) });
  await makeSavedSearch(db, { tenantId, userId: colleague.id, name: 'Of a colleague' });
  await makeView(db, { userId: colleague.id, name: 'Of a colleague' });
  const { body } = await server.call(me.id, readOwnDataEndpoint, {});
  expect(body).toMatchObject({
    savedSearches: [{ name: 'Nurses up north', filters: { keywords: 'nurse' }, alerts: true }],
    savedViews: [{ page: 'board', name: 'Waits for me', filters: { waits: true }, isDefault: false }],
  });
  expect(JSON.stringify(body)).not.toContain('Of a colleague');
});
