import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { historyEntryKey } from './history-entry.ts';

/** Maps each history entry of a table without a page in its URL to the table's page. */
const pages = new Map<string, number>();

/**
 * Returns the page of a table, from 0, and a function that sets it. The page is kept when the user opens a row and goes
 * back.
 */
export const useEntryPage = (table: string): [number, (page: number) => void] => {
  const { history } = useRouter();
  const key = (): string => `${historyEntryKey(history)} ${table}`;
  const [page, setPage] = useState(() => pages.get(key()) ?? 0);
  const turn = (to: number): void => {
    pages.set(key(), to);
    setPage(to);
  };
  return [page, turn];
};
