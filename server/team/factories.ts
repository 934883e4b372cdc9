import type { Kysely } from 'kysely';
import type { Permission } from '#contract/common/permissions.ts';
import type { Database } from '#server/database.ts';
import { makeUser, type UserFixture } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { staffAccountEmail } from './rules/staff-address.ts';

let made = 0;

/** Creates a role of a tenant, by default with a view permission and the permissions that this one requires. */
export const makeRole = async (
  db: Kysely<Database>,
  given: { tenantId: string } & Partial<{
    id: string;
    name: string;
    permissions: readonly Permission[];
    holderIds: readonly string[];
  }>,
): Promise<{ id: string; name: string }> => {
  made += 1;
  const { tenantId } = given;
  const role = { id: given.id ?? newId(), name: given.name ?? `Desk ${String(made)}` };
  const permissions = given.permissions ?? ['Auctions=View Auctions / Staging', 'Bidding Stage=View Details'];
  await db
    .insertInto('role')
    .values({ ...role, tenantId, createdAt: new Date('2026-01-05T09:00:00Z') })
    .execute();
  if (permissions.length > 0) {
    await db
      .insertInto('rolePermission')
      .values(permissions.map((permission) => ({ roleId: role.id, tenantId, permission })))
      .execute();
  }
  for (const userId of given.holderIds ?? []) {
    await db.insertInto('userRole').values({ userId, roleId: role.id, tenantId }).execute();
  }
  return role;
};

/**
 * Creates another user in the same tenant as a given user. In the provider's tenant, this is a member of staff that
 * agencies may add.
 */
export const makeColleague = async (
  db: Kysely<Database>,
  given: { of: string; role: 'account-manager' | 'tech-support' },
): Promise<{ id: string }> => {
  const { tenantId } = await db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', given.of)
    .executeTakeFirstOrThrow();
  return makeUser(db, { tenantId, role: given.role });
};

/** Makes a user an owner of their agency. */
export const makeOwner = async (db: Kysely<Database>, userId: string): Promise<void> => {
  await db.updateTable('appUser').set({ isOwner: true }).where('id', '=', userId).execute();
};

/** Creates a provider staff member's account in an agency. */
export const makeStaffAccount = async (
  db: Kysely<Database>,
  given: {
    tenant: { id: string; name: string };
    staff: { id: string; email: string; firstName: string; lastName: string };
    role: 'account-manager' | 'tech-support';
    addedBy: string;
    addedAt: Date;
    id?: string;
  },
): Promise<UserFixture> => {
  const { tenant, staff, role, addedBy, addedAt } = given;
  const user = await makeUser(db, {
    ...(given.id === undefined ? {} : { id: given.id }),
    tenantId: tenant.id,
    role,
    email: staffAccountEmail(staff.email, tenant, false),
    firstName: staff.firstName,
    lastName: staff.lastName,
    createdAt: addedAt,
  });
  await db
    .insertInto('staffAccount')
    .values({ userId: user.id, tenantId: tenant.id, staffId: staff.id, addedBy, addedAt })
    .execute();
  return user;
};

/** Requires a second factor for one of an agency's roles: a role in its group, or an implicit role. */
export const makeSecondFactorRequirement = async (
  db: Kysely<Database>,
  given: {
    tenantId: string;
    role: { roleId: string } | { implicitRole: 'owner' | 'sub-user' | 'none' };
    requiredBy: string;
    requiredAt: Date;
  },
): Promise<void> => {
  const { role, ...facts } = given;
  await db
    .insertInto('secondFactorRequirement')
    .values({ roleId: null, implicitRole: null, ...role, ...facts })
    .execute();
};

/** Creates a waiting request to reset a user's second factor. */
export const makeSecondFactorReset = async (
  db: Kysely<Database>,
  given: { tenantId: string; userId: string; requestedBy: string; requestedAt: Date },
): Promise<{ resetId: string }> => {
  const resetId = newId();
  const expiresAt = new Date(given.requestedAt.getTime() + 86_400_000);
  await db
    .insertInto('secondFactorReset')
    .values({ id: resetId, ...given, expiresAt, decidedBy: null, decidedAt: null })
    .execute();
  return { resetId };
};

/** Sets an agency's feature flags. */
export const makeFlags = async (
  db: Kysely<Database>,
  given: { tenantId: string; isAccessible: boolean; changedBy: string; changedAt: Date },
): Promise<void> => {
  await db.insertInto('tenantFlag').values(given).execute();
};
