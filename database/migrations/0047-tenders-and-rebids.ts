import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Every tender of an application is kept, for its agency and the employer alone; and until when a new one is asked for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'application_offer',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     application_id uuid not null references application on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     fee_type_id int not null check (fee_type_id in (1, 2, 3)),
     fee_percent numeric(7,4),
     fee_amount numeric(14,2),
     at timestamptz not null,
     by_user_id uuid,
     by_name text not null,
     constraint offer_has_one_fee check ((fee_type_id = 3) = (fee_amount is not null) and (fee_type_id = 3) = (fee_percent is null))`,
    'append',
  );
  await sql
    .raw(
      `create index application_offer_of on application_offer (application_id, at);
       create index application_offer_of_author on application_offer (by_user_id) where by_user_id is not null;
       -- Tenders are never changed, but for the names of people in them, and by the system alone.
       grant update (by_name) on application_offer to rolecall_app;
       create policy application_offer_words on application_offer as restrictive for update using ((select app.side()) = 'system');
       alter table application add column rebid_due_at timestamptz;
       create index application_rebid_due on application (rebid_due_at) where status_id = 7;

       select set_config('app.side', 'system', true);
       insert into application_offer (id, application_id, supplier_id, client_id, fee_type_id, fee_percent, fee_amount, at, by_user_id, by_name)
         select gen_random_uuid(), a.id, a.supplier_id, a.client_id, a.fee_type_id, a.fee_percent, a.fee_amount, a.applied_at, a.applied_by, a.applied_by_name
         from application a join engagement e on e.id = a.engagement_id
         where e.kind = 'successfee' and e.engagement_type_id = 2
           and (a.fee_type_id = 3) = (a.fee_amount is not null) and (a.fee_type_id = 3) = (a.fee_percent is null);
       select set_config('app.side', '', true);`,
    )
    .execute(db);
};
