import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

export type Filters<Search> = {
  /** What the address says now, as the route's own schema reads it. */
  search: Search;
  /**
   * Writes part of it. The list starts at its first page again unless the patch names a page; turning a page is a step
   * that the way back undoes, unless it says that it replaces one.
   */
  set: (patch: Partial<Search>, replace?: boolean) => void;
};

/** The filters of the present page, kept in its address: they survive a reload, a shared link and the way back. */
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
