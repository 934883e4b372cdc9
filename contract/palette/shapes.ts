import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { paletteResultKinds } from './states.ts';

export const paletteResultShape = z.object({
  kind: z.enum(paletteResultKinds),
  id: id(),
  title: z.string(),
  /** Null for a client, which has no number. */
  number: z.number().int().nullable(),
  /** What tells it from another of the same title: the client, the job, the town. */
  note: z.string(),
});
export type PaletteResult = z.infer<typeof paletteResultShape>;
