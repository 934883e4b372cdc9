-- Records that the calling auditor reads the log of a settled lot, and returns the log's leaves in order, with the
-- amounts that open each bid. Once Rolecall has approved showing the agencies' names, returns them too, except for a
-- download. For any other caller, returns no rows and records nothing. Reading and recording happen in one function,
-- so that nothing can be read without leaving the record that bidders see.
create or replace function app.read_audited_log(p_access uuid, p_audit uuid, p_request uuid, p_at timestamptz, p_is_download boolean)
  returns table (index int, kind text, at text, content text, bidder text, agency_name text, method_id int, amount text,
    comparable text, salt text)
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
declare shows_names boolean;
begin
  insert into audit_access (id, audit_id, talent_request_id, engagement_id, client_id, published_at, auditor_name, at,
    is_download, with_names)
  select p_access, a.id, l.talent_request_id, a.engagement_id, a.client_id, e.published_at, t.name, p_at, p_is_download,
    a.names_shown_at is not null and not p_is_download
  from audit a
  join app.audited_lots() l on l.audit_id = a.id and l.talent_request_id = p_request and l.is_readable
  join tenant t on t.id = a.auditor_id
  join engagement e on e.id = a.engagement_id
  where a.id = p_audit
  returning with_names into shows_names;
  if shows_names is null then return; end if;
  return query
  select f.index, f.kind, app.instant_text(f.at), f.content, s.bidder, case when shows_names then t.name end,
    b.bid_method_id, coalesce(b.amount, o.amount)::text, coalesce(b.comparable, o.comparable)::text, coalesce(b.salt, o.salt)
  from lot_leaf f
  left join standing_bid s on s.talent_request_id = f.talent_request_id and s.supplier_id = f.supplier_id
  left join tenant t on t.id = f.supplier_id
  left join bid b on b.talent_request_id = f.talent_request_id and b.leaf_index = f.index
  left join bid_opening o on o.bid_id = b.id
  where f.talent_request_id = p_request
  order by f.index;
end $$;
