create or replace function app.walk_board(p_query tsquery, p_sort text, p_down boolean, p_offset int, p_size int) returns uuid[]
  language plpgsql stable set search_path = public set plan_cache_mode = force_generic_plan as $$
begin
  case p_sort
  when 'closing' then
    if p_down then return array(select o.engagement_id from ((select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true) and b.is_open
        order by b.closes_at desc, b.engagement_id desc limit p_offset + p_size) union all (select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true) and not b.is_open
        order by b.closes_at desc, b.engagement_id desc limit p_offset + p_size)) o offset p_offset limit p_size); end if;
    return array(select o.engagement_id from ((select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true) and b.is_open
        order by b.closes_at asc, b.engagement_id asc limit p_offset + p_size) union all (select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true) and not b.is_open
        order by b.closes_at asc, b.engagement_id asc limit p_offset + p_size)) o offset p_offset limit p_size);
  when 'createdWhen' then
    if p_down then return array(select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)
        order by b.created_at desc, b.engagement_id desc offset p_offset limit p_size); end if;
    return array(select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)
        order by b.created_at asc, b.engagement_id asc offset p_offset limit p_size);
  when 'title' then
    if p_down then return array(select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)
        order by b.title desc, b.engagement_id desc offset p_offset limit p_size); end if;
    return array(select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)
        order by b.title asc, b.engagement_id asc offset p_offset limit p_size);
  when 'client' then
    if p_down then return array(select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)
        order by b.client desc, b.engagement_id desc offset p_offset limit p_size); end if;
    return array(select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)
        order by b.client asc, b.engagement_id asc offset p_offset limit p_size);
  when 'number' then
    if p_down then return array(select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)
        order by b.number desc, b.engagement_id desc offset p_offset limit p_size); end if;
    return array(select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)
        order by b.number asc, b.engagement_id asc offset p_offset limit p_size);
  when 'stage' then
    if p_down then return array(select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)
        order by b.stage_rank desc, b.engagement_id desc offset p_offset limit p_size); end if;
    return array(select b.engagement_id from board_row b where b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)
        order by b.stage_rank asc, b.engagement_id asc offset p_offset limit p_size);
  end case;
end $$;
