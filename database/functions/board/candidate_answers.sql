create or replace function app.candidate_answers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform app.keep_waits(old.engagement_id, old.supplier_id); end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.supplier_id <> new.supplier_id then
    perform app.keep_waits(new.engagement_id, new.supplier_id);
  end if;
  return null;
end $$;
