/** What happens to roles and to who holds them, as other rooms hear of it. */
export const teamEvents = {
  roleCreated: 'team.role-created',
  roleChanged: 'team.role-changed',
  roleDeleted: 'team.role-deleted',
  rolesAssigned: 'team.roles-assigned',
  rolesRemoved: 'team.roles-removed',
} as const;
