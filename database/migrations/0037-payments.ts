import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** What a hire is worth, as it was recorded with the hire, and whom it was told by mail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'payment_transaction',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     candidate_id uuid not null unique references candidate,
     candidate_number int not null,
     engagement_id uuid not null references engagement,
     engagement_number int not null,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     fee numeric(14,2) not null check (fee >= 0),
     currency_id int not null references currency,
     recorded_at timestamptz not null`,
    'append',
  );
  await makeTable(
    db,
    'payment_notice',
    { kind: 'system' },
    `transaction_id uuid not null references payment_transaction,
     party text not null check (party in ('marketplace', 'employer', 'agency')),
     user_id uuid not null references app_user on delete cascade,
     mail_id uuid references mail on delete set null,
     primary key (transaction_id, party, user_id)`,
  );
  await sql
    .raw(
      `create trigger payment_transaction_is_append_only before update or delete on payment_transaction
         for each row execute function app.refuse_change();
       create index payment_transaction_of_supplier on payment_transaction (supplier_id, recorded_at desc);
       create index payment_transaction_of_client on payment_transaction (client_id, recorded_at desc);
       create index payment_notice_of_mail on payment_notice (mail_id) where mail_id is not null;
       create index payment_notice_of_user on payment_notice (user_id);
       -- What became of the mails to one party of a payment that the caller has a part in: how many, never whose.
       create function app.mails_of_payment(p_transaction uuid, p_party text)
         returns table (recipients int, waiting int, sent int, dead int, last_sent_at timestamptz)
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select count(n.user_id)::int,
                (count(*) filter (where m.status = 'due'))::int,
                (count(*) filter (where m.status = 'sent'))::int,
                (count(*) filter (where m.status = 'dead'))::int,
                max(m.sent_at)
         from payment_transaction t
         join payment_notice n on n.transaction_id = t.id and n.party = p_party
         left join mail m on m.id = n.mail_id
         where t.id = p_transaction
           and (app.tenant() in (t.supplier_id, t.client_id)
                or exists (select 1 from tenant one where one.id = app.tenant() and one.side = 'provider')) $$;`,
    )
    .execute(db);
};
