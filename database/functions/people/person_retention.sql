-- Returns a person's latest activity, the end of the agency's retention period after it, and the reasons that prevent
-- the person's erasure at that time. Counts all submissions, including those that the caller isn't allowed to see.
-- Returns no row to an agency for another agency's person. A person's refusal to let their data be kept applies until
-- they are submitted again or agree.
create or replace function app.person_retention(p_person uuid)
  returns table (last_activity_at timestamptz, activity text, due_at timestamptz, noticed_at timestamptz,
    open_submissions int, guaranteed_until timestamptz, guarantee_zone text, open_disputes int, held_since timestamptz, refused_at timestamptz)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  with asked as (
    select p.id, p.supplier_id, p.created_at, p.renewed_at, p.retention_noticed_at, p.keep_refused_at, coalesce(s.months, ${retention.months}) as months
    from person p left join retention_setting s on s.supplier_id = p.supplier_id
    where p.id = p_person and (app.tenant() is null or app.tenant() = p.supplier_id
      or exists (select from tenant t where t.id = app.tenant() and t.side = 'provider'))),
  submitted as materialized (
    select c.* from asked join person_submission l on l.person_id = asked.id join candidate c on c.id = l.candidate_id
    where c.erased_at is null),
  latest as (
    select a.at, a.activity from (
      select 1 as place, max(date_submitted) as at, 'submitted' as activity from submitted
      union all select 2, max(s.at), 'moved' from submitted c join candidate_step s on s.candidate_id = c.id
      union all select 3, max(d.created_at), 'document'
        from submitted c join candidate_document d on d.candidate_id = c.id where d.deleted_at is null
      union all select 4, max(greatest(c.updated_at, c.employer_edited_at)), 'edited' from submitted c
      union all select 5, max(m.created_at), 'comment'
        from submitted c join thread t on t.candidate_id = c.id join message m on m.thread_id = t.id
        where m.visible_to <> 'client'
      union all select 6, max(n.created_at), 'note' from person_note n where n.person_id = p_person
      union all select 7, max(r.answered_at), 'consent'
        from submitted c join consent_request r on r.supplier_id = c.supplier_id and r.state = 'agreed'
          and lower(r.email_address) = lower(c.email_address)
      union all select 8, renewed_at, 'renewed' from asked) a
    where a.at is not null order by a.at desc, a.place limit 1),
  ended as (
    select asked.*, coalesce(latest.at, asked.created_at) as at, coalesce(latest.activity, 'submitted') as activity,
      app.end_of_retention(coalesce(latest.at, asked.created_at), asked.months) as due
    from asked left join latest on true),
  guarantee as (
    select c.date_hired + make_interval(hours => 24 * coalesce((a.terms ->> 'guaranteeDays')::int, e.guarantee_days)) as until,
      e.time_zone
    from submitted c join engagement e on e.id = c.engagement_id join application a on a.id = c.application_id
    where c.date_hired is not null order by 1 desc limit 1)
  select e.at, e.activity, e.due,
    app.valid_retention_notice(e.retention_noticed_at, e.at, e.due),
    (select count(*)::int from submitted where status_id in (${openStatuses})),
    g.until, g.time_zone,
    -- `offset 0` makes this a lookup for each candidate, instead of a search through all undecided matters.
    (select count(*)::int from submitted c where exists (
      select from app.open_matter m where m.candidate_id = c.id and m.supplier_id = c.supplier_id offset 0)),
    app.held_since(e.id),
    case when e.keep_refused_at >= greatest(e.renewed_at, (select max(date_submitted) from submitted)) then e.keep_refused_at end
  from ended e left join guarantee g on true $$;
