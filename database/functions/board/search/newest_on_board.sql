-- The newest of the board that are found, of which nobody asks how many there are. What is found often is among the newest
-- of all, which are looked through first.
create or replace function app.newest_on_board(p_query tsquery, p_size int) returns uuid[]
  language plpgsql volatile security definer set search_path = public
  set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  supplier constant uuid := app.tenant();
  mine constant uuid := app.works_as();
  asked constant tsquery := case when mine is null then p_query else p_query && ('''u:' || mine || '''')::tsquery end;
  looked_through int;
  ids uuid[];
begin
  if not app.may_see_board() then return '{}'; end if;
  foreach looked_through in array '{100, 500}'::int[] loop
    ids := array(select w.engagement_id from (select b.engagement_id, b.words from board_row b where b.supplier_id = supplier
      order by b.created_at desc, b.engagement_id desc limit looked_through) w where w.words @@ asked limit p_size);
    if cardinality(ids) = p_size then return ids; end if;
    -- What is seldom among a hundred is not looked for among five times as many.
    exit when cardinality(ids) * 5 < p_size;
  end loop;
  return (select f.ids from app.find_on_board(p_query, false, null, now(), 'createdWhen', true, 0, p_size, 500) f);
end $$;
