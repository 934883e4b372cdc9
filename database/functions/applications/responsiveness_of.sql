create or replace function app.responsiveness_of(p_client uuid, p_now timestamptz)
  returns table (decisions int, median_hours float8, unsuccessful int, with_reason int)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select count(f.at)::int, percentile_cont(0.5) within group (order by extract(epoch from f.at - a.applied_at) / 3600),
    count(*) filter (where a.status_id in (${applicationStatus.declined}, ${applicationStatus.notSelected}))::int,
    count(*) filter (where a.status_id = ${applicationStatus.declined} and a.reason_code is not null)::int
  from application a
  left join lateral (
    select s.at from application_step s
    where s.application_id = a.id and s.by_side = 'client' and s.to_status_id in (${applicationStatus.approved}, ${applicationStatus.declined})
    order by s.at, s.id limit 1) f on true
  where a.client_id = p_client and a.applied_at > p_now - interval '1 year'
  having count(f.at) >= 5 $$;
