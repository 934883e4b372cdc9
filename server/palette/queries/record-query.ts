import { sql, type RawBuilder } from 'kysely';
import { maxResultsPerKind, maxRecentRecords } from '#contract/palette/rules.ts';
import type { PaletteResult } from '#contract/palette/shapes.ts';
import type { PaletteResultKind } from '#contract/palette/states.ts';

/** A search by words that must all match, or by record IDs. */
export type RecordQuery = { keyword: string; patterns: readonly string[] } | { ids: readonly string[] };

/** Whether the text contains each of the words, or the record has one of the IDs. */
export const matchesQuery = (
  query: RecordQuery,
  id: RawBuilder<unknown>,
  text: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  'ids' in query
    ? sql<boolean>`${id} = any (${query.ids}::uuid[])`
    : sql<boolean>`${text} ilike all (${query.patterns})`;

export const maxResults = (query: RecordQuery): number => ('ids' in query ? maxRecentRecords : maxResultsPerKind);

export type PaletteRow = Omit<PaletteResult, 'kind' | 'engagementId'> & { engagementId?: string };

/** The functions that search each kind of record that the caller may open. */
export type RecordFinders = Partial<Record<PaletteResultKind, (query: RecordQuery) => Promise<PaletteRow[]>>>;
