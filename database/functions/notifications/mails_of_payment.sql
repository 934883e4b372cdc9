-- Returns the numbers of sent, waiting and failed emails to one party about a payment of the caller's tenant, or about
-- any payment if the caller is the provider, but not their recipients.
create or replace function app.mails_of_payment(p_transaction uuid, p_party text)
  returns table (recipients int, waiting int, sent int, dead int, last_sent_at timestamptz)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select count(n.user_id)::int,
         (count(*) filter (where m.status = 'due'))::int,
         (count(*) filter (where m.status = 'sent'))::int,
         (count(*) filter (where m.status = 'dead'))::int,
         max(m.sent_at)
  from payment_transaction t
  join payment_notice n on n.transaction_id = t.id and n.party = p_party
  left join mail m on m.id = n.mail_id
  where t.id = p_transaction
    and (app.tenant() in (t.supplier_id, t.client_id)
         or exists (select 1 from tenant one where one.id = app.tenant() and one.side = 'provider')) $$;
