import { sql, type Kysely } from 'kysely';

/**
 * Stores the message with which a candidate withdraws their consent beside the one of their answer, which it used to
 * replace. Source: decision 0173.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table consent_request add column withdrawal_note text not null default '';
       -- The guard of answers would refuse this change.
       alter table consent_request disable trigger user;
       update consent_request set withdrawal_note = note, note = '' where state = 'withdrawn' and note <> '';
       alter table consent_request enable trigger user`,
    )
    .execute(db);
};
