import { z } from 'zod';

/** Who confirmed the right to represent the candidate, and when; null if the engagement does not require it. */
export const candidateConsentShape = z
  .object({
    by: z.enum(['agency', 'candidate']),
    confirmedAt: z.string(),
    /** When the candidate withdrew their consent; null if they have not. */
    withdrawnAt: z.string().nullable(),
  })
  .nullable();
export type CandidateConsent = z.infer<typeof candidateConsentShape>;
