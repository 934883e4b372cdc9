import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import type { Permission } from '#contract/common/permissions.ts';
import {
  addAccountManagerEndpoint,
  addRolesToGroupEndpoint,
  addTechSupportEndpoint,
  changeSecurityEndpoint,
  cancelSecondFactorResetEndpoint,
  changeProfileRoleEndpoint,
  confirmSecondFactorResetEndpoint,
  createRoleEndpoint,
  createUserEndpoint,
  deleteRoleEndpoint,
  deleteUserEndpoint,
  editUserEndpoint,
  handOverOwnershipEndpoint,
  listAllUsersEndpoint,
  listResettableUsersEndpoint,
  listSecondFactorResetsEndpoint,
  listStaffEndpoint,
  listUsersEndpoint,
  readFlagsEndpoint,
  readGroupEndpoint,
  readSecurityEndpoint,
  readUserSecondFactorEndpoint,
  readUserEndpoint,
  removeRolesFromGroupEndpoint,
  renameUserEndpoint,
  requestSecondFactorResetEndpoint,
  sendLoginInformationEndpoint,
  updateRoleEndpoint,
} from '#contract/team/endpoints.ts';
import type { listUsers, readGroup } from '#contract/team/operations/roles.ts';
import type { listSecondFactorResets, readUserSecondFactor } from '#contract/team/operations/resets.ts';
import type { changeSecurity, readSecurity } from '#contract/team/operations/security.ts';
import type { listStaff } from '#contract/team/operations/staff.ts';
import type { createUser, deleteUser, editUser } from '#contract/team/operations/users.ts';
import { permissionIdOf } from '#contract/team/rules.ts';
import { callApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export type TeamUser = OutputOf<typeof listUsers>['records'][number];
export type TeamGroup = OutputOf<typeof readGroup>;
export type TeamRole = TeamGroup['roles'][number];
export type SecondFactorRequirements = OutputOf<typeof readSecurity>;
export type SecondFactorReset = OutputOf<typeof listSecondFactorResets>[number];
export type ResettableUser = OutputOf<typeof readUserSecondFactor>;
export type StaffList = OutputOf<typeof listStaff>;

export const teamPageSize = 10;

/** Loads a page of the tenant's users, newest first. */
export const usersQuery = (page: number) =>
  queryOptions({
    queryKey: ['team', 'users', page],
    queryFn: ({ signal }) => callApi(listUsersEndpoint, { pageCurrent: page, pageSize: teamPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Loads the tenant's roles, with each role's users. */
export const tenantRolesQuery = queryOptions({
  queryKey: ['team', 'group'],
  queryFn: ({ signal }) => callApi(readGroupEndpoint, {}, { signal }),
});

const useTeamChange = <Given, Answer>(send: (given: Given) => Promise<Answer>) =>
  useWrite(send, ['team'], { awaitsRefetch: true });

interface RoleDraft {
  roleId: string | null;
  name: string;
  rights: readonly Permission[];
}

/** Creates a role, or updates the role with the given ID. */
export const useSaveRole = () =>
  useTeamChange(({ roleId, name, rights }: RoleDraft) => {
    const permissions = rights.map(permissionIdOf);
    return roleId === null
      ? callApi(createRoleEndpoint, { name, permissions })
      : callApi(updateRoleEndpoint, { roleId, name, permissions });
  });

/** Archives or restores a role. */
export const useArchiveRole = () =>
  useTeamChange(({ roleId, isArchived }: { roleId: string; isArchived: boolean }) =>
    isArchived
      ? callApi(removeRolesFromGroupEndpoint, { roleIds: [roleId] })
      : callApi(addRolesToGroupEndpoint, { roleIds: [roleId] }),
  );

export const useDeleteRole = () => useTeamChange((roleId: string) => callApi(deleteRoleEndpoint, { roleId }));

/** Loads a user, with the rights that the signed-in user has on them. */
export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['team', 'user', userId],
    queryFn: ({ signal }) => callApi(readUserEndpoint, { userId }, { signal }),
  });

/** Loads all users of the agency, so that one can be chosen. */
export const allUsersQuery = queryOptions({
  queryKey: ['team', 'all'],
  queryFn: ({ signal }) => callApi(listAllUsersEndpoint, {}, { signal }),
});

/** Loads the members of Rolecall's staff that the agency may add. */
export const staffQuery = queryOptions({
  queryKey: ['team', 'staff'],
  queryFn: ({ signal }) => callApi(listStaffEndpoint, {}, { signal }),
});

/** Loads the features that Rolecall has enabled for the agency. */
export const flagsQuery = queryOptions({
  queryKey: ['team', 'flags'],
  queryFn: ({ signal }) => callApi(readFlagsEndpoint, {}, { signal }),
});

/** Loads the roles, and whether each requires a second factor at sign-in. */
export const securityQuery = queryOptions({
  queryKey: ['team', 'security'],
  queryFn: ({ signal }) => callApi(readSecurityEndpoint, {}, { signal }),
});

/** Loads the reset requests that await a second person's confirmation. */
export const resetsQuery = queryOptions({
  queryKey: ['team', 'resets'],
  queryFn: ({ signal }) => callApi(listSecondFactorResetsEndpoint, {}, { signal }),
});

/** Loads a user's second factor. */
export const userSecondFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['team', 'second-factor', userId],
    queryFn: ({ signal }) => callApi(readUserSecondFactorEndpoint, { userId }, { signal }),
  });

/**
 * Loads a page of the users whose second factor the provider may reset, filtered by a part of their name, address or
 * organization.
 */
export const resettableUsersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['team', 'resettable', search, page],
    queryFn: ({ signal }) =>
      callApi(listResettableUsersEndpoint, { search, pageCurrent: page, pageSize: teamPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useRequestSecondFactorReset = () =>
  useTeamChange((userId: string) => callApi(requestSecondFactorResetEndpoint, { userId }));

export const useConfirmSecondFactorReset = () =>
  useTeamChange((resetId: string) => callApi(confirmSecondFactorResetEndpoint, { resetId }));

export const useCancelSecondFactorReset = () =>
  useTeamChange((resetId: string) => callApi(cancelSecondFactorResetEndpoint, { resetId }));

export const useChangeSecurity = () =>
  useTeamChange((given: SentInputOf<typeof changeSecurity>) => callApi(changeSecurityEndpoint, given));

export const useCreateUser = () =>
  useTeamChange((given: SentInputOf<typeof createUser>) => callApi(createUserEndpoint, given));

export const useEditUser = () =>
  useTeamChange((given: SentInputOf<typeof editUser>) => callApi(editUserEndpoint, given));

export const useRenameUser = () =>
  useTeamChange((given: { userId: string; userName: string }) => callApi(renameUserEndpoint, given));

/** Replaces all of a user's roles at once, so that the user is never without a role. */
export const useSetRoles = () =>
  useTeamChange((given: { userId: string; roleIds: string[] }) => callApi(changeProfileRoleEndpoint, given));

export const useSendPasswordEmail = () =>
  useTeamChange((userId: string) => callApi(sendLoginInformationEndpoint, { userId }));

/** Deletes a user. `onGone` leaves the deleted user's page before any query is refetched. */
export const useDeleteUser = (onGone: () => Promise<void>) =>
  useWrite(
    async (given: SentInputOf<typeof deleteUser>) => {
      await callApi(deleteUserEndpoint, given);
      await onGone();
    },
    ['team', 'assignment'],
    { awaitsRefetch: true },
  );

export const useMakeOwner = () =>
  useTeamChange((given: { userId: string; staysOwner: boolean }) => callApi(handOverOwnershipEndpoint, given));

export type StaffKind = 'accountManagers' | 'techSupport';

export const useAddStaff = () =>
  useTeamChange(({ staffId, kind }: { staffId: string; kind: StaffKind }) =>
    kind === 'techSupport'
      ? callApi(addTechSupportEndpoint, { staffId })
      : callApi(addAccountManagerEndpoint, { staffId }),
  );
