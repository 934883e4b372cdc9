import type { Kysely } from 'kysely';
import type { Permission } from '#contract/common/permissions.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

let made = 0;

/** A role of a tenant; with a view and what needs it, unless told otherwise. */
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
