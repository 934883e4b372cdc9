/** The sources of search suggestions. */
export const suggestionKinds = ['role', 'client', 'place', 'classification'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** The reasons why an opportunity can match an agency. */
export const matchReasonCodes = ['classification', 'region', 'history'] as const;
