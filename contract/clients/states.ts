/** The sort orders for lists of clients. */
export const clientSorts = ['name', 'openEngagements', 'applications', 'candidatesInProcess', 'hired'] as const;
export type ClientSort = (typeof clientSorts)[number];
