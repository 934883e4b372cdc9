import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOwnDataAt } from '#contract/support/addresses.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/platform/testing/server.ts';
import { makeSupportMessage } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('whoever has an account reads what is stored about them, on every side and before the agency is approved', async () => {
  const { db } = server.kit;
  for (const given of [{ side: 'agency', status: 'pending' }, { side: 'client' }, { side: 'provider' }] as const) {
    const { id: tenantId } = await makeTenant(db, given);
    const [me, colleague] = [await makeUser(db, { tenantId }), await makeUser(db, { tenantId })];
    for (const { id: userId, email } of [me, colleague]) await makeSupportMessage(db, { tenantId, userId, email });
    const { status, body } = await server.call(me.id, readOwnDataAt, {});
    expect([status, body]).toMatchObject([
      200,
      { account: { email: me.email }, messagesToSupport: [{ email: me.email }] },
    ]);
    expect(JSON.stringify(body)).not.toContain(colleague.email);
  }
});
