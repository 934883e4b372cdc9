import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column that identifies the row; its cell links to the row. Each table has exactly one. */
  title?: boolean;
  /** Aligns figures and amounts to the end of their column. */
  end?: boolean;
  /** In pixels; columns without a width share the rest. */
  width?: number;
  /** The sort key of the column; absent if the list can't be sorted by it. */
  sort?: string;
  /** `wide`: only if there is plenty of room; stacked rows show it again. `stacked`: only in stacked rows. */
  show?: 'always' | 'wide' | 'stacked';
  /**
   * The position in stacked rows: its own line, the start or end of a shared line, or hidden. The title shares its line
   * with the column in the `corner`, or else with the first column at the end.
   */
  stack?: 'line' | 'start' | 'end' | 'corner' | 'hide';
  /** A word after the figure in stacked rows, which have no header to explain it. */
  stackWord?: (row: Row) => string;
  /** The header is for screen readers only. */
  silent?: boolean;
};

export type Sort = { by: string; desc: boolean };

/** The sort after a click on a header: ascending first, then reversed. */
export const nextSort = (now: Sort | undefined, by: string): Sort => ({ by, desc: now?.by === by ? !now.desc : false });

/** The set with the key added, or removed if it was in it. */
export const toggleSelection = (selected: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** The set with the rows from one key to the other added, in the order of the list. */
export const selectRange = (
  selected: ReadonlySet<string>,
  keys: readonly string[],
  { from, to }: { from: string; to: string },
): ReadonlySet<string> => {
  const [start = 0, end = 0] = [keys.indexOf(from), keys.indexOf(to)].toSorted((one, other) => one - other);
  return start === -1 ? toggleSelection(selected, to) : new Set([...selected, ...keys.slice(start, end + 1)]);
};

/** The set with all of these keys added, or removed if all were in it. */
export const toggleWholeSelection = (selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> => {
  const next = new Set(selected);
  const all = keys.every((key) => next.has(key));
  for (const key of keys)
    if (all) next.delete(key);
    else next.add(key);
  return next;
};
