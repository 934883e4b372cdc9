import { makeTenant, makeUser, type RoleFixture } from '#server/identity/factories.ts';
import type { AuthorizationRole, AuthorizationWorld } from './authorization.ts';
import { createTestServer } from './server.ts';

const roleOf: Record<string, RoleFixture> = {
  owner: 'owner',
  admin: 'admin',
  standard: 'standard',
  subUser: 'sub-user',
  noRole: 'none',
  accountManager: 'account-manager',
  techSupport: 'tech-support',
};

/**
 * Creates one approved agency with a user in every role, a rival, a pending and a declined agency, two employers, the
 * provider, and two auditors.
 */
export const createAuthorizationWorld = async (): Promise<AuthorizationWorld> => {
  const server = await createTestServer();
  const { db } = server.kit;
  const agency = await makeTenant(db, { name: 'Agency' });
  const rival = await makeTenant(db, { name: 'Rival' });
  const pending = await makeTenant(db, { name: 'Pending', status: 'pending' });
  const declined = await makeTenant(db, { name: 'Declined', status: 'declined' });
  const client = await makeTenant(db, { name: 'Client', side: 'client' });
  const otherClient = await makeTenant(db, { name: 'Other client', side: 'client' });
  const provider = await makeTenant(db, { name: 'Provider', side: 'provider' });
  const people: Partial<Record<AuthorizationRole, string>> = {};
  const add = async (name: AuthorizationRole, tenantId: string, role: RoleFixture) => {
    people[name] = (await makeUser(db, { tenantId, role })).id;
  };
  for (const [name, role] of Object.entries(roleOf)) await add(name as AuthorizationRole, agency.id, role);
  await add('rivalOwner', rival.id, 'owner');
  await add('pendingOwner', pending.id, 'owner');
  await add('declinedOwner', declined.id, 'owner');
  await add('client', client.id, 'none');
  await add('otherClient', otherClient.id, 'none');
  await add('provider', provider.id, 'none');
  for (const name of ['auditor', 'otherAuditor'] as const) {
    const firm = await makeTenant(db, { name, side: 'auditor' });
    await add(name, firm.id, 'none');
  }
  return {
    server,
    people: people as Record<AuthorizationRole, string>,
    agencyId: agency.id,
    rivalId: rival.id,
    clientId: client.id,
    otherClientId: otherClient.id,
  };
};
