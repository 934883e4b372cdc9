import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/common/operation.ts';
import type { Permission } from '#contract/common/permissions.ts';
import {
  assignRolesAt,
  createRoleAt,
  deleteRoleAt,
  listUsersAt,
  readGroupAt,
  removeRolesAt,
  updateRoleAt,
} from '#contract/team/addresses.ts';
import type { listUsers, readGroup } from '#contract/team/operations/roles.ts';
import { permissionIdOf } from '#contract/team/rules.ts';
import { call } from '#web/platform/client.ts';

export type TeamUser = OutputOf<typeof listUsers>['records'][number];
export type Group = OutputOf<typeof readGroup>;
export type Role = Group['roles'][number];
export type Standing = Group['standings'][number];

export const pageSize = 10;

/** A page of the users of the tenant, those created last first. */
export const usersQuery = (page: number) =>
  queryOptions({
    queryKey: ['team', 'users', page],
    queryFn: ({ signal }) => call(listUsersAt, { pageCurrent: page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The roles of the tenant, with who holds them. */
export const groupQuery = queryOptions({
  queryKey: ['team', 'group'],
  queryFn: ({ signal }) => call(readGroupAt, {}, { signal }),
});

const useTeamChange = <Given, Found>(send: (given: Given) => Promise<Found>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: ['team'] }),
  });
};

interface RoleDraft {
  roleId: string | null;
  name: string;
  rights: readonly Permission[];
}

/** Makes a role, or changes the one with the id. */
export const useSaveRole = () =>
  useTeamChange(({ roleId, name, rights }: RoleDraft) => {
    const permissions = rights.map(permissionIdOf);
    return roleId === null
      ? call(createRoleAt, { name, permissions })
      : call(updateRoleAt, { roleId, name, permissions });
  });

export const useDeleteRole = () => useTeamChange((roleId: string) => call(deleteRoleAt, { roleId }));

interface HeldRoles {
  userId: string;
  added: readonly string[];
  removed: readonly string[];
}

/** Gives and takes roles: what is added first, so that nobody is without a role in between. */
export const useChangeRoles = () =>
  useTeamChange(async ({ userId, added, removed }: HeldRoles) => {
    if (added.length > 0) await call(assignRolesAt, { userId, roleIds: [...added] });
    if (removed.length > 0) await call(removeRolesAt, { userId, roleIds: [...removed] });
  });
