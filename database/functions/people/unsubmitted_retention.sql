-- Returns an agency's draft candidates that were not submitted, and its consents that were given or withdrawn without
-- a submission, if their retention period ends by the given time; either all of them or a single one. Includes the end
-- of the period, counted from the last change, and the reasons that prevent an erasure then. Row security does not
-- apply: callers filter by what they may see.
create or replace function app.unsubmitted_retention(p_supplier uuid, p_until timestamptz, p_record uuid default null)
  returns table (kind text, id uuid, first_name text, last_name text, engagement_id uuid, last_activity_at timestamptz,
    activity text, due_at timestamptz, noticed_at timestamptz, open_submissions int, guaranteed_until timestamptz,
    open_disputes int, held_since timestamptz, refused_at timestamptz)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  with records as (
    select 'draft' as kind, d.id, d.first_name, d.last_name, d.engagement_id, d.updated_at as at, 'edited' as activity,
      d.retention_noticed_at, app.text_of_draft_candidate(d.id) as text
    from draft_candidate d
    where d.supplier_id = p_supplier and d.candidate_id is null
    union all
    select 'consent', c.id, c.first_name, c.last_name, c.engagement_id, greatest(c.answered_at, c.withdrawn_at), 'consent',
      c.retention_noticed_at, app.text_of_consent_request(c.id)
    from consent_request c
    where c.supplier_id = p_supplier and c.state in ('agreed', 'withdrawn') and c.erased_at is null
      and not exists (select from candidate k where k.consent_request_id = c.id)),
  ended as (
    select r.*, app.end_of_retention(r.at, coalesce(
      (select s.months from retention_setting s where s.supplier_id = p_supplier), ${retention.months})) as due
    from records r
    where app.tenant() is null or app.tenant() = p_supplier)
  select e.kind, e.id, e.first_name, e.last_name, e.engagement_id, e.at, e.activity, e.due,
    app.valid_retention_notice(e.retention_noticed_at, e.at, e.due),
    0, null::timestamptz,
    case when app.is_kept_record(p_supplier, e.text) then 1 else 0 end,
    case when app.is_kept_record(p_supplier, e.text, true)
      then (select min(h.placed_at) from person_hold h where h.supplier_id = p_supplier and h.lifted_at is null) end,
    null::timestamptz
  -- Only records that are due are compared with the people whose data must be kept, because that comparison is slow.
  from ended e where e.due <= p_until and (p_record is null or e.id = p_record) $$;
