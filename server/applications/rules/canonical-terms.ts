import type { AcceptedTerms } from '#contract/applications/shapes.ts';

/** Returns terms as canonical JSON with sorted keys, so that equal terms have the same text and thus the same hash. */
export const canonicalTerms = (terms: AcceptedTerms): string =>
  JSON.stringify(Object.fromEntries(Object.entries(terms).toSorted(([one], [other]) => (one < other ? -1 : 1))));
