import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { tenantUserShape } from '#contract/identity/shapes.ts';

/** A permission, named `Module=Feature`. Its description is the name of the module. */
export const permissionShape = z.object({ _id: z.string(), name: z.string(), description: z.string() });

/**
 * A role with the names of its users. `shownName` is the name without the provider's prefix; `permissions` lists
 * permission IDs.
 */
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

/**
 * An implicit role, which covers users without an assigned role: owners, old sub-users, and users with no role at all.
 */
const implicitRoleShape = z.object({
  key: z.enum(['owner', 'sub-user', 'none']),
  name: z.string(),
  permissions: z.array(z.string()),
  userCount: z.number().int(),
  userNames: z.array(z.string()),
});

/** A user of the tenant with their roles, and the caller's rights to change them. */
export const teamUserShape = tenantUserShape.extend({
  isOwner: z.boolean(),
  /** Whether this is a staff account of the provider in the agency. */
  isStaff: z.boolean(),
  isTestAccount: z.boolean(),
  /** The resolved role: owners and admins are Admin Account, users without a role are Standard User. */
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

/**
 * The roles in a tenant: the default roles, the tenant's own roles, and the implicit roles of users without an assigned
 * role.
 */
export const tenantRolesShape = z.object({
  _id: id(),
  name: z.string(),
  roles: z.array(roleShape),
  implicitRoles: z.array(implicitRoleShape),
  /** Archived roles, which cannot be assigned. */
  archivedRoles: z.array(roleShape),
  can: z.object({ create: rightShape }),
});

/** The roles of a user, and the permissions that follow from them. */
export const userRolesShape = z.object({
  userId: id(),
  roles: z.array(z.object({ _id: id(), name: z.string() })),
  resolvedRole: z.string(),
  permissions: z.array(permissionShape),
});

const staffPersonShape = z.object({ _id: id(), name: z.string(), isAdded: z.boolean() });

/** The provider's staff, grouped by the role they would have in the agency, and whether the caller may add them. */
export const staffShape = z.object({
  accountManagers: z.array(staffPersonShape),
  techSupport: z.array(staffPersonShape),
  can: z.object({ addAccountManager: rightShape, addTechSupport: rightShape }),
});

/** An agency's roles, and which of them require a second factor at sign-in. */
export const securityShape = z.object({
  roles: z.array(
    z.object({
      /** The ID of a role, or the key of an implicit role. */
      key: z.string(),
      name: z.string(),
      isRequired: z.boolean(),
      userCount: z.number().int(),
      /** The number of users with this role who have no second factor yet. */
      missingCount: z.number().int(),
    }),
  ),
  can: z.object({ change: rightShape }),
});

/** A request to reset a user's second factor, which a second person must confirm. */
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

/** Whether a user has a second factor, any open request to reset it, and whether the caller may request a reset. */
export const userSecondFactorShape = z.object({
  userId: id(),
  userName: z.string(),
  organization: z.string(),
  hasSecondFactor: z.boolean(),
  /** The open request for this user; null if there is none. */
  waiting: secondFactorResetShape.nullable(),
  can: z.object({ request: rightShape }),
});

/** An agency's feature flags. */
export const flagsShape = z.object({
  /** Whether AI features are available to the agency. */
  isAccessible: z.boolean(),
  isBetaMode: z.boolean(),
  isContractMode: z.boolean(),
});
