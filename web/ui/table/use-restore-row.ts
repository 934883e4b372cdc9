import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { historyEntryKey } from './history-entry.ts';
import { returnFocusToRow, isFocusAround } from './use-row-keys.ts';

/** Maps each history entry of the table to the key of the row opened from it. */
const opened = new Map<string, string>();

/** When the user goes back to the page, focuses the row that was opened. */
export const useRestoreRow = (body: RefObject<HTMLElement | null>, hasRows: boolean): void => {
  const { history } = useRouter();
  useEffect(() => {
    const rows = body.current;
    if (!rows || !hasRows) return;
    const key = opened.get(historyEntryKey(history));
    // The focus is never taken away from a control.
    if (key !== undefined && isFocusAround(rows)) returnFocusToRow(rows, key, 'nearest');
    const remember = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a[data-opens]') : null;
      const of = link?.closest('tr')?.dataset['key'];
      if (of !== undefined) opened.set(historyEntryKey(history), of);
    };
    // Handled in the capture phase, before the link navigates. Afterwards, the current history entry would already
    // belong to the next page.
    rows.addEventListener('click', remember, true);
    return () => rows.removeEventListener('click', remember, true);
  }, [body, hasRows, history]);
};
