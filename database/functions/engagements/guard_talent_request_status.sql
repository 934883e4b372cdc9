-- Prevents status changes of a talent request that the domain rules don't allow.
create or replace function app.guard_talent_request_status() returns trigger language plpgsql as $$
begin
  if old.status_id <> new.status_id and not (case old.status_id
      when ${talentRequestStatus.pending} then new.status_id in (${talentRequestStatus.inMarket}, ${talentRequestStatus.available}, ${talentRequestStatus.cancelled})
      when ${talentRequestStatus.inMarket} then new.status_id in (${talentRequestStatus.available}, ${talentRequestStatus.fulfilled}, ${talentRequestStatus.cancelled}, ${talentRequestStatus.paused})
      when ${talentRequestStatus.available} then new.status_id in (${talentRequestStatus.fulfilled}, ${talentRequestStatus.cancelled}, ${talentRequestStatus.paused})
      when ${talentRequestStatus.cancelled} then new.status_id in (${talentRequestStatus.pending}, ${talentRequestStatus.inMarket}, ${talentRequestStatus.available})
      when ${talentRequestStatus.paused} then new.status_id in (${talentRequestStatus.inMarket}, ${talentRequestStatus.available}, ${talentRequestStatus.fulfilled}, ${talentRequestStatus.cancelled})
      else false end) then
    raise exception 'a talent request cannot go from % to %', old.status_id, new.status_id using errcode = 'RC006';
  end if;
  return new;
end $$;
