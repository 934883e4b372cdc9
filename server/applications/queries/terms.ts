import { createHash } from 'node:crypto';
import type { AcceptedTerms } from '#contract/applications/shapes.ts';
import { canonicalTerms } from '../rules/canonical-terms.ts';

/** SHA-256 of terms as an agency sees them; kept with the application that accepts them. */
export const hashOfTerms = (terms: AcceptedTerms): string =>
  createHash('sha256').update(canonicalTerms(terms)).digest('hex');
