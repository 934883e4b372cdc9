import { sql, type RawBuilder } from 'kysely';

/**
 * Returns SQL for the current closing time, pauses included, for queries on many engagements. For a single one, use
 * `effectiveEngagement`. `table` is the engagement's alias in the query.
 */
export const effectiveClosingTime = (now: Date, table = 'engagement'): RawBuilder<Date> => {
  const [closingAt, pausedAt, pausedUntil] = ['closing_at', 'paused_at', 'paused_until'].map((column) =>
    sql.ref(`${table}.${column}`),
  );
  return sql<Date>`(${closingAt} + coalesce(least(${pausedUntil}, ${now}::timestamptz) - ${pausedAt}, interval '0'))`;
};
