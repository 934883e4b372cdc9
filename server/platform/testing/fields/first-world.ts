import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/platform/testing/server.ts';
import { makeOwner } from '#server/team/factories.ts';
import { askIn, type Ask, type KeptRecords } from './kept.ts';
import { keepPeople } from './people.ts';
import { keepProfile } from './profile.ts';

/** An agency of which everything is written that the first specification names, and read again. */
export const createFirstWorld = async (
  now: Date,
): Promise<{
  server: TestServer;
  owner: string;
  ask: Ask;
  kept: KeptRecords;
}> => {
  const server = await createTestServer({ now, env: { PUBLIC_URL: 'http://localhost:3000' } });
  const { db } = server.kit;
  const tenantId = (await makeTenant(db)).id;
  const owner = (await makeUser(db, { tenantId })).id;
  await makeOwner(db, owner);
  const staff = (await makeUser(db, { tenantId: (await makeTenant(db, { side: 'provider' })).id })).id;
  const ask = askIn(server);
  const profile = await keepProfile(ask, { owner, tenantId, staff });
  const people = await keepPeople(ask, { server, owner, tenantId, staff });
  return { server, owner, ask, kept: { ...profile, ...people } };
};
