import { sql, type Kysely } from 'kysely';

/**
 * The kind of a table decides who may see its rows, and is given when the table is created:
 * - `owned`: one tenant;
 * - `shared`: a supplier and a client;
 * - `published`: its client, and every approved agency once `published_at` is set;
 * - `reference`: read by all, written by the system;
 * - `system`: the system alone; others read it through named functions;
 * - `index`: no one; derived from other tables, and read by named functions only.
 */
export type TableKind =
  | { kind: 'owned'; tenant: string }
  | { kind: 'shared'; supplier: string; client: string }
  | { kind: 'published'; client: string; visible?: string }
  | { kind: 'reference' }
  | { kind: 'system' }
  | { kind: 'index' };

const mine = (column: string) => `${column} = (select app.tenant())`;
const staff = `(select app.is_staff())`;

const policiesOf = (kind: Exclude<TableKind, { kind: 'index' }>): { read: string; write: string } => {
  switch (kind.kind) {
    case 'owned':
      return { read: `${mine(kind.tenant)} or ${staff}`, write: `${mine(kind.tenant)} or ${staff}` };
    case 'shared': {
      const ours = `${mine(kind.supplier)} or ${mine(kind.client)} or ${staff}`;
      return { read: ours, write: ours };
    }
    case 'published':
      return {
        read: `${mine(kind.client)} or (${kind.visible ?? 'published_at is not null'} and (select app.is_approved_agency())) or ${staff}`,
        write: `${mine(kind.client)} or ${staff}`,
      };
    case 'reference':
      return { read: 'true', write: `(select app.side()) = 'system'` };
    case 'system':
      return { read: `(select app.side()) = 'system'`, write: `(select app.side()) = 'system'` };
  }
};

/**
 * Gives an existing table its kind: forced row security, the policies of the kind, and the grants for the application's
 * role.
 */
export const secureTable = async (
  db: Kysely<unknown>,
  table: string,
  kind: TableKind,
  grants: 'all' | 'append' = 'all',
): Promise<void> => {
  if (kind.kind === 'index') {
    // Row security would keep the planner from using the indexes. Without any grant, the table doesn't need it.
    await sql.raw(`comment on table ${table} is 'kind:index'`).execute(db);
    return;
  }
  const { read, write } = policiesOf(kind);
  const rights = grants === 'append' ? 'select, insert' : 'select, insert, update, delete';
  await sql
    .raw(
      `alter table ${table} enable row level security;
       alter table ${table} force row level security;
       create policy ${table}_read on ${table} for select using (${read});
       create policy ${table}_add on ${table} for insert with check (${write});
       create policy ${table}_change on ${table} for update using (${write}) with check (${write});
       create policy ${table}_remove on ${table} for delete using (${write});
       grant ${rights} on ${table} to rolecall_app;
       comment on table ${table} is 'kind:${kind.kind}';`,
    )
    .execute(db);
};

/** Creates a table of the given kind. `columns` is the column list of `create table`. */
export const makeTable = async (
  db: Kysely<unknown>,
  table: string,
  kind: TableKind,
  columns: string,
  grants: 'all' | 'append' = 'all',
): Promise<void> => {
  await sql.raw(`create table ${table} (${columns})`).execute(db);
  await secureTable(db, table, kind, grants);
};

/**
 * Adds a policy for agency users who don't have the permission to see other users' work: it shows them only rows of
 * engagements that are assigned to them. Every table that agencies read and that belongs to an engagement has this
 * policy in addition to those of its kind. The assigned engagements are read once per statement, into a hash. With
 * `isPublic`, rows of engagements that the agency has not applied to (absent from `applied_engagement`) stay visible.
 * `unless` is a condition that always makes rows visible. Decision 0051.
 */
export const addAssignmentPolicy = async (
  db: Kysely<unknown>,
  table: string,
  column: string,
  { isPublic = false, unless }: { isPublic?: boolean; unless?: string } = {},
): Promise<void> => {
  const conditions = [
    '(select app.sees_all())',
    ...(unless === undefined ? [] : [unless]),
    `${column} is null`,
    `${column} in (select assigned from app.assigned_engagements() assigned)`,
    ...(isPublic
      ? [
          `not exists (select 1 from applied_engagement applied
             where applied.engagement_id = ${table}.${column} and applied.supplier_id = (select app.tenant()))`,
        ]
      : []),
  ];
  await sql
    .raw(`create policy ${table}_assigned on ${table} as restrictive for select using (${conditions.join(' or ')})`)
    .execute(db);
};

/**
 * Adds the same kind of policy as `addAssignmentPolicy` to a table that refers to an engagement through another record, such
 * as a candidate. A row is visible if that record is.
 */
export const addInheritedAssignmentPolicy = async (
  db: Kysely<unknown>,
  table: string,
  parent: string,
): Promise<void> => {
  await sql
    .raw(
      `create policy ${table}_assigned on ${table} as restrictive for select using (
         (select app.sees_all()) or ${parent}_id is null
         or exists (select 1 from ${parent} p where p.id = ${table}.${parent}_id))`,
    )
    .execute(db);
};
