import { sql } from 'kysely';
import { permissions as allPermissions, type Permission } from '#contract/common/permissions.ts';
import { photoPathOf } from '#contract/identity/rules.ts';
import { maySeeAllAssignments } from '#server/assignments/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** A user of the agency who can have tasks. */
export interface Member {
  userId: string;
  name: string;
  picture: string | null;
  isOwner: boolean;
  permissions: ReadonlySet<Permission>;
}

const members = (scope: AgencyScope) =>
  scope.db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName', 'photoId', 'isOwner'])
    .select(
      sql<Permission[]>`array(select distinct rp.permission from app.roles_of(app_user.id) held
        join role_permission rp on rp.role_id = held.role_id)`.as('held'),
    )
    .where('tenantId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .orderBy('firstName')
    .orderBy('lastName')
    .orderBy('id');

const byId = (rows: Awaited<ReturnType<ReturnType<typeof members>['execute']>>): ReadonlyMap<string, Member> =>
  new Map(
    rows.map(({ id, firstName, lastName, photoId, isOwner, held }) => [
      id,
      {
        userId: id,
        name: `${firstName} ${lastName}`,
        picture: photoPathOf(photoId, 'thumb'),
        isOwner,
        permissions: new Set(isOwner ? allPermissions : held),
      },
    ]),
  );

/**
 * Returns the agency's users, sorted by name, with their permissions. Callers who can't see others get only themselves.
 */
export const listMembers = async (scope: AgencyScope): Promise<ReadonlyMap<string, Member>> =>
  byId(await (maySeeAllAssignments(scope) ? members(scope) : members(scope).where('id', '=', scope.userId)).execute());

/** Returns all of the agency's users, sorted by name. Any of them might take over a task. */
export const listAllMembers = async (scope: AgencyScope): Promise<ReadonlyMap<string, Member>> =>
  byId(await members(scope).execute());
