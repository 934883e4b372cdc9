import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const mostAtOnce = 500;

/**
 * Updates the counts of words and phrases on which suggestions are based, for engagements that were published, changed
 * or ended.
 */
export const updateWordCounts = async (scope: SystemScope): Promise<number> => {
  const { rows } = await sql<{ learnt: number }>`select app.update_word_counts(${mostAtOnce}::int) as learnt`.execute(
    scope.db,
  );
  return rows[0]?.learnt ?? 0;
};
