import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeOwner } from '#server/team/factories.ts';
import { createApiCall, type ApiCall, type SavedRecords } from './saved-records.ts';
import { writePeopleFields } from './people.ts';
import { writeProfileFields } from './profile.ts';

/** Creates an agency, and writes and reads back every field that the first specification names. */
export const createFirstSpecWorld = async (
  now: Date,
): Promise<{
  server: TestServer;
  owner: string;
  ask: ApiCall;
  kept: SavedRecords;
}> => {
  const server = await createTestServer({ now, env: { PUBLIC_URL: 'http://localhost:3000' } });
  const { db } = server.kit;
  const tenantId = (await makeTenant(db)).id;
  const owner = (await makeUser(db, { tenantId })).id;
  await makeOwner(db, owner);
  const staff = (await makeUser(db, { tenantId: (await makeTenant(db, { side: 'provider' })).id })).id;
  const ask = createApiCall(server);
  const profile = await writeProfileFields(ask, { owner, tenantId, staff });
  const people = await writePeopleFields(ask, { server, owner, tenantId, staff });
  return { server, owner, ask, kept: { ...profile, ...people } };
};
