import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';

/** The number of days for which the provider can see ownership checks. */
export const ownershipCheckDays = 30;

export const listUsersByOwnershipChecks = operation({
  name: 'candidates.ownershipChecks',
  summary:
    'Lists the users who checked or submitted candidates within 30 days, with the number of refusals, highest first.',
  effect: 'read',
  access: { provider: 'any' },
  input: z.object(pageInput),
  output: z.object({
    records: z.array(
      z.object({
        supplierId: z.string(),
        supplierName: z.string(),
        userId: z.string(),
        userName: z.string(),
        checks: z.number().int(),
        people: z.number().int(),
        notAvailable: z.number().int(),
        /** The number of submissions and edits that were refused because another agency owns the person. */
        refusedSubmissions: z.number().int(),
        lastCheckedAt: z.string(),
      }),
    ),
    ...pageOutput,
  }),
});
