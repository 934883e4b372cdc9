import { demoTenantId, demoUserId } from '#server/demo/market.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import type { AuthorizationRole, AuthorizationWorld } from '#server/testing/authorization.ts';
import { createKitOn } from '#server/testing/kit-on.ts';
import { createTestServerOn } from '#server/testing/server-on.ts';

/** The demo world's user for each role. */
const emails: Record<AuthorizationRole, string> = {
  owner: 'owner@harbour.example',
  admin: 'admin@harbour.example',
  standard: 'user@harbour.example',
  subUser: 'sub@harbour.example',
  noRole: 'norole@harbour.example',
  accountManager: 'admin@harbour.example',
  techSupport: 'admin@harbour.example',
  rivalOwner: 'owner@quayside.example',
  pendingOwner: 'owner@lantern.example',
  declinedOwner: 'owner@foxglove.example',
  client: 'hiring@northwind.example',
  otherClient: 'hiring@sable.example',
  provider: 'admin@rolecall.example',
  auditor: 'auditor@marlow.example',
  otherAuditor: 'auditor@marlow.example',
};

const tenants: Partial<Record<AuthorizationRole, string>> = {
  rivalOwner: 'quayside',
  pendingOwner: 'lantern',
  declinedOwner: 'foxglove',
  client: 'northwind',
  otherClient: 'sable',
  provider: 'rolecall',
  auditor: 'marlow',
  otherAuditor: 'marlow',
};

/** Returns a role's tenant in the world created by `openAuthorizationWorld`. */
export const tenantOfRole = (role: AuthorizationRole): string => demoTenantId(tenants[role] ?? 'harbour');

/** Opens the large world for the authorization cases, which add their records to its hundred thousand candidates. */
export const openAuthorizationWorld = async (
  url: string,
  env: Record<string, string>,
): Promise<AuthorizationWorld> => ({
  server: await createTestServerOn(createKitOn(url, { now: createClock().now() }), env),
  people: Object.fromEntries(
    Object.entries(emails).map(([role, email]) => [role, demoUserId(email)]),
  ) as AuthorizationWorld['people'],
  agencyId: tenantOfRole('owner'),
  rivalId: tenantOfRole('rivalOwner'),
  clientId: tenantOfRole('client'),
  otherClientId: tenantOfRole('otherClient'),
});
