import { useEffect, useEffectEvent } from 'react';

/** The last page that there is, counted from 0, where one beyond it is asked for; undefined where that one stands. */
export const lastPageFor = (page: number, pageSize: number, total: number | undefined): number | undefined =>
  total !== undefined && total > 0 && page * pageSize >= total ? Math.ceil(total / pageSize) - 1 : undefined;

/**
 * Goes to the last page where a page beyond it is asked for: by an old link, or after the last of it was dealt with.
 * True as long as the page in the address is none.
 */
export const useLastPage = (
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
