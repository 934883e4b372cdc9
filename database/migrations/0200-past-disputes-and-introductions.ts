import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * Adds a table of the people an agency has disputed, or has lost in a dispute, and whose data was then erased, so that an
 * erasure doesn't let the agency dispute the same person again. A row has no personal data: only keyed hashes, which can't
 * be computed without the server's secret. Also adds the index by which a person's submissions by all agencies are found
 * at a client. Source: decision 0173.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'past_dispute',
    { kind: 'owned', tenant: 'supplier_id' },
    `supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     -- The talent request or the client that the dispute was about.
     scope_id uuid not null,
     -- Whether the agency opened the dispute, or lost the person in it.
     part text not null check (part in ('opened', 'lost')),
     key_mac text not null check (key_mac ~ '^[0-9a-f]{64}$'),
     ended_at timestamptz not null,
     primary key (supplier_id, client_id, scope_id, part, key_mac)`,
  );
  await sql
    .raw(
      `create index candidate_identity_of_client on candidate_identity (client_id, key_type, key_hash);
       create index past_dispute_of_client on past_dispute (client_id);
       create index past_dispute_by_time on past_dispute (ended_at);
       -- The agency must not be able to shorten the period.
       create policy past_dispute_by_system_add on past_dispute as restrictive for insert
         with check ((select app.side()) = 'system');
       create policy past_dispute_by_system_change on past_dispute as restrictive for update
         using ((select app.side()) = 'system');
       create policy past_dispute_by_system_remove on past_dispute as restrictive for delete
         using ((select app.side()) = 'system')`,
    )
    .execute(db);
};
