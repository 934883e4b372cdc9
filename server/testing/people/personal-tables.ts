import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database.ts';

// The table of people has none of the columns in `personalColumns`, so it is named here.
const roots = ['person'];

const personalColumns =
  '^(candidate_ids?|person_id|draft_candidate_id|consent_request_id|document_id|subject_id|first_name|email_address|contact_number|to_address|key_hash(es)?|keys)$';

/** Tables in which the columns matched by `personalColumns` are about users, agencies or companies. */
const aboutOthers = [
  'agency_profile',
  'app_user',
  'inbound_address',
  'inbound_email',
  'prequalification_permission',
  'prequalification_pin',
  'prequalification_reminder',
  'prequalification_version',
];

/**
 * Finds the tables that can hold data about a person, by the names of their columns and by what they refer to, so that a
 * test notices a new one.
 */
export const findPersonalTables = async (db: Kysely<Database>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    with recursive named as (
      select c.table_name::text as name from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ ${personalColumns}
      union select unnest(${roots}::text[])),
    found as (
      select name from named
      union
      select k.conrelid::regclass::text from found f
        join pg_constraint k on k.contype = 'f' and k.confrelid = f.name::regclass
        where f.name not in ('app_user', 'agency_profile'))
    select name from found order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !aboutOthers.includes(name));
};
