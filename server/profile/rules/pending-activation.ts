import { tenantStatusIds } from '#contract/tenants/states.ts';

/** The status id of a tenant; an empty one, all zeros however it is written, is the default pending one. */
export const statusIdOf = (given: number | string | null): number =>
  given === null || /^[0-]*$/.test(String(given)) ? tenantStatusIds.pending : Number(given);

/**
 * Whether an agency is flagged as pending activation: its status says so, it is not verified for that reason, and its
 * assessment is completed. Source: specification 1, section 4.
 */
export const isPendingActivation = (tenant: {
  tenantStatusId: number | string | null;
  isAssessmentCompleted: boolean;
}): boolean => statusIdOf(tenant.tenantStatusId) === tenantStatusIds.pending && tenant.isAssessmentCompleted;
