import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy } from '#database/table-kinds.ts';

/**
 * Remembers for some days that a person refused or withdrew their consent, or deleted their data, so that the agency
 * can't ask them again at once. A row has no personal data: only keyed hashes, which can't be computed without the
 * server's secret. Source: decision 0158.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'consent_refusal',
    { kind: 'owned', tenant: 'supplier_id' },
    `supplier_id uuid not null references tenant,
     engagement_id uuid not null references engagement,
     talent_request_id uuid not null references talent_request,
     key_mac text not null check (key_mac ~ '^[0-9a-f]{64}$'),
     refused_at timestamptz not null,
     primary key (supplier_id, talent_request_id, key_mac)`,
  );
  await addAssignmentPolicy(db, 'consent_refusal', 'engagement_id');
  await sql
    .raw(
      `create index consent_refusal_of_engagement on consent_refusal (engagement_id);
       create index consent_refusal_of_request on consent_refusal (talent_request_id);
       create index consent_refusal_by_time on consent_refusal (refused_at);
       -- The agency must not be able to shorten the period.
       create policy consent_refusal_by_system_add on consent_refusal as restrictive for insert
         with check ((select app.side()) = 'system');
       create policy consent_refusal_by_system_change on consent_refusal as restrictive for update
         using ((select app.side()) = 'system');
       create policy consent_refusal_by_system_remove on consent_refusal as restrictive for delete
         using ((select app.side()) = 'system')`,
    )
    .execute(db);
};
