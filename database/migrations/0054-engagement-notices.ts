import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * What an engagement tells all who may see it. The event is its employer's row, which row security keeps from
 * agencies; this tells of one engagement what became of it and of its talent requests, and of no agency.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create function app.notices_of_engagement(p_engagement uuid, p_kinds text[])
         returns table (id uuid, sequence bigint, kind text, at timestamptz, talent_request_id uuid, data jsonb)
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select e.id, e.sequence, e.kind, e.at, e.talent_request_id, e.data
         from event e
         join engagement g on g.id = e.engagement_id
         where e.engagement_id = p_engagement
           and e.kind = any (p_kinds)
           and e.kind ~ '^(engagement|talent-request)[.]'
           and e.supplier_id is null and e.application_id is null and e.candidate_id is null
           and g.published_at is not null and e.at >= g.published_at
           and app.is_approved_agency() $$;`,
    )
    .execute(db);
  await makeTable(
    db,
    'notice_look',
    { kind: 'owned', tenant: 'tenant_id' },
    `user_id uuid not null references app_user on delete cascade,
     engagement_id uuid not null references engagement on delete cascade,
     tenant_id uuid not null references tenant,
     looked_at timestamptz not null,
     primary key (user_id, engagement_id)`,
  );
  // What of an engagement's documents is an agreement that it refers to. Source: specification 2, section 3.
  await sql
    .raw(`alter table engagement_document add column is_reference_agreement boolean not null default false`)
    .execute(db);
};
