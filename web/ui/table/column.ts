import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Which the row is known by; its cell leads to the row. One column of a table has it. */
  title?: boolean;
  /** Figures and money stand at the end of their column. */
  end?: boolean;
  /** In pixels; the columns without one share what is left. */
  width?: number;
  /** The name that the list is sorted by; absent where it cannot be. */
  sort?: string;
  /** `wide`: only where there is plenty of room. Stacked rows show it again. `stacked`: only in those. */
  show?: 'always' | 'wide' | 'stacked';
  /**
   * Where it stands when rows are stacked: a line of its own, the start or the end of a shared one, or nowhere.
   * The title's line is shared with the column in the `corner`, else with the first that stands at the end.
   */
  stack?: 'line' | 'start' | 'end' | 'corner' | 'hide';
  /** A word after the figure when rows are stacked and no header explains it. */
  stackWord?: (row: Row) => string;
  /** The header is for ears only. */
  silent?: boolean;
};

export type Sort = { by: string; desc: boolean };

/** What a click on a sortable header asks for: ascending first, then the other way round. */
export const nextSort = (now: Sort | undefined, by: string): Sort => ({ by, desc: now?.by === by ? !now.desc : false });

/** The set with the one in it, or without it. */
export const toggle = (selected: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** The set with all of these, or with none of them where all were in it. */
export const toggleAll = (selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> => {
  const next = new Set(selected);
  const all = keys.every((key) => next.has(key));
  for (const key of keys)
    if (all) next.delete(key);
    else next.add(key);
  return next;
};
