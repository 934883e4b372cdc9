-- Returns the IDs on one page of the board, and the number of matches, counted up to `p_most` + 1. Up to `p_most`
-- matches are sorted; if there are more, the index for the sort order is read until the page is full. When sorting by
-- closing time, open engagements come first. The closing time of a paused engagement is moved by its pause only if
-- there are at most `p_most` matches. Decision 0053.
create or replace function app.find_on_board(p_query tsquery, p_unfilled boolean, p_until timestamptz, p_now timestamptz,
    p_sort text, p_down boolean, p_offset int, p_size int, p_most int, out ids uuid[], out total int)
  language plpgsql stable security definer set search_path = public as $$
declare
  query constant tsquery := app.own_work_query(p_query);
  closing constant text := '(b.closing_at + coalesce(least(b.paused_until, $2) - b.paused_at, interval ''0''))';
  direction constant text := case when p_down then 'desc' else 'asc' end;
  column_name constant text := case p_sort when 'closing' then 'closes_at' when 'title' then 'title' when 'client' then 'client'
    when 'number' then 'number' when 'stage' then 'stage_rank' else 'created_at' end;
  sort_key constant text := case p_sort when 'closing' then closing else 'b.' || column_name end;
  open_first constant text := case p_sort when 'closing' then '%1$sis_open desc, ' else '' end;
  conditions text := 'b.supplier_id = app.tenant()';
begin
  ids := '{}';
  total := 0;
  if not app.may_see_board() then return; end if;
  if p_unfilled then conditions := conditions || ' and b.is_open and b.has_unfilled_request'; end if;
  if p_until is not null then
    conditions := conditions || format(' and b.closes_at > $2 and (b.closes_at <= $3 or b.closes_at = ''infinity'')
      and %1$s > $2 and %1$s <= $3', closing);
  end if;
  execute format('select count(*), array_agg(m.engagement_id order by %1$s m.key %2$s, m.engagement_id %2$s)
      from (select b.engagement_id, b.is_open, %3$s as key from board_row b where %4$s %5$s limit $4 + 1) m',
      format(open_first, 'm.'), direction, sort_key, conditions, case when query is not null then 'and b.words @@ $1' else '' end)
    into total, ids using query, p_now, p_until, p_most;
  ids := coalesce(ids[p_offset + 1 : p_offset + p_size], '{}');
  if total <= p_most then return; end if;
  execute format('select array(select b.engagement_id from board_row b where %4$s %5$s
      order by %1$s b.%3$s %2$s, b.engagement_id %2$s offset $4 limit $5)',
      format(open_first, 'b.'), direction, column_name, conditions, case when query is not null then 'and (b.words @@ $1) is true' else '' end)
    into ids using query, p_now, p_until, p_offset, p_size;
end $$;
