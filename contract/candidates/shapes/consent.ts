import { z } from 'zod';

/**
 * The confirmation, given by the agency or by the candidate, that the agency may represent the candidate; null if the
 * engagement does not require it.
 */
export const candidateConsentShape = z
  .object({
    by: z.enum(['agency', 'candidate']),
    confirmedAt: z.string(),
    /** When the candidate withdrew their consent; null if they have not. */
    withdrawnAt: z.string().nullable(),
  })
  .nullable();
export type CandidateConsent = z.infer<typeof candidateConsentShape>;
