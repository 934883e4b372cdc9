import type { RecordedEvent } from '#server/platform/events/event.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** What happens to users and their roles, as other rooms hear of it; `data` has the ids. */
export const teamEvents = {
  roleCreated: 'team.role-created',
  roleChanged: 'team.role-changed',
  roleDeleted: 'team.role-deleted',
  rolesAssigned: 'team.roles-assigned',
  rolesRemoved: 'team.roles-removed',
  groupChanged: 'team.group-changed',
  userCreated: 'team.user-created',
  userChanged: 'team.user-changed',
  /** `successorId` says who takes over what was theirs. */
  userDeleted: 'team.user-deleted',
  signInClosed: 'team.sign-in-closed',
  loginAsked: 'team.login-asked',
  ownershipHandedOver: 'team.ownership-handed-over',
  staffAdded: 'team.staff-added',
  flagsChanged: 'team.flags-changed',
} as const;

/** Records what was done to users and roles, and tells the open pages of the agency that there is something new. */
export const recordTeam = async (
  scope: AgencyScope,
  kind: (typeof teamEvents)[keyof typeof teamEvents],
  data: RecordedEvent['data'] = {},
): Promise<void> => {
  await scope.emit({ kind, supplierId: scope.tenantId, data });
  scope.tell({ tenants: [scope.tenantId], message: { kind: 'team.changed' } });
};
