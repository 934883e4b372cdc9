import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseUserEndpoint, listErasuresEndpoint } from '#contract/support/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('users with deleted accounts are listed until their erasure is requested, for their own agency only', async () => {
  const { db } = server.kit;
  const owners = [];
  for (let one = 0; one < 2; one += 1) owners.push(await makeUser(db, { tenantId: (await makeTenant(db)).id }));
  const [owner, rival] = owners;
  if (!owner || !rival) throw new Error('Somebody is missing.');
  const former = await makeUser(db, { tenantId: owner.tenantId, role: 'standard' });
  await db.updateTable('appUser').set({ deletedAt: server.kit.clock.now() }).where('id', '=', former.id).execute();
  const listed = async (userId: string) => (await server.call(userId, listErasuresEndpoint, {})).body;
  expect(await listed(owner.id)).toMatchObject({
    total: 0,
    formerUsers: [{ userId: former.id, email: former.email }],
    can: { erase: { allowed: true } },
  });
  await server.call(owner.id, eraseUserEndpoint, { userId: former.id });
  expect(await listed(owner.id)).toMatchObject({
    total: 1,
    formerUsers: [],
    records: [
      { kind: 'user', subjectId: former.id, askedBy: `${owner.firstName} ${owner.lastName}`, candidateNumber: null },
    ],
  });
  expect(await listed(rival.id)).toMatchObject({ total: 0, formerUsers: [] });
});
