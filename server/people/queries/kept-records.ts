import { sql } from 'kysely';

/** Whether a record in a query names a person on hold. Both arguments are SQL expressions. */
export const isHeldRecord = (supplierId: string, text: string) =>
  sql<boolean>`app.is_kept_record(${sql.raw(supplierId)}, ${sql.raw(text)}, true)`;

/**
 * Whether a record in a query must be kept, because its text names a person on hold, or a person with an undecided
 * claim, dispute or salary change. Both arguments are SQL expressions.
 */
export const isKeptRecord = (supplierId: string, text: string) =>
  sql<boolean>`app.is_kept_record(${sql.raw(supplierId)}, ${sql.raw(text)})`;
