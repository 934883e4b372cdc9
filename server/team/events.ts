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
