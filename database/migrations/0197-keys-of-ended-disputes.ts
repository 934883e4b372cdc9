import { sql, type Kysely } from 'kysely';

/**
 * Lets a dispute lose its identity keys together with the person's other data. A job deletes the keys of disputes that a
 * version before this one has cleared or decided. Source: decision 0171.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table ownership_dispute drop constraint ownership_dispute_keys_check,
         add constraint ownership_dispute_has_keys check (erased_at is not null or cardinality(keys) > 0)`,
    )
    .execute(db);
};
