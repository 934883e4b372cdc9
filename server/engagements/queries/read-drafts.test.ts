import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDraftEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeDraft } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('a draft is visible only to its employer', async () => {
  const clientId = (await makeTenant(server.kit.db, { side: 'client' })).id;
  const own = await makeUser(server.kit.db, { tenantId: clientId });
  const other = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db, { side: 'client' })).id });
  const { id: draftId } = await makeDraft(server.kit.db, { clientId });
  expect((await server.call(own.id, readDraftEndpoint, { draftId })).body).toMatchObject({ draftId, missing: [] });
  expect((await server.call(other.id, readDraftEndpoint, { draftId })).status).toBe(404);
});
