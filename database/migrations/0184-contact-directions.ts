import { sql, type Kysely } from 'kysely';

/**
 * Adds the direction to the contacts of claims and disputes. It is unknown for contacts that were entered before.
 * Source: domain rules D12.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, column] of [
    ['ownership_claim', 'contacts'],
    ['ownership_claim', 'agency_contacts'],
    ['ownership_dispute', 'contacts'],
    ['ownership_defence', 'contacts'],
  ] as const) {
    await sql
      .raw(
        `update ${table} set ${column} =
           (select jsonb_agg(contact || '{"direction": null}') from jsonb_array_elements(${column}) contact)
         where jsonb_array_length(${column}) > 0`,
      )
      .execute(db);
  }
};
