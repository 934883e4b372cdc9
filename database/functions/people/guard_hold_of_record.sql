-- Prevents deleting or clearing a record about a person whose data Rolecall's staff have put on hold. Source: decision
-- 0125. Uses separate statements rather than one expression, because each refers to columns that only its own table
-- has.
create or replace function app.guard_hold_of_record() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
declare kept boolean := false;
begin
  if tg_table_name = 'person_note' then
    kept := app.held_since(old.person_id) is not null;
  elsif tg_table_name = 'candidate_document' then
    kept := old.candidate_id is not null and app.is_held_candidate(old.candidate_id);
  elsif tg_table_name = 'consent_request' then
    kept := app.is_kept_record(old.supplier_id, app.text_of_consent_request(old.id), true);
  elsif tg_table_name = 'draft_candidate' then
    kept := app.is_kept_record(old.supplier_id, app.text_of_draft_candidate(old.id), true);
  elsif tg_table_name = 'ownership_dispute' then
    kept := app.is_held_dispute(old.id, old.supplier_id, old.keys);
  end if;
  if kept then raise exception 'this person is held' using errcode = 'RC014'; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
