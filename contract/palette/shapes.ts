import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { paletteResultKinds } from './states.ts';

export const paletteResultShape = z.object({
  kind: z.enum(paletteResultKinds),
  id: id(),
  title: z.string(),
  /** The number of the record; null for clients and agencies, which have none. */
  number: z.number().int().nullable(),
  /** A detail that distinguishes the result from others with the same title: the client, the job or the town. */
  note: z.string(),
  /**
   * For an agency in an employer's results, the ID of the engagement with the agency's latest application, because
   * employers have no page about an agency.
   */
  engagementId: id().nullable(),
});
export type PaletteResult = z.infer<typeof paletteResultShape>;
