/** The lists whose filters, sort order and page size users can save as views. */
export const viewPages = ['board', 'candidates'] as const;
export type ViewPage = (typeof viewPages)[number];

/** The maximum number of saved views per user and page. */
export const maxViews = 20;
