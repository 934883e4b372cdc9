import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { tenantUserShape } from '#contract/identity/shapes.ts';

/** A right, `Module=Feature`; the description is the module's name. */
export const permissionShape = z.object({ _id: z.string(), name: z.string(), description: z.string() });

/** A role with who holds it. Names are for reading; `permissions` are ids of rights. */
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

/** What people are without holding a role: the owner, old sub-users, and who has no role. */
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
  /** Somebody of the provider who was added to the agency. */
  isStaff: z.boolean(),
  isTestAccount: z.boolean(),
  /** What the role comes to: owners and admins are Admin Account, who has none is Standard User. */
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

/** The roles of a tenant: those that everybody has, its own, and who is what without one. */
export const groupShape = z.object({
  _id: id(),
  name: z.string(),
  roles: z.array(roleShape),
  standings: z.array(implicitRoleShape),
  /** Roles that were set aside: they can be given to nobody. */
  setAside: z.array(roleShape),
  can: z.object({ create: rightShape }),
});

/** What a user holds, and what they may do by it. */
export const userRolesShape = z.object({
  userId: id(),
  roles: z.array(z.object({ _id: id(), name: z.string() })),
  resolvedRole: z.string(),
  permissions: z.array(permissionShape),
});

const staffPersonShape = z.object({ _id: id(), name: z.string(), isAdded: z.boolean() });

/** The provider's people by what they would be in the agency, and whether the caller may add them. */
export const staffShape = z.object({
  accountManagers: z.array(staffPersonShape),
  techSupport: z.array(staffPersonShape),
  can: z.object({ addAccountManager: rightShape, addTechSupport: rightShape }),
});

/** What the provider has opened to an agency. */
export const flagsShape = z.object({
  /** Whether AI features are open to it. */
  isAccessible: z.boolean(),
  isBetaMode: z.boolean(),
  isContractMode: z.boolean(),
});
