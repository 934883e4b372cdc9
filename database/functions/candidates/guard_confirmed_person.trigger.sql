create or replace trigger guard_confirmed_person
  before update of first_name, last_name, email_address, contact_number, linked_in, current_country_id on candidate
  for each row when ((old.consent_request_id is not null or old.claim_state = 'pending' or old.dispute_state = 'pending')
    and new.erased_at is null
    and (old.first_name, old.last_name, old.email_address, old.contact_number, old.linked_in, old.current_country_id)
      is distinct from
        (new.first_name, new.last_name, new.email_address, new.contact_number, new.linked_in, new.current_country_id))
  execute function app.guard_confirmed_person();
