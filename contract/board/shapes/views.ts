import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { boardQueryShape } from './query.ts';

export const boardViewShape = z.object({
  viewId: id(),
  name: z.string(),
  query: boardQueryShape,
  /** The board opens with it. One view of a person at most. */
  isDefault: z.boolean(),
});
export type BoardView = z.infer<typeof boardViewShape>;
