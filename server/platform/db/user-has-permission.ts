import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '#contract/common/permissions.ts';

/**
 * Returns a condition for queries on `app_user`: whether an agency's user has a permission, either as an owner or
 * through a role.
 */
export const userHasPermission = (
  permission: Permission,
): RawBuilder<boolean> => sql<boolean>`(app_user.is_owner or exists (
  select 1 from app.roles_of(app_user.id) held
  join role_permission rp on rp.role_id = held.role_id and rp.permission = ${permission}))`;
