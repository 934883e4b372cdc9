import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { boardQueryShape } from './query.ts';

export const boardViewShape = z.object({
  viewId: id(),
  name: z.string(),
  query: boardQueryShape,
  /** The board opens with this view. At most one per user. */
  isDefault: z.boolean(),
});
export type BoardView = z.infer<typeof boardViewShape>;
