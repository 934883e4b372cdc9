import { useEffect, useEffectEvent } from 'react';

/** Returns the last existing page, counted from 0, if the requested page is beyond it, otherwise undefined. */
export const lastPageFor = (page: number, pageSize: number, total: number | undefined): number | undefined =>
  total !== undefined && total > 0 && page * pageSize >= total ? Math.ceil(total / pageSize) - 1 : undefined;

/**
 * Redirects to the last page if the URL names a page beyond it, for example in an old link, or once the last rows have
 * been handled. Returns true while the page in the URL doesn't exist.
 */
export const useLastPageRedirect = (
  asked: { page: number; pageSize: number; total: number | undefined },
  go: (page: number) => void,
): boolean => {
  const last = lastPageFor(asked.page, asked.pageSize, asked.total);
  const leave = useEffectEvent(go);
  useEffect(() => {
    if (last !== undefined) leave(last);
  }, [last]);
  return last !== undefined;
};
