import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  discardDraftEndpoint,
  listDraftsEndpoint,
  saveDraftEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { completeDraftFields } from '#server/testing/complete-draft-fields.ts';
import { makeDraft } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const someone = async () => {
  const clientId = (await makeTenant(server.kit.db, { side: 'client' })).id;
  return { clientId, userId: (await makeUser(server.kit.db, { tenantId: clientId })).id };
};

test('a discarded draft is deleted', async () => {
  const { clientId, userId } = await someone();
  const { id: draftId } = await makeDraft(server.kit.db, { clientId });
  expect((await server.call(userId, discardDraftEndpoint, { draftId })).status).toBe(200);
  expect((await server.call(userId, listDraftsEndpoint, {})).body).toEqual([]);
  expect((await server.call(userId, discardDraftEndpoint, { draftId })).status).toBe(404);
});

test("an employer has at most 50 drafts: 'too-many-drafts'", async () => {
  const { clientId, userId } = await someone();
  for (let made = 0; made < 50; made += 1) await makeDraft(server.kit.db, { clientId });
  expect(await server.call(userId, saveDraftEndpoint, { fields: completeDraftFields() })).toMatchObject({
    status: 409,
    body: { code: 'too-many-drafts' },
  });
});
