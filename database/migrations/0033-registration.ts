import { sql, type Kysely } from 'kysely';

/** A confirmation leads on to the page that it was asked from; a link remembers which. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table account_ask add column next_path text;
       create index mail_to_account on mail (to_address, created_at) where template like 'account-%';`,
    )
    .execute(db);
};
