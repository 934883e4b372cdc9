-- Returns the time at which a bid is received. Tests replace this function with one that returns the time of their own
-- clock, which is passed as `p_now`.
create or replace function app.received_now(p_now timestamptz) returns timestamptz language sql volatile as $$
  select clock_timestamp() $$;
