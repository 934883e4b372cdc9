/** The sources of suggestions. */
export const suggestionKinds = ['role', 'client', 'place', 'classification'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Why an opportunity matches an agency. */
export const matchCodes = ['classification', 'region', 'history'] as const;
type MatchCode = (typeof matchCodes)[number];
