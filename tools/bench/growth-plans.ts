import { sql, type RawBuilder } from 'kysely';
import { matched } from '#server/opportunities/public.ts';
import type { TestKit } from '#server/platform/testing/kit-on.ts';

/** The heaviest statements of searches, by the names of the files in which their plans are kept. */
export const plansOf = async (kit: TestKit, userId: string): Promise<[name: string, text: string][]> => {
  const plan = (statement: RawBuilder<unknown>) => sql<Record<string, string>>`explain (analyze, buffers) ${statement}`;
  const told = (rows: Record<string, string>[]): string => rows.map((row) => Object.values(row).join('')).join('\n');
  const now = new Date();
  const narrow = sql`select engagement_id, words from opportunity_text
    where words @@ ${sql.lit(`'nurs' & ('perth' | 'melbourn')`)}::tsquery and closing_at + interval '0' > ${sql.lit(now.toISOString())}::timestamptz
    order by closing_at, engagement_id limit 201`;
  const wide = sql`select engagement_id, words from opportunity_text
    where closing_at > ${sql.lit(now.toISOString())}::timestamptz and (words @@ ${sql.lit(`'nurs'`)}::tsquery) is true
    order by closing_at, engagement_id limit 201`;
  const typed = sql`select phrase_id from search_start where left(start, 3) = 'reg' and uses > 0 order by uses desc limit 32`;
  const page = await kit.asAgency(userId, (scope) =>
    plan(sql`${matched(scope, { query: `'nurs'`, words: `'nurs'` })}`).execute(scope.db),
  );
  return [
    ['rare-words', told((await plan(narrow).execute(kit.db)).rows)],
    ['frequent-words', told((await plan(wide).execute(kit.db)).rows)],
    ['suggestion', told((await plan(typed).execute(kit.db)).rows)],
    ['rows-under-row-security', told(page.rows)],
  ];
};
