-- Prevents changes to a candidate's answer to a consent request and to the evidence of it. The candidate can still
-- withdraw the consent with a message, and the agency can cancel it while it is unused; an erasure removes everything
-- about the person.
create or replace function app.guard_answer() returns trigger language plpgsql as $$
begin
  -- The version before this one replaces the message of the answer with that of the withdrawal. Both are stored.
  if old.state = 'agreed' and new.state = 'withdrawn' and new.note <> old.note and new.withdrawal_note = '' then
    new.withdrawal_note := new.note;
    new.note := old.note;
  end if;
  if new.erased_at is null
    and ((new.answered_at, new.shown_hash, new.text_version, new.shown, new.email_address, new.first_name, new.last_name,
          new.corrections, new.note, new.supplier_id, new.client_id, new.talent_request_id)
        is distinct from
        (old.answered_at, old.shown_hash, old.text_version, old.shown, old.email_address, old.first_name, old.last_name,
          old.corrections, old.note, old.supplier_id, old.client_id, old.talent_request_id)
      or (new.state <> old.state and (old.state, new.state) not in (('agreed', 'withdrawn'), ('agreed', 'cancelled')))
      or (new.withdrawal_note <> old.withdrawal_note and (old.state, new.state) <> ('agreed', 'withdrawn'))
      or (old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at)) then
    raise exception 'the answer of a candidate does not change' using errcode = 'RC019';
  end if;
  return new;
end $$;
