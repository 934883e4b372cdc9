-- A time in UTC with its microseconds, as receipts and the log have it.
create or replace function app.instant_text(p_at timestamptz) returns text language sql immutable as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;
