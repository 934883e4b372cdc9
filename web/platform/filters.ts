import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

export type Filters<Search> = {
  /** The current search parameters, as parsed by the route's schema. */
  search: Search;
  /**
   * Changes some parameters. The list returns to its first page unless the patch contains a page; a page change adds a
   * history entry unless `replace` is set.
   */
  set: (patch: Partial<Search>, replace?: boolean) => void;
};

/**
 * Returns the current page's filters and functions that change them. The filters are stored in the URL, so they are
 * kept after a reload, in a shared link and when the user goes back.
 */
export const useFilters = <Search extends object>(): Filters<Search> => {
  const found: object = useSearch({ strict: false });
  const search = found as Search;
  const navigate = useNavigate();
  const set = useCallback(
    (patch: Partial<Search>, replace = !('page' in patch)): void => {
      const next = (before: object): object => ({ ...before, page: undefined, ...patch });
      void navigate({ to: '.', search: next as never, replace, resetScroll: false });
    },
    [navigate],
  );
  return { search, set };
};
