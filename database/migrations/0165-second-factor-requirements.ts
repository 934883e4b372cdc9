import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** The roles of an agency whose users must sign in with a second factor. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'second_factor_requirement',
    { kind: 'owned', tenant: 'tenant_id' },
    `tenant_id uuid not null references tenant,
     role_id uuid references role on delete cascade,
     -- Owners, and users without a role.
     implicit_role text check (implicit_role in ('owner', 'sub-user', 'none')),
     required_by uuid not null references app_user,
     required_at timestamptz not null,
     constraint second_factor_requirement_of_one_role check (num_nonnulls(role_id, implicit_role) = 1)`,
  );
  await sql
    .raw(
      `create unique index second_factor_requirement_role on second_factor_requirement
         (tenant_id, coalesce(role_id::text, implicit_role));
       create index second_factor_requirement_of_role on second_factor_requirement (role_id) where role_id is not null;
       create index second_factor_requirement_by on second_factor_requirement (required_by)`,
    )
    .execute(db);
};
