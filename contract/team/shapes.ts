import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { tenantUserShape } from '#contract/identity/shapes.ts';

/** A permission, `Module=Feature`; the description is the module's name. */
export const permissionShape = z.object({ _id: z.string(), name: z.string(), description: z.string() });

/** A role with its holders. Names are for display; `permissions` are permission IDs. */
export const roleShape = z.object({
  _id: id(),
  name: z.string(),
  shownName: z.string(),
  type: z.enum(['default', 'custom']),
  permissions: z.array(z.string()),
  userCount: z.number().int(),
  userNames: z.array(z.string()),
  can: z.object({ change: rightShape, delete: rightShape, give: rightShape }),
});

/** The implicit roles of users without a role: owners, old sub-users, and no role. */
const implicitRoleShape = z.object({
  key: z.enum(['owner', 'sub-user', 'none']),
  name: z.string(),
  permissions: z.array(z.string()),
  userCount: z.number().int(),
  userNames: z.array(z.string()),
});

/** A user of the tenant with their roles, and whether the caller may change those. */
export const teamUserShape = tenantUserShape.extend({
  isOwner: z.boolean(),
  /** A staff account of the provider in the agency. */
  isStaff: z.boolean(),
  isTestAccount: z.boolean(),
  /** The resolved role: owners and admins are Admin Account, users without one are Standard User. */
  resolvedRole: z.string(),
  roles: z.array(z.object({ _id: id(), name: z.string() })),
  can: z.object({
    assignRoles: rightShape,
    edit: rightShape,
    delete: rightShape,
    sendLogin: rightShape,
    makeOwner: rightShape,
  }),
});

/** The roles of a tenant: default ones, its own, and the users without one. */
export const tenantRolesShape = z.object({
  _id: id(),
  name: z.string(),
  roles: z.array(roleShape),
  implicitRoles: z.array(implicitRoleShape),
  /** Archived roles, which cannot be assigned. */
  archivedRoles: z.array(roleShape),
  can: z.object({ create: rightShape }),
});

/** The roles of a user, and the resulting permissions. */
export const userRolesShape = z.object({
  userId: id(),
  roles: z.array(z.object({ _id: id(), name: z.string() })),
  resolvedRole: z.string(),
  permissions: z.array(permissionShape),
});

const staffPersonShape = z.object({ _id: id(), name: z.string(), isAdded: z.boolean() });

/** The provider's staff by the role they would have in the agency, and whether the caller may add them. */
export const staffShape = z.object({
  accountManagers: z.array(staffPersonShape),
  techSupport: z.array(staffPersonShape),
  can: z.object({ addAccountManager: rightShape, addTechSupport: rightShape }),
});

/** The roles of an agency, and which of them must sign in with a second factor. */
export const securityShape = z.object({
  roles: z.array(
    z.object({
      /** The ID of a role, or the key of an implicit one. */
      key: z.string(),
      name: z.string(),
      isRequired: z.boolean(),
      userCount: z.number().int(),
      /** How many of its users have no second factor yet. */
      missingCount: z.number().int(),
    }),
  ),
  can: z.object({ change: rightShape }),
});

/** A request to reset a second factor that waits for a second person. */
export const secondFactorResetShape = z.object({
  resetId: id(),
  userId: id(),
  userName: z.string(),
  organization: z.string(),
  requestedBy: z.string(),
  requestedAt: instant(),
  expiresAt: instant(),
  can: z.object({ confirm: rightShape, cancel: rightShape }),
});

/** A user whose second factor the caller may ask to reset. */
export const resettableUserShape = z.object({
  userId: id(),
  userName: z.string(),
  organization: z.string(),
  hasSecondFactor: z.boolean(),
  /** A request that waits for a second person. */
  waiting: secondFactorResetShape.nullable(),
  can: z.object({ request: rightShape }),
});

/** The feature flags of an agency. */
export const flagsShape = z.object({
  /** Whether AI features are available to it. */
  isAccessible: z.boolean(),
  isBetaMode: z.boolean(),
  isContractMode: z.boolean(),
});
