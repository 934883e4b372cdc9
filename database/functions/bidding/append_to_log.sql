-- Appends leaves to the log of a locked lot. Each leaf has the form { kind, supplierId, content, hash }.
create or replace function app.append_to_log(p_request uuid, p_received_at text, p_sequence int, p_frontier text[], p_leaves jsonb) returns void
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
declare size int;
begin
  select log_size into size from lot_book where talent_request_id = p_request;
  insert into lot_leaf (talent_request_id, index, kind, at, supplier_id, content, hash)
    select p_request, size + place - 1, leaf ->> 'kind', p_received_at::timestamptz, (leaf ->> 'supplierId')::uuid, leaf ->> 'content', leaf ->> 'hash'
    from jsonb_array_elements(p_leaves) with ordinality as leaves (leaf, place);
  update lot_book
    set log_size = size + jsonb_array_length(p_leaves), frontier = p_frontier, last_received_at = p_received_at::timestamptz,
        last_sequence = p_sequence
    where talent_request_id = p_request;
end $$;
