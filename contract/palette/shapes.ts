import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { paletteResultKinds } from './states.ts';

export const paletteResultShape = z.object({
  kind: z.enum(paletteResultKinds),
  id: id(),
  title: z.string(),
  /** Null for clients and agencies, which have no number. */
  number: z.number().int().nullable(),
  /** Distinguishes it from others with the same title: the client, the job or the town. */
  note: z.string(),
  /** For an employer, the engagement of the agency's latest application, since agencies have no page there. */
  engagementId: id().nullable(),
});
export type PaletteResult = z.infer<typeof paletteResultShape>;
