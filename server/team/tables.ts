export interface TeamTables {
  /** Default roles have no tenant and names that start with "Rolecall "; the others belong to their tenant. */
  role: { id: string; tenantId: string | null; name: string; createdAt: Date };
  rolePermission: { roleId: string; tenantId: string | null; permission: string };
  userRole: { userId: string; roleId: string; tenantId: string };
}
