import { sql, type RawBuilder } from 'kysely';
import { maxPerKind, maxRecent } from '#contract/palette/rules.ts';
import type { PaletteResult } from '#contract/palette/shapes.ts';
import type { PaletteResultKind } from '#contract/palette/states.ts';

/** The search: words that must all match, or records by id. */
export type RecordQuery = { keyword: string; patterns: readonly string[] } | { ids: readonly string[] };

/** Each word is in one of the texts, or is the number as it is shown. */
export const matchesQuery = (
  query: RecordQuery,
  id: RawBuilder<unknown>,
  text: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  'ids' in query
    ? sql<boolean>`${id} = any (${query.ids}::uuid[])`
    : sql<boolean>`${text} ilike all (${query.patterns})`;

export const maxResults = (query: RecordQuery): number => ('ids' in query ? maxRecent : maxPerKind);

export type Row = Omit<PaletteResult, 'kind' | 'engagementId'> & { engagementId?: string };

/** How the records of each kind are found, for the kinds that the caller may open. */
export type RecordFinders = Partial<Record<PaletteResultKind, (query: RecordQuery) => Promise<Row[]>>>;
