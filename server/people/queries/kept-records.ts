import { sql } from 'kysely';

/** Whether a query's record names a person whom Rolecall's staff hold. Both arguments are SQL. */
export const isHeldRecord = (supplierId: string, text: string) =>
  sql<boolean>`app.is_kept_record(${sql.raw(supplierId)}, ${sql.raw(text)}, true)`;

/**
 * Whether a query's record must be kept, because its text names a person who is held, or about whom a claim, a dispute
 * or a salary change is undecided. Both arguments are SQL.
 */
export const isKeptRecord = (supplierId: string, text: string) =>
  sql<boolean>`app.is_kept_record(${sql.raw(supplierId)}, ${sql.raw(text)})`;
