import { sql } from 'kysely';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { isWanted, maxResults, type Finders } from './wanted.ts';

/** The agencies, for the provider's staff. */
export const providerFinders = (scope: ProviderScope): Finders => ({
  agency: async (wanted) => {
    const rows = await scope.db
      .selectFrom('tenant as t')
      .where('t.side', '=', 'agency')
      .where(isWanted(wanted, sql`t.id`, sql`concat_ws(' ', t.name, t.city)`))
      .select(['t.id', 't.name as title', 't.city as note'])
      .orderBy('t.name')
      .orderBy('t.id')
      .limit(maxResults(wanted))
      .execute();
    return rows.map((row) => ({ ...row, number: null }));
  },
});
