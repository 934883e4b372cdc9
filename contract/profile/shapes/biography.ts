import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';

/** An agency's biography. `length` is the number of visible characters, `max` their limit. */
export const biographyShape = z.object({
  biography: z.string(),
  length: z.number().int(),
  max: z.number().int(),
  updatedWhen: instant().nullable(),
  can: z.object({ edit: rightShape }),
});
