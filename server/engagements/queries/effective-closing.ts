import { sql, type RawBuilder } from 'kysely';

/**
 * The current closing time in SQL, for statements over many engagements; `effectiveAt` computes the same for one.
 * `table` is the name of the engagement in the statement.
 */
export const effectiveClosing = (now: Date, table = 'engagement'): RawBuilder<Date> => {
  const [closingAt, pausedAt, pausedUntil] = ['closing_at', 'paused_at', 'paused_until'].map((column) =>
    sql.ref(`${table}.${column}`),
  );
  return sql<Date>`(${closingAt} + coalesce(least(${pausedUntil}, ${now}::timestamptz) - ${pausedAt}, interval '0'))`;
};
