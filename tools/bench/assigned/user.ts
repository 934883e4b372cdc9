import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { permissions } from '#contract/common/permissions.ts';

const email = 'assigned-only@harbour.example';

/**
 * Creates a user of the agency with every permission except to see other users' work, assigned to every second
 * engagement that the agency has applied to. Created once per world.
 */
export const createAssignedUser = async (databaseUrl: string, tenantId: string): Promise<string> => {
  const admin = new pg.Client({ connectionString: databaseUrl, options: '-c app.side=system' });
  await admin.connect();
  try {
    const known = await admin.query<{ id: string }>('select id from app_user where email = $1', [email]);
    const [there] = known.rows;
    if (there) return there.id;
    const [id, roleId] = [randomUUID(), randomUUID()];
    const rights = permissions.filter((one) => one !== 'Assignments=View Other Users Assignment / Data');
    await admin.query(
      `insert into app_user (id, tenant_id, email, is_email_verified, username, first_name, last_name, created_at)
       values ($1, $2, $3, true, $3, 'Alex', 'Assigned', now())`,
      [id, tenantId, email],
    );
    await admin.query('insert into role (id, tenant_id, name, created_at) values ($1, $2, $3, now())', [
      roleId,
      tenantId,
      'Assigned work only',
    ]);
    await admin.query(
      'insert into role_permission (role_id, tenant_id, permission) select $1, $2, unnest($3::text[])',
      [roleId, tenantId, rights],
    );
    await admin.query('insert into user_role (role_id, tenant_id, user_id) values ($1, $2, $3)', [
      roleId,
      tenantId,
      id,
    ]);
    await admin.query(
      `insert into assignment (id, engagement_id, supplier_id, user_id, created_by, created_at)
       select gen_random_uuid(), a.engagement_id, a.supplier_id, $1, $1, now()
       from (select *, row_number() over (order by applied_at, id) as nth from application where supplier_id = $2) a
       where a.nth % 2 = 0`,
      [id, tenantId],
    );
    for (const table of ['assignment', 'board_row']) await admin.query(`vacuum analyze ${table}`);
    return id;
  } finally {
    await admin.end();
  }
};

/** Returns the IDs of the engagements that the user's agency has applied to. */
export const appliedEngagementIds = async (admin: pg.Client, userId: string): Promise<readonly string[]> => {
  const { rows } = await admin.query<{ id: string }>(
    `select a.engagement_id as id from application a join app_user u on u.tenant_id = a.supplier_id where u.id = $1`,
    [userId],
  );
  return rows.map(({ id }) => id);
};

/**
 * Assigns the user to the engagements that the agency has applied to since `before`, so that a call's records are
 * visible.
 */
export const assignNewEngagements = async (
  admin: pg.Client,
  userId: string,
  before: readonly string[],
): Promise<void> => {
  await admin.query(
    `insert into assignment (id, engagement_id, supplier_id, user_id, created_by, created_at)
     select gen_random_uuid(), a.engagement_id, a.supplier_id, u.id, u.id, now()
     from app_user u join application a on a.supplier_id = u.tenant_id
     where u.id = $1 and a.engagement_id <> all ($2::uuid[])
       and not exists (select from assignment s where s.engagement_id = a.engagement_id and s.user_id = u.id and s.deleted_at is null)`,
    [userId, before],
  );
};
