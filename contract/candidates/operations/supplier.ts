import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';

export const updateSupplier = operation({
  name: 'candidates.updateSupplier',
  summary:
    "Updates the agency's name and logo on all its candidates. This also happens automatically when they change.",
  effect: 'write',
  access: { agency: 'Company Profile=Edit' },
  input: z.object({
    /** The agency's name and logo, both ignored: a candidate always has the name and logo of its agency. */
    supplierName: z.string().max(200).optional(),
    supplierLogoPath: z.string().max(500).nullable().optional(),
  }),
  output: z.object({ updated: z.number().int() }),
});
