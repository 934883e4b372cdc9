import { sql } from 'kysely';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { matchesQuery, maxResults, type RecordFinders } from './record-query.ts';

/** Returns the function that searches agencies, for the provider's staff. */
export const providerFinders = (scope: ProviderScope): RecordFinders => ({
  agency: async (query) => {
    const rows = await scope.db
      .selectFrom('tenant as t')
      .where('t.side', '=', 'agency')
      .where(matchesQuery(query, sql`t.id`, sql`concat_ws(' ', t.name, t.city)`))
      .select(['t.id', 't.name as title', 't.city as note'])
      .orderBy('t.name')
      .orderBy('t.id')
      .limit(maxResults(query))
      .execute();
    return rows.map((row) => ({ ...row, number: null }));
  },
});
