-- Updates an engagement's outdated rows in board_row, for one agency or for all. Rows are locked before they are
-- computed, so that the second of two concurrent changes sees the first. Locks are taken in this order: engagement,
-- talent request, application, candidate, board row.
create or replace function app.index_board(p_engagement uuid, p_supplier uuid) returns void
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  perform from board_row b where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
    order by b.supplier_id for no key update;
  insert into board_row as b select n.* from app.board_now n
    where n.engagement_id = p_engagement and (p_supplier is null or n.supplier_id = p_supplier)
    order by n.supplier_id
    on conflict (engagement_id, supplier_id) do update set client_id = excluded.client_id, number = excluded.number,
      engagement_type_id = excluded.engagement_type_id, application_status_id = excluded.application_status_id,
      is_open = excluded.is_open, stage_rank = excluded.stage_rank, created_at = excluded.created_at,
      closes_at = excluded.closes_at, closing_at = excluded.closing_at, paused_at = excluded.paused_at,
      paused_until = excluded.paused_until, title = excluded.title, client = excluded.client, users = excluded.users,
      words = excluded.words, has_unfilled_request = excluded.has_unfilled_request
    where b is distinct from excluded;
  delete from board_row b where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
    and not exists (select from app.board_now n where n.engagement_id = b.engagement_id and n.supplier_id = b.supplier_id);
end $$;
