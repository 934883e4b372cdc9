-- Updates has_unfilled_request in an engagement's rows of board_row, for one agency or for all. After changes to
-- candidates, this is cheaper than index_board, because it doesn't compute the search words again. As in index_board,
-- rows are locked first.
create or replace function app.index_unfilled_requests(p_engagement uuid, p_supplier uuid) returns void
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  perform from board_row b where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
    order by b.supplier_id for no key update;
  update board_row b set has_unfilled_request = n.has_unfilled_request from app.board_now n
    where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
      and n.engagement_id = p_engagement and (p_supplier is null or n.supplier_id = p_supplier)
      and n.supplier_id = b.supplier_id and n.has_unfilled_request <> b.has_unfilled_request;
end $$;
