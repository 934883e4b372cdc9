/** What a list of clients is sorted by. */
export const clientSorts = ['name', 'openEngagements', 'applications', 'candidatesInProcess', 'hired'] as const;
export type ClientSort = (typeof clientSorts)[number];
