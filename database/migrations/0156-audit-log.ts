import { sql, type Kysely } from 'kysely';

/** The audit log of an agency: its events of some kinds, latest first. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index event_of_supplier on event (supplier_id, kind, at desc) where supplier_id is not null`.execute(
    db,
  );
};
