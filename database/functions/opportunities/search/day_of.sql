-- The day as a number, the same wherever the server stands.
create or replace function app.day_of(p_at timestamptz) returns int language sql immutable parallel safe as $$
  select case when isfinite(p_at) then (p_at at time zone 'UTC')::date - date '2000-01-01' end $$;
