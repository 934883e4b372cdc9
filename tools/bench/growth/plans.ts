import { sql, type RawBuilder } from 'kysely';
import { tenantId } from '#server/demo/market.ts';
import { findOnBoard, callersBoardByIds } from '#server/board/public.ts';
import { matched, mostFound } from '#server/opportunities/public.ts';
import type { TestKit } from '#server/testing/kit-on.ts';
import { boardOwner } from './board.ts';

/** The heaviest statements of searches, by the names of the files in which their plans are kept. */
export const plansOf = async (kit: TestKit, userId: string): Promise<[name: string, text: string][]> => {
  const plan = (statement: RawBuilder<unknown>) => sql<Record<string, string>>`explain (analyze, buffers) ${statement}`;
  const told = (rows: Record<string, string>[]): string => rows.map((row) => Object.values(row).join('')).join('\n');
  const now = new Date();
  const narrow = sql`select engagement_id, words from opportunity_text
    where words @@ 'nurs'::tsquery and words @@ 'perth | melbourn'::tsquery and closing_at + interval '0' > ${sql.lit(now.toISOString())}::timestamptz
    order by closing_at + interval '0', engagement_id limit 101`;
  const tomorrow = Math.floor((now.getTime() - Date.UTC(2000, 0, 1)) / 86_400_000) + 1;
  const until = new Date(Date.UTC(2000, 0, tomorrow + 2)).toISOString();
  const soon = sql`select engagement_id from opportunity_text
    where part_of_days = ${sql.lit(tomorrow % 16)} and words @@ 'midwif'::tsquery and words @@ 'pension'::tsquery and closing_at + interval '0' > ${sql.lit(now.toISOString())}::timestamptz
      and closing_at + interval '0' < ${sql.lit(until)}::timestamptz
    order by closing_at + interval '0', engagement_id limit 101`;
  const wide = sql`select engagement_id, words from opportunity_text
    where closing_at > ${sql.lit(now.toISOString())}::timestamptz and (words @@ ${sql.lit(`'nurs'`)}::tsquery) is true
    order by closing_at, engagement_id limit 101`;
  const typed = sql`select phrase_id from search_start where left(start, 3) = 'reg' and uses > 0 order by uses desc limit 32`;
  const page = await kit.asAgency(userId, (scope) =>
    plan(sql`${matched(scope, { conditions: [`'nurs'`], words: `'nurs'`, most: mostFound })}`).execute(scope.db),
  );
  const key = tenantId('quayside').slice(-8);
  const own = sql`b.supplier_id = ${sql.lit(tenantId('quayside'))}`;
  const gathered = sql`select b.engagement_id, b.is_open, b.created_at from board_row b
    where ${own} and b.words @@ ${sql.lit(`('${key}w:nurse':*)&('${key}w:perth':*)`)}::tsquery limit 301`;
  const walked = sql`select b.engagement_id from board_row b
    where ${own} and (b.words @@ ${sql.lit(`'${key}g:3'`)}::tsquery) is true order by b.created_at desc, b.engagement_id desc limit 11`;
  const statuses = sql`select s, (select count(*) from (select from board_candidate k
      where k.supplier_id = ${sql.lit(tenantId('quayside'))} and k.status_id = s limit 501) each)
    from generate_series(1, 9) s`;
  const counted = sql`select s, y, (select count(*) from (select from board_row b
      where ${own} and b.application_status_id = s and b.engagement_type_id = y limit 501) each)
    from generate_series(0, 7) s, generate_series(1, 2) y`;
  const board = await kit.asAgency(boardOwner, async (scope) => {
    const { ids } = await findOnBoard(scope, {}, { sortBy: 'createdWhen', sortOrder: 'desc', offset: 0, pageSize: 10 });
    return plan(sql`${callersBoardByIds(scope, ids).select(['e.id', 'e.title', 'c.name', 'a.statusId'])}`).execute(
      scope.db,
    );
  });
  return [
    ['board-gathered', told((await plan(gathered).execute(kit.db)).rows)],
    ['board-walked', told((await plan(walked).execute(kit.db)).rows)],
    ['board-counted', told((await plan(counted).execute(kit.db)).rows)],
    ['candidates-counted', told((await plan(statuses).execute(kit.db)).rows)],
    ['board-rows-under-row-security', told(board.rows)],
    ['rare-words', told((await plan(narrow).execute(kit.db)).rows)],
    ['words-of-one-day', told((await plan(soon).execute(kit.db)).rows)],
    ['frequent-words', told((await plan(wide).execute(kit.db)).rows)],
    ['suggestion', told((await plan(typed).execute(kit.db)).rows)],
    ['rows-under-row-security', told(page.rows)],
  ];
};
