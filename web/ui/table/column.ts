import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Whether this column identifies the row; its cell links to the row. Each table has exactly one such column. */
  title?: boolean;
  /** Whether the content is aligned to the end of the column, for figures and amounts. */
  end?: boolean;
  /** The width in pixels; columns without a width share the rest. */
  width?: number;
  /** The column's sort key; absent if the list can't be sorted by it. */
  sort?: string;
  /**
   * When to show the column. `wide`: only if there is plenty of room, and again in stacked rows. `stacked`: only in
   * stacked rows.
   */
  show?: 'always' | 'wide' | 'stacked';
  /**
   * The position in stacked rows: a line of its own, the start or end of a shared line, or hidden. The title shares its
   * line with the column in the `corner`, or else with the first column at the end.
   */
  stack?: 'line' | 'start' | 'end' | 'corner' | 'hide';
  /** A word after the figure in stacked rows, which have no header to explain it. */
  stackWord?: (row: Row) => string;
  /** Whether the header is only for screen readers. */
  silent?: boolean;
};

export type Sort = { by: string; desc: boolean };

/** Returns the sort order after a click on a header: ascending first, then reversed. */
export const nextSort = (now: Sort | undefined, by: string): Sort => ({ by, desc: now?.by === by ? !now.desc : false });

/** Returns the set with the key added, or removed if it was already there. */
export const toggleSelection = (selected: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Returns the set with the rows from one key to the other added, in the list's order. */
export const selectRange = (
  selected: ReadonlySet<string>,
  keys: readonly string[],
  { from, to }: { from: string; to: string },
): ReadonlySet<string> => {
  const [start = 0, end = 0] = [keys.indexOf(from), keys.indexOf(to)].toSorted((one, other) => one - other);
  return start === -1 ? toggleSelection(selected, to) : new Set([...selected, ...keys.slice(start, end + 1)]);
};

/** Returns the set with all of these keys added, or removed if all were already there. */
export const toggleWholeSelection = (selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> => {
  const next = new Set(selected);
  const all = keys.every((key) => next.has(key));
  for (const key of keys)
    if (all) next.delete(key);
    else next.add(key);
  return next;
};
