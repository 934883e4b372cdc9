create or replace function app.start_of_day(p_day int) returns timestamptz language sql immutable parallel safe as $$
  select (date '2000-01-01' + p_day)::timestamp at time zone 'UTC' $$;
