/** The numbers of tenant statuses in the API. */
export const tenantStatusIds = { approved: 1, pending: 2, declined: 3 } as const;
