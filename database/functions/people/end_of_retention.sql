-- Returns the end of a retention period that begins with the given last activity.
create or replace function app.end_of_retention(p_last_activity timestamptz, p_months int) returns timestamptz
  language sql immutable as $$
  select (p_last_activity at time zone 'UTC' + make_interval(months => p_months)) at time zone 'UTC' $$;
