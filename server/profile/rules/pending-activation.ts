import { tenantStatusIds, type TenantStatusId } from '#contract/tenants/states.ts';

/** Returns a tenant's status ID. An empty ID, or one of only zeros in any format, is the default pending status. */
export const tenantStatusIdOf = (given: number | string | null): TenantStatusId =>
  Object.values(tenantStatusIds).find((id) => id === Number(given)) ?? tenantStatusIds.pending;

/**
 * Whether an agency is flagged as pending activation: its status is pending, so it isn't verified, and its assessment
 * is complete. Source: specification 1, section 4.
 */
export const isPendingActivation = (tenant: {
  tenantStatusId: TenantStatusId;
  isAssessmentCompleted: boolean;
}): boolean => tenant.tenantStatusId === tenantStatusIds.pending && tenant.isAssessmentCompleted;
