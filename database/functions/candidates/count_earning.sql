create or replace function app.count_earning() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    if tg_op <> 'INSERT' and old.status_id = ${candidateStatus.hired} then
      update agency_earning set amount = amount - old.agency_fee, hired = hired - 1
        where supplier_id = old.supplier_id and currency_id = old.currency_id;
    end if;
    if tg_op <> 'DELETE' and new.status_id = ${candidateStatus.hired} then
      insert into agency_earning as e (supplier_id, currency_id, amount, hired)
        values (new.supplier_id, new.currency_id, new.agency_fee, 1)
        on conflict (supplier_id, currency_id) do update set amount = e.amount + excluded.amount, hired = e.hired + 1;
    end if;
    return null;
  end $$;
