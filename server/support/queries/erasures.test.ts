import { sql } from 'kysely';
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

test('the first hundred deleted users are listed, and the others are found by words of their name or address', async () => {
  const { db } = server.kit;
  const owner = await makeUser(db, { tenantId: (await makeTenant(db)).id });
  const one = await makeUser(db, { tenantId: owner.tenantId, firstName: 'Aino', lastName: 'Lindqvist' });
  const rival = await makeUser(db, { tenantId: (await makeTenant(db)).id, firstName: 'Aino', lastName: 'Lindqvist' });
  const deletedAt = server.kit.clock.now();
  const before = new Date(deletedAt.getTime() - 1);
  await sql`insert into app_user select made.* from app_user one cross join generate_series(1, 101) n
    cross join lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'deleted_at', ${before}::timestamptz,
      'email', 'former' || n || '@inbox.example', 'first_name', 'Former', 'last_name', 'Colleague ' || n)) made
    where one.id = ${one.id}`.execute(db);
  await db.updateTable('appUser').set({ deletedAt }).where('id', 'in', [one.id, rival.id]).execute();
  const search = async (formerKeywords?: string) => {
    const input = formerKeywords === undefined ? {} : { formerKeywords };
    return (await server.call(owner.id, listErasuresEndpoint, input)).body;
  };
  const all = (await search()) as { formerUsers: { userId: string }[]; formerTotal: number };
  expect([all.formerUsers.length, all.formerTotal]).toEqual([100, 102]);
  expect(all.formerUsers.map(({ userId }) => userId)).not.toContain(one.id);
  const found = { formerTotal: 1, formerUsers: [{ userId: one.id, name: 'Aino Lindqvist', email: one.email }] };
  for (const keywords of ['lindqvist aino', one.email.slice(0, 12), 'LINDQ'])
    expect(await search(keywords)).toMatchObject(found);
  // A percent sign and an underscore stand for themselves.
  for (const keywords of ['Lindqvist Former', '%', 'A_no'])
    expect(await search(keywords)).toMatchObject({ formerTotal: 0 });
});
