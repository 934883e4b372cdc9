import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';

/** So far back the provider sees who asked. */
export const ownershipCheckDays = 30;

export const listOwnershipChecks = operation({
  name: 'candidates.ownershipChecks',
  summary:
    'Which users asked, within 30 days, whether people may be submitted or tried to submit them, and how often the answer was no; most of these first.',
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
        /** Submissions and edits that were refused because another agency owns the person. */
        refusedSubmissions: z.number().int(),
        lastCheckedAt: z.string(),
      }),
    ),
    ...pageOutput,
  }),
});
