import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { backToRow } from './use-row-keys.ts';

/** By the entry of the history that shows a table: the row that was opened from there. */
const opened = new Map<string, string>();

/** Whoever opens a row and takes the way back to the page finds the row in hand again. */
export const useRestoreRow = (body: RefObject<HTMLElement | null>, hasRows: boolean): void => {
  const { history } = useRouter();
  useEffect(() => {
    const rows = body.current;
    if (!rows || !hasRows) return;
    const entry = (): string => history.location.state.__TSR_key ?? '';
    const key = opened.get(entry());
    // Nobody is taken away from where they are already.
    if (key !== undefined && document.activeElement === document.body) backToRow(rows, key, 'nearest');
    const remember = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a[data-opens]') : null;
      const of = link?.closest('tr')?.dataset['key'];
      if (of !== undefined) opened.set(entry(), of);
    };
    // Before the link itself is told: then the history stands at the next page.
    rows.addEventListener('click', remember, true);
    return () => rows.removeEventListener('click', remember, true);
  }, [body, hasRows, history]);
};
