import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * Whether this column identifies the row. Its cell then links to the row's page. Each table has exactly one such
   * column.
   */
  title?: boolean;
  /** Whether the content is aligned to the end of the column, for figures and amounts. */
  end?: boolean;
  /** The width in pixels. Columns without a width share the remaining space. */
  width?: number;
  /** The column's sort key. Absent if the list can't be sorted by this column. */
  sort?: string;
  /**
   * When to show the column. `wide`: only if there is plenty of room, but also in stacked rows. `stacked`: only in
   * stacked rows.
   */
  show?: 'always' | 'wide' | 'stacked';
  /**
   * The position in stacked rows: a separate line, the start or end of a shared line, or hidden. The title shares its
   * line with the column in the `corner` or, if there is none, with the first column at the end.
   */
  stack?: 'line' | 'start' | 'end' | 'corner' | 'hide';
  /** Returns the word after the figure in stacked rows, which have no header to explain the figure. */
  stackWord?: (row: Row) => string;
  /** Whether the header is only for screen readers. */
  silent?: boolean;
};

export type Sort = { by: string; desc: boolean };

/** Returns the sort order after a click on a header, which sorts ascending first and then reverses the order. */
export const nextSort = (now: Sort | undefined, by: string): Sort => ({ by, desc: now?.by === by ? !now.desc : false });

/** Returns a new set that has the key added if it was missing, and removed otherwise. */
export const toggleSelection = (selected: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Returns a new set that also contains all rows from one key to the other, in the list's order. */
export const selectRange = (
  selected: ReadonlySet<string>,
  keys: readonly string[],
  { from, to }: { from: string; to: string },
): ReadonlySet<string> => {
  const [start = 0, end = 0] = [keys.indexOf(from), keys.indexOf(to)].toSorted((one, other) => one - other);
  return start === -1 ? toggleSelection(selected, to) : new Set([...selected, ...keys.slice(start, end + 1)]);
};

/**
 * Returns a new set with all of these keys added or, if the given set contains all of them already, with all of them
 * removed.
 */
export const toggleWholeSelection = (selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> => {
  const next = new Set(selected);
  const all = keys.every((key) => next.has(key));
  for (const key of keys)
    if (all) next.delete(key);
    else next.add(key);
  return next;
};
