import { sql, type Kysely } from 'kysely';

/** An index for an agency's audit log, which lists the agency's events of certain kinds, latest first. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index event_of_supplier on event (supplier_id, kind, at desc) where supplier_id is not null`.execute(
    db,
  );
};
