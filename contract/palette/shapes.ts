import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { paletteResultKinds } from './states.ts';

export const paletteResultShape = z.object({
  kind: z.enum(paletteResultKinds),
  id: id(),
  title: z.string(),
  /** Null for clients and agencies, which have no number. */
  number: z.number().int().nullable(),
  /** What tells it from another of the same title: the client, the job, the town. */
  note: z.string(),
  /** For an employer, the engagement that the agency applied to last: an agency has no page of its own there. */
  engagementId: id().nullable(),
});
export type PaletteResult = z.infer<typeof paletteResultShape>;
