-- Formats a time in UTC with microseconds, as in receipts and in the log.
create or replace function app.instant_text(p_at timestamptz) returns text language sql immutable as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;
