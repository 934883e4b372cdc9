import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy } from '#database/table-kinds.ts';

/** The engagements about which a user wants no notifications or email. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'engagement_mute',
    { kind: 'owned', tenant: 'tenant_id' },
    `user_id uuid not null references app_user on delete cascade,
     engagement_id uuid not null references engagement on delete cascade,
     tenant_id uuid not null references tenant,
     muted_at timestamptz not null,
     primary key (user_id, engagement_id)`,
  );
  await addAssignmentPolicy(db, 'engagement_mute', 'engagement_id');
  await sql
    .raw(
      `create index engagement_mute_of_engagement on engagement_mute (engagement_id);
       create index engagement_mute_of_tenant on engagement_mute (tenant_id)`,
    )
    .execute(db);
};
