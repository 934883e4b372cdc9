/** The number that a tenant's status has on the wire. */
export const tenantStatusIds = { approved: 1, pending: 2, declined: 3 } as const;
