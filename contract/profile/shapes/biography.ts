import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';

/** The biography of an agency. `length` counts visible characters, up to `max`. */
export const biographyShape = z.object({
  biography: z.string(),
  length: z.number().int(),
  max: z.number().int(),
  updatedWhen: instant().nullable(),
  can: z.object({ edit: rightShape }),
});
