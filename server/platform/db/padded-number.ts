import { sql, type RawBuilder } from 'kysely';

/**
 * Returns the SQL of a number with at least six digits, as pages show it. A text search in it finds the number with or
 * without its leading zeros.
 */
export const paddedNumber = (column: string): RawBuilder<string> => {
  const digits = sql`${sql.ref(column)}::text`;
  return sql`lpad(${digits}, greatest(6, length(${digits})), '0')`;
};
