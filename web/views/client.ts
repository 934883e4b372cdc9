import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '#contract/views/shapes.ts';
import type { ViewPage } from '#contract/views/states.ts';

/** The API calls for the saved views of one page. */
export interface ViewCalls<Query extends object> {
  readonly page: ViewPage;
  readonly list: (signal: AbortSignal) => Promise<SavedView<Query>[]>;
  readonly save: (given: { name: string; query: Query; isDefault: boolean }) => Promise<unknown>;
  readonly change: (given: { viewId: string; name?: string; query?: Query; isDefault?: boolean }) => Promise<unknown>;
  readonly remove: (viewId: string) => Promise<unknown>;
}

/** Loads the user's saved views for a page, sorted by name. */
export const viewsQueryOf = <Query extends object>({ page, list }: ViewCalls<Query>) =>
  queryOptions({
    queryKey: ['views', page],
    queryFn: ({ signal }) => list(signal),
    staleTime: 60_000,
  });

const useViewWrite = <Given>(page: ViewPage, mutationFn: (given: Given) => Promise<unknown>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: ['views', page] }),
  });
};

/** Creates the mutations for the dialog in which a view is saved and edited. */
export const useViewMutations = <Query extends object>({ page, save, change, remove }: ViewCalls<Query>) => ({
  save: useViewWrite(page, save),
  change: useViewWrite(page, change),
  remove: useViewWrite(page, remove),
});
