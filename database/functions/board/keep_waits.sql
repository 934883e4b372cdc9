create or replace function app.keep_waits(p_engagement uuid, p_supplier uuid) returns void
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  perform from board_row b where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
    order by b.supplier_id for no key update;
  update board_row b set waits = not b.waits
    where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
      and b.waits <> (b.is_open and b.application_status_id = ${applicationStatus.approved} and app.has_to_serve(b.engagement_id, b.supplier_id));
end $$;
