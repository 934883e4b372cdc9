/** What a suggestion is taken from. */
export const suggestionKinds = ['role', 'client', 'place', 'classification'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Why an opportunity is among an agency's own. */
export const matchCodes = ['classification', 'region', 'history'] as const;
