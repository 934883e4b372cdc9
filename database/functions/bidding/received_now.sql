-- The time at which a bid is received. Tests replace it with one that follows their clock, which is `p_now`.
create or replace function app.received_now(p_now timestamptz) returns timestamptz language sql volatile as $$
  select clock_timestamp() $$;
