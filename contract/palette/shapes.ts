import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { foundKinds } from './states.ts';

export const foundShape = z.object({
  kind: z.enum(foundKinds),
  id: id(),
  title: z.string(),
  /** Null for a client, which has no number. */
  number: z.number().int().nullable(),
  /** What tells it from another of the same title: the client, the job, the town. */
  note: z.string(),
});
export type Found = z.infer<typeof foundShape>;
