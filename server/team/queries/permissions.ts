import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { permissions as allPermissions, type Permission } from '#contract/common/permissions.ts';
import type * as team from '#contract/team/operations/roles.ts';
import { splitPermission, permissionIdOf, permissionById } from '#contract/team/rules.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Converts a permission to its list form: its ID, its name, and its module as the description. */
export const toPermissionRow = (permission: Permission) => ({
  _id: permissionIdOf(permission),
  name: permission,
  description: splitPermission(permission).module,
});

export const listPermissions = (): Promise<SentOutputOf<typeof team.listPermissions>> =>
  Promise.resolve(allPermissions.map(toPermissionRow));

export const readPermission = (
  _scope: AgencyScope,
  input: InputOf<typeof team.readPermission>,
): Promise<HandlerResult<typeof team.readPermission>> => {
  const permission = permissionById(input.permissionId);
  return Promise.resolve(permission ? toPermissionRow(permission) : notFound());
};
