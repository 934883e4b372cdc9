-- The lots of the calling auditor's audits. The log of a lot is readable once the lot is settled and until the audit
-- ends, provided that bidding had begun.
create or replace function app.audited_lots()
  returns table (audit_id uuid, engagement_number int, title text, client_name text, currency_code text, talent_request_id uuid,
    talent_request_number int, job_title text, state text, closed_at timestamptz, final_head text, is_readable boolean)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select a.id, e.number, e.title, c.name, u.code, r.id, r.number, r.job_title, l.state, l.closed_at,
    l.final_head, a.ended_at is null and l.final_head is not null and l.state in ('awarded', 'unsuccessful', 'cancelled')
  from audit a
  join engagement e on e.id = a.engagement_id
  join tenant c on c.id = a.client_id
  join currency u on u.id = e.currency_id
  join lot l on l.engagement_id = a.engagement_id
  join talent_request r on r.id = l.talent_request_id
  where a.auditor_id = app.tenant()
  order by a.named_at desc, a.id, r.number $$;
