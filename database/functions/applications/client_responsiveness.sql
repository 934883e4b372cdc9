-- Returns figures on how an employer has answered applications from all agencies in the last year. An application
-- without a decision counts as unanswered once it has waited 14 days or was closed, and ranks as slower than every
-- decision. Returns no row for fewer than five applications, because figures based on so few would reveal individual
-- decisions. Source: decision 0052.
create or replace function app.client_responsiveness(p_client uuid, p_now timestamptz)
  returns table (decisions int, unanswered int, median_hours float8, unsuccessful int, with_reason int)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  with counted as (
    select a.status_id, a.reason_code, extract(epoch from f.at - a.applied_at)::float8 / 3600 as hours
    from application a
    left join lateral (
      select s.at from application_step s
      where s.application_id = a.id and s.by_side = 'client' and s.to_status_id in (${applicationStatus.approved}, ${applicationStatus.declined})
      order by s.at, s.id limit 1) f on true
    where a.client_id = p_client and a.applied_at > p_now - interval '1 year'
      and (f.at is not null or a.status_id = ${applicationStatus.notSelected}
        or (case a.status_id when ${applicationStatus.withdrew} then a.withdrawn_at else p_now end) - a.applied_at >= interval '14 days')
  )
  select count(hours)::int, (count(*) - count(hours))::int,
    case when 2 * count(hours) > count(*)
      then percentile_cont(0.5) within group (order by coalesce(hours, 'infinity')) end,
    count(*) filter (where status_id in (${applicationStatus.declined}, ${applicationStatus.notSelected}))::int,
    count(*) filter (where status_id = ${applicationStatus.declined} and reason_code is not null)::int
  from counted
  having count(*) >= 5 $$;
