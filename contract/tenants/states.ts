/** Where an agency owns a candidate: in the talent request only, or in every request of the client. */
export const ownershipScopes = ['all_requests', 'this_request'] as const;

/** The days for which a candidate belongs to the agency that submitted them first. Source: domain rules D12. */
export const ownershipDays = { min: 1, max: 730 } as const;

/** The numbers of tenant statuses in the API. */
export const tenantStatusIds = { approved: 1, pending: 2, declined: 3 } as const;
