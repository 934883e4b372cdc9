-- Prevents changes to the terms of a closed talent request and, once bidding on it has ended, to the terms on which
-- bids are based. Right after a lot's end, its state is still open until a job saves the new one; until then, only the
-- server's policies refuse the change.
create or replace function app.guard_talent_request_terms() returns trigger language plpgsql as $$
begin
  if old.published_at is null then return new; end if;
  if old.status_id in (${talentRequestStatus.fulfilled}, ${talentRequestStatus.cancelled})
     and (${requestColumns.new}) is distinct from (${requestColumns.old}) then
    raise exception 'the terms of a closed talent request do not change' using errcode = 'RC008';
  end if;
  if (${bidBasisColumns.new}) is distinct from (${bidBasisColumns.old})
     and exists (select from engagement e left join lot l on l.talent_request_id = old.id
                 where e.id = old.engagement_id and e.kind = 'competitive'
                   and (l.state not in ('scheduled', 'open', 'rebid') or (l.state is null and e.stage = 'fulfillment'))) then
    raise exception 'the terms of a talent request do not change once bidding has ended' using errcode = 'RC009';
  end if;
  return new;
end $$;
