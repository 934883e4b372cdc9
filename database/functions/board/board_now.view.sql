-- The rows that board_row should have: each engagement on each agency's board, with the columns needed for sorting and
-- filtering. board_row is denormalised: triggers write it through index_board.
create or replace view app.board_now as
  select e.id as engagement_id, m.supplier_id, e.client_id, e.number, e.engagement_type_id,
    coalesce(a.status_id, 0) as application_status_id, e.status = 'open' as is_open, app.stage_rank(e.stage) as stage_rank,
    e.created_at, case when e.paused_at is null then e.closing_at else 'infinity' end as closes_at, e.closing_at,
    e.paused_at, e.paused_until, lower(e.title) as title, lower(c.name) as client, work.users,
    concat_ws(' ', app.lexemes(k.key || '${boardLexeme.word}', e.title, '1A'),
        app.lexemes(k.key || '${boardLexeme.word}', c.name, '2B'),
        app.lexemes(k.key || '${boardLexeme.word}', e.location, '3C'),
        app.lexemes(k.key || '${boardLexeme.word}', requests.titles, '4D'))::tsvector
      || array_to_tsvector(array[
           k.key || '${boardLexeme.number}' || e.number,
           k.key || '${boardLexeme.number}' || lpad(e.number::text, greatest(6, length(e.number::text)), '0'),
           k.key || '${boardLexeme.status}' || case when e.status = 'completed' then ${boardStage.completed}
             when e.status = 'cancelled' then ${boardStage.cancelled} when e.stage = 'fulfillment' then ${boardStage.fulfillment}
             else ${boardStage.application} end,
           k.key || '${boardLexeme.stage}' || e.stage,
           k.key || '${boardLexeme.applicationStatus}' || coalesce(a.status_id, 0),
           k.key || '${boardLexeme.engagementType}' || e.engagement_type_id,
           k.key || '${boardLexeme.kind}' || e.kind,
           k.key || '${boardLexeme.client}' || e.client_id]
         || array(select '${boardLexeme.assignedUser}' || u from unnest(work.users) u)) as words,
    e.status = 'open' and coalesce(a.status_id, 0) = ${applicationStatus.approved}
      and app.has_unfilled_request(e.id, m.supplier_id) as has_unfilled_request
  from (select engagement_id, supplier_id from application
        union select engagement_id, supplier_id from assignment where deleted_at is null) m
  join engagement e on e.id = m.engagement_id
  join tenant c on c.id = e.client_id
  left join application a on a.engagement_id = m.engagement_id and a.supplier_id = m.supplier_id
  cross join lateral (select right(m.supplier_id::text, 8) as key) k
  cross join lateral (select coalesce(array_agg(s.user_id order by s.user_id), '{}') as users from assignment s
    where s.engagement_id = m.engagement_id and s.supplier_id = m.supplier_id and s.deleted_at is null) work
  cross join lateral (select coalesce(string_agg(t.job_title, ' '), '') as titles from talent_request t
    where t.engagement_id = m.engagement_id and t.published_at is not null) requests
  where e.published_at is not null and c.side = 'client' and c.status = 'approved';
