import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { BoardSearch } from './board-search.ts';

const here = '/_app/engagement/board';

/**
 * Returns the board's search parameters and two functions that change them: `narrow` filters the list and returns to
 * its first page, and `turn` opens another page and adds a history entry.
 */
export const useBoardSearch = () => {
  const search: BoardSearch = useSearch({ from: here });
  const navigate = useNavigate({ from: '/engagement/board' });
  const narrow = useCallback(
    (patch: BoardSearch) =>
      void navigate({
        search: (before) => ({ ...before, assignToMe: before.assignToMe ?? false, pageCurrent: 0, ...patch }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const turn = useCallback(
    (pageCurrent: number, replace = false) =>
      void navigate({ search: (before) => ({ ...before, pageCurrent }), replace, resetScroll: false }),
    [navigate],
  );
  return { search, narrow, turn };
};
