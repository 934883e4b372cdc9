import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { requiredTextSchema } from '#contract/common/text.ts';
import { viewRefusals } from './refusals.ts';

/** A saved view of a list. */
export interface SavedView<Query = object> {
  viewId: string;
  name: string;
  query: Query;
  /** Whether the page opens with this view. A user has at most one default view per page. */
  isDefault: boolean;
}

const name = requiredTextSchema('Name', 60);

/**
 * Returns the inputs, outputs and refusals of a page's operations on saved views. `query` is the content that the
 * page's views store.
 */
export const savedViewFields = <Query extends z.ZodObject>(query: Query) => {
  const output = z.object({ viewId: id(), name: z.string(), query, isDefault: z.boolean() });
  return {
    list: { input: z.object({}), output: z.array(output) },
    save: {
      input: z.object({ name, query, isDefault: z.boolean().default(false) }),
      output,
      refusals: [viewRefusals['view-name-taken'], viewRefusals['views-full']],
    },
    change: {
      input: z.object({
        viewId: id(),
        name: name.optional(),
        query: query.optional(),
        isDefault: z.boolean().optional(),
      }),
      output,
      refusals: [viewRefusals['view-name-taken']],
    },
    remove: { input: z.object({ viewId: id() }), output: z.object({ viewId: id() }) },
  };
};
