import type { Generated } from 'kysely';

export interface TeamTables {
  /**
   * The roles. Default roles have no tenant, and their names start with "Rolecall "; every other role belongs to a
   * tenant.
   */
  role: {
    id: string;
    tenantId: string | null;
    name: string;
    createdAt: Date;
    /** When the role was archived; null if it can be assigned. */
    setAsideAt: Date | null;
  };
  rolePermission: { roleId: string; tenantId: string | null; permission: string };
  userRole: { userId: string; roleId: string; tenantId: string };
  /** A provider staff member's account in an agency, with the member's own account. */
  staffAccount: { userId: string; tenantId: string; staffId: string; addedBy: string; addedAt: Date };
  /** A role that must sign in with a second factor: a role in the group, or an implicit role. */
  secondFactorRequirement: {
    tenantId: string;
    roleId: string | null;
    implicitRole: 'owner' | 'sub-user' | 'none' | null;
    requiredBy: string;
    requiredAt: Date;
  };
  /** A request to reset a user's second factor, to be confirmed by a second person. */
  secondFactorReset: {
    id: string;
    tenantId: string;
    userId: string;
    requestedBy: string;
    requestedAt: Date;
    expiresAt: Date;
    state: Generated<'waiting' | 'confirmed' | 'cancelled' | 'expired'>;
    decidedBy: string | null;
    decidedAt: Date | null;
  };
  /** An agency's feature flags. All are off if there is no row. */
  tenantFlag: {
    tenantId: string;
    isAccessible: Generated<boolean>;
    isBetaMode: Generated<boolean>;
    isContractMode: Generated<boolean>;
    changedBy: string;
    changedAt: Date;
  };
}
