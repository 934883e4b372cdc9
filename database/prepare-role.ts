import { sql, type Kysely } from 'kysely';
import { PostgresError } from '#server/platform/postgres/postgres-error.ts';

interface Found {
  version: number;
  versionText: string;
  database: string;
  user: string;
  encoding: string;
  owns: boolean;
  mayCreateRoles: boolean;
  hasRole: boolean;
  mayBecomeRole: boolean;
  maySetSide: boolean;
}

const look = async (db: Kysely<unknown>): Promise<Found> => {
  const { rows } = await sql<Found>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as "versionText",
      current_database() as database, current_user as user, pg_encoding_to_char(d.encoding) as encoding,
      pg_has_role(d.datdba, 'usage') as owns, r.rolcreaterole or r.rolsuper as "mayCreateRoles",
      app.oid is not null as "hasRole",
      -- Since 16 a role may belong to somebody who may not become it.
      coalesce(case when current_setting('server_version_num')::int >= 160000
        then pg_has_role(app.oid, 'SET') else pg_has_role(app.oid, 'MEMBER') end, false) as "mayBecomeRole",
      has_parameter_privilege('app.side', 'SET') or r.rolsuper as "maySetSide"
    from pg_database d join pg_roles r on r.rolname = current_user left join pg_roles app on app.rolname = 'rolecall_app'
    where d.datname = current_database()`.execute(db);
  const [found] = rows;
  if (!found) throw new PostgresError('The database did not return its connected user.');
  return found;
};

/** Returns the statements that an administrator has to run first; empty if nothing is missing. */
const missingIn = (found: Found): string[] => {
  const user = `"${found.user.replaceAll('"', '""')}"`;
  const mayGrant = found.mayCreateRoles && !found.hasRole;
  return [
    ...(found.owns ? [] : [`alter database "${found.database}" owner to ${user};`]),
    ...(found.hasRole || found.mayCreateRoles ? [] : ['create role rolecall_app nologin;']),
    ...(found.mayBecomeRole || mayGrant ? [] : [`grant rolecall_app to ${user};`]),
    ...(found.maySetSide ? [] : [`grant set on parameter app.side to ${user};`]),
  ];
};

/**
 * Creates the role that cannot bypass row security, and checks that the connected user may switch to it. The connected
 * user need not be a superuser, because it owns the database. If privileges are missing, the error contains the
 * statements that grant them.
 */
export const prepareRole = async (db: Kysely<unknown>): Promise<void> => {
  const found = await look(db);
  if (found.version < 150_000) {
    throw new PostgresError(`Rolecall needs PostgreSQL 15 or newer. DATABASE_URL points to ${found.versionText}.`);
  }
  if (found.encoding !== 'UTF8') {
    throw new PostgresError(
      `The database ${found.database} is encoded as ${found.encoding}. Recreate it: create database … encoding 'UTF8' template template0.`,
    );
  }
  const missing = missingIn(found);
  if (missing.length > 0) {
    throw new PostgresError(
      `The role ${found.user} in DATABASE_URL lacks privileges. Run once as a superuser of that server:\n  ${missing.join('\n  ')}`,
    );
  }
  if (found.mayBecomeRole) return;
  await sql
    .raw(
      `do $$ begin
         begin create role rolecall_app nologin; exception when duplicate_object or unique_violation then null; end;
         execute format('grant rolecall_app to %I', current_user);
       exception when unique_violation then null;
       end $$`,
    )
    .execute(db);
};
