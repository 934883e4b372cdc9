-- Returns the numbers of sent, waiting and failed emails about an event of the caller's tenant, but not their
-- recipients.
create or replace function app.mails_of_event(p_event uuid)
  returns table (recipients int, waiting int, sent int, dead int, last_sent_at timestamptz)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select count(*)::int,
         (count(*) filter (where n.dropped_at is null and (m.id is null or m.status = 'due')))::int,
         (count(*) filter (where m.status = 'sent'))::int,
         (count(*) filter (where m.status = 'dead'))::int,
         max(m.sent_at)
  from mail_notice n
  join event e on e.id = n.feed_id
  left join mail m on m.id = n.mail_id
  where n.feed_id = p_event and app.tenant() in (e.supplier_id, e.client_id) $$;
