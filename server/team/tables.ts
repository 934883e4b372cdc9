import type { Generated } from 'kysely';

export interface TeamTables {
  /** Default roles have no tenant and names that start with "Rolecall "; the others belong to their tenant. */
  role: {
    id: string;
    tenantId: string | null;
    name: string;
    createdAt: Date;
    /** Since when it stands outside of its tenant's group and can be given to nobody. */
    setAsideAt: Date | null;
  };
  rolePermission: { roleId: string; tenantId: string | null; permission: string };
  userRole: { userId: string; roleId: string; tenantId: string };
  /** The account of one of the provider's people in an agency, and whose it is. */
  staffAccount: { userId: string; tenantId: string; staffId: string; addedBy: string; addedAt: Date };
  /** What the provider has opened to an agency; without a row nothing. */
  tenantFlag: {
    tenantId: string;
    isAccessible: Generated<boolean>;
    isBetaMode: Generated<boolean>;
    isContractMode: Generated<boolean>;
    changedBy: string;
    changedAt: Date;
  };
}
