-- Marks a new candidate as disputed if the ownership of the same person is in dispute, so that this candidate can't be
-- hired either until the dispute has ended.
create or replace function app.hold_disputed() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  if exists (select from ownership_defence f
             where f.outcome is null and f.supplier_id = new.supplier_id
               and f.scope_id in (new.client_id, new.talent_request_id) and f.candidate_id <> new.candidate_id
               and new.candidate_id in (select app.candidates_of_person(f.candidate_id, f.scope_id))) then
    update candidate set dispute_state = 'pending'
    where id = new.candidate_id and dispute_state is null and status_id <> ${candidateStatus.hired};
  end if;
  return new;
end $$;
