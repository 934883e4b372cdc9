create or replace function app.index_own_work() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from board_own o where o.engagement_id = new.engagement_id and o.supplier_id = new.supplier_id
    and o.user_id <> all (new.users);
  insert into board_own as o select n.* from app.board_own_now n
    where n.engagement_id = new.engagement_id and n.supplier_id = new.supplier_id order by n.user_id
    on conflict (user_id, engagement_id) do update set application_status_id = excluded.application_status_id,
      engagement_type_id = excluded.engagement_type_id, client_id = excluded.client_id
    where o is distinct from excluded;
  return null;
end $$;
