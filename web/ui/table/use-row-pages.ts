import { useEntryPage } from './entry-state.ts';

/** The number of rows on a page, more than nearly every list has whose rows are loaded at once. */
const pageSize = 50;

/**
 * Splits a list whose rows are all loaded into pages. Returns the rows of the current page, the properties of `Paging`,
 * and a function that opens the page of the nth row. The page is kept with the history entry; the name distinguishes
 * several lists on one page.
 */
export const useRowPages = <Row>(name: string, rows: readonly Row[]) => {
  const [chosen, setPage] = useEntryPage(name);
  // The list may have become shorter since the page was chosen.
  const page = Math.max(0, Math.min(chosen, Math.ceil(rows.length / pageSize) - 1));
  return {
    shown: rows.slice(page * pageSize, (page + 1) * pageSize),
    paging: { page, pageSize, total: rows.length, onPage: setPage },
    openPageOf: (at: number): void => setPage(Math.floor(at / pageSize)),
  };
};
