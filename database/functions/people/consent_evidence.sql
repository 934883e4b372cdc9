-- Returns the evidence of a candidate's consent, only to the client that received the candidate. Clients need this
-- function because they can't read the agency's consent requests. The page itself is left out, since it may contain
-- details that the candidate corrected before they were shared.
create or replace function app.consent_evidence(p_candidate uuid)
  returns table (state text, text_version int, requested_at timestamptz, opened_at timestamptz, answered_at timestamptz,
    withdrawn_at timestamptz, shown_hash text, documents jsonb)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select c.state, c.text_version, c.requested_at, c.opened_at, c.answered_at, c.withdrawn_at, c.shown_hash,
    c.shown::jsonb -> 'documents'
  from candidate k join consent_request c on c.id = k.consent_request_id
  where k.id = p_candidate and k.client_id = app.tenant() $$;
