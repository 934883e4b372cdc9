import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const mostAtOnce = 500;

/** Counts the words and phrases of what was published, changed and ended, so that they can be suggested or not any more. */
export const updateWordCounts = async (scope: SystemScope): Promise<number> => {
  const { rows } = await sql<{ learnt: number }>`select app.update_word_counts(${mostAtOnce}::int) as learnt`.execute(
    scope.db,
  );
  return rows[0]?.learnt ?? 0;
};
