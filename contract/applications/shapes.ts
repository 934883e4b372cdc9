import { z } from 'zod';

/** The terms an agency accepts when it applies, as it saw them; kept with the application and hashed. */
export const acceptedTermsShape = z.object({
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  termsVersion: z.number().int(),
  terms: z.string(),
  feeTypeId: z.number().int(),
  feePercent: z.string().nullable(),
  feeAmount: z.string().nullable(),
  currencyCode: z.string(),
  guaranteeDays: z.number().int(),
});
export type AcceptedTerms = z.infer<typeof acceptedTermsShape>;
