/** The sort orders of a list of clients. */
export const clientSorts = ['name', 'openEngagements', 'applications', 'candidatesInProcess', 'hired'] as const;
export type ClientSort = (typeof clientSorts)[number];
