import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';

/**
 * Starts a page's first query from the `loader` or `beforeLoad` of its route. The router also runs these when a link is
 * hovered, gets the focus or is touched, so that the data has often arrived by the click. The route doesn't wait for it:
 * the page shows its placeholders meanwhile, and any error, also of code that can't be loaded. `load` imports the query, so that the chunk of
 * the routes doesn't grow.
 */
export const prefetch = async <Data, Key extends QueryKey>(
  load: () => Promise<QueryExecuteOptions<Data, Error, Data, Data, Key>>,
): Promise<void> => {
  try {
    const [{ queryClient }, query] = await Promise.all([import('../queries.ts'), load()]);
    await queryClient.query(query);
  } catch {
    // The page runs the query again, and shows the error.
  }
};
