import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** What each agency has earned with those who were hired, by currency: the sum of many years, kept as they are hired. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'agency_earning',
    { kind: 'index' },
    `supplier_id uuid not null references tenant,
     currency_id int not null references currency,
     amount numeric(20,2) not null,
     hired int not null check (hired >= 0),
     primary key (supplier_id, currency_id)`,
  );
  await sql
    .raw(
      `create function app.count_earning() returns trigger language plpgsql security definer set search_path = public as $$
       begin
         if tg_op <> 'INSERT' and old.status_id = 2 then
           update agency_earning set amount = amount - old.agency_fee, hired = hired - 1
             where supplier_id = old.supplier_id and currency_id = old.currency_id;
         end if;
         if tg_op <> 'DELETE' and new.status_id = 2 then
           insert into agency_earning as e (supplier_id, currency_id, amount, hired)
             values (new.supplier_id, new.currency_id, new.agency_fee, 1)
             on conflict (supplier_id, currency_id) do update set amount = e.amount + excluded.amount, hired = e.hired + 1;
         end if;
         return null;
       end $$;
       create trigger candidate_added_earned after insert on candidate
         for each row when (new.status_id = 2) execute function app.count_earning();
       create trigger candidate_removed_earned after delete on candidate
         for each row when (old.status_id = 2) execute function app.count_earning();
       create trigger candidate_earned after update of status_id, agency_fee, currency_id, supplier_id on candidate
         for each row when ((old.status_id = 2 or new.status_id = 2) and (old.status_id, old.agency_fee, old.currency_id, old.supplier_id)
           is distinct from (new.status_id, new.agency_fee, new.currency_id, new.supplier_id))
         execute function app.count_earning();

       -- What the caller's agency has earned, for those who see the work of everybody in it.
       create function app.earned() returns table (currency_id int, amount numeric, hired int)
         language sql stable rows 5 security definer set search_path = public as $$
         select e.currency_id, e.amount, e.hired from agency_earning e
         where app.side() = 'agency' and e.supplier_id = app.tenant() and app.works_as() is null and e.hired > 0 $$;
       select set_config('app.side', 'system', true);
       insert into agency_earning select supplier_id, currency_id, sum(agency_fee), count(*) from candidate
         where status_id = 2 group by supplier_id, currency_id;
       select set_config('app.side', '', true)`,
    )
    .execute(db);
};
