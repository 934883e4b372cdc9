import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Requests to reset the second factor of a user, each confirmed by a second person. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'second_factor_reset',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user,
     requested_by uuid not null references app_user,
     requested_at timestamptz not null,
     expires_at timestamptz not null check (expires_at > requested_at),
     state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'cancelled', 'expired')),
     decided_by uuid references app_user,
     decided_at timestamptz,
     -- Three different people: the one who asks, the one who confirms, and the user.
     constraint second_factor_reset_by_another check (requested_by <> user_id),
     constraint second_factor_reset_by_two check (
       state <> 'confirmed' or (decided_by is not null and decided_by <> requested_by and decided_by <> user_id)),
     constraint second_factor_reset_in_time check (state <> 'confirmed' or decided_at < expires_at),
     constraint second_factor_reset_decided check ((state in ('confirmed', 'cancelled')) = (decided_at is not null))`,
  );
  await sql
    .raw(
      `create unique index second_factor_reset_waiting on second_factor_reset (user_id) where state = 'waiting';
       create index second_factor_reset_of_tenant on second_factor_reset (tenant_id, requested_at desc);
       create index second_factor_reset_of_user on second_factor_reset (user_id);
       create index second_factor_reset_requester on second_factor_reset (requested_by);
       create index second_factor_reset_decider on second_factor_reset (decided_by) where decided_by is not null;
       revoke delete on second_factor_reset from rolecall_app`,
    )
    .execute(db);
};
