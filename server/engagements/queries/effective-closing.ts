import { sql, type RawBuilder } from 'kysely';

/**
 * When applications close as it stands now, for statements over many engagements; `engagementAsOf` says the same of
 * one. `table` is what the engagement is called in the statement.
 */
export const effectiveClosing = (now: Date, table = 'engagement'): RawBuilder<Date> => {
  const [closingAt, pausedAt, pausedUntil] = ['closing_at', 'paused_at', 'paused_until'].map((column) =>
    sql.ref(`${table}.${column}`),
  );
  return sql<Date>`(${closingAt} + coalesce(least(${pausedUntil}, ${now}::timestamptz) - ${pausedAt}, interval '0'))`;
};
