/**
 * The scope of an agency's ownership: all of the client's talent requests, or only the one to which the candidate was
 * submitted.
 */
export const ownershipScopes = ['all_requests', 'this_request'] as const;

/**
 * The number of days for which a candidate can belong to the agency that first submitted them. Source: domain rules
 * D12.
 */
export const ownershipDaysLimits = { min: 1, max: 730 } as const;

/** The numbers of tenant statuses in the API. */
export const tenantStatusIds = { approved: 1, pending: 2, declined: 3 } as const;
export type TenantStatusId = (typeof tenantStatusIds)[keyof typeof tenantStatusIds];
