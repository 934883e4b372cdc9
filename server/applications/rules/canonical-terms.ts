import type { AcceptedTerms } from '#contract/applications/shapes.ts';

/** The canonical text of terms: keys in order, so that equal terms have the same hash. */
export const canonicalTerms = (terms: AcceptedTerms): string =>
  JSON.stringify(Object.fromEntries(Object.entries(terms).toSorted(([one], [other]) => (one < other ? -1 : 1))));
