import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';

/** The IDs of the default roles. They are fixed, so that code and tests can refer to them; never change one. */
export const roleIds = {
  admin: '01900000-0000-7000-8000-000000000001',
  standardUser: '01900000-0000-7000-8000-000000000002',
  accountManager: '01900000-0000-7000-8000-000000000003',
  techSupport: '01900000-0000-7000-8000-000000000004',
} as const;

/**
 * Leaves out the bidding permissions, because Rolecall's staff in an agency can neither see nor place its bids. Source:
 * domain rules D19.
 */
const withoutBids = (permissions: readonly Permission[]): readonly Permission[] =>
  permissions.filter((permission) => !permission.startsWith('Bidding Stage='));

/** The view permissions, except those for bids. Source: domain rules D18. */
const viewPermissions: readonly Permission[] = [
  'Marketplace=Search / View Opportunities',
  'My Clients=View All Client Details',
  'Auctions=View Auctions / Staging',
  'My Documents=View Details',
  'Application Stage=View',
  'Clarification=View Details',
  'Fulfillment Stage=View Details',
  'Notification=View / Filter / Action',
  'Assignments=View Other Users Assignment / Data',
];

/** The roles that belong to no tenant. Every agency has them and none can change them. */
export const defaultRoles: readonly { id: string; name: string; permissions: readonly Permission[] }[] = [
  { id: roleIds.admin, name: 'Rolecall Admin Account', permissions: adminPermissions },
  { id: roleIds.standardUser, name: 'Rolecall Standard User Account', permissions: standardPermissions },
  { id: roleIds.accountManager, name: 'Rolecall Account Manager', permissions: withoutBids(adminPermissions) },
  { id: roleIds.techSupport, name: 'Rolecall Tech Support', permissions: viewPermissions },
];
