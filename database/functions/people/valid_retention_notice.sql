-- Returns the time of a notice of erasure if it still counts, otherwise null. A notice is ignored if it was sent before
-- the last activity, or so long before the end of the period that it refers to an earlier end, because the agency has
-- since chosen a longer period.
create or replace function app.valid_retention_notice(
    p_noticed timestamptz, p_last_activity timestamptz, p_end timestamptz)
  returns timestamptz language sql stable as $$
  select case when p_noticed >= greatest(p_last_activity, p_end - make_interval(days => ${retention.noticeDays}))
    then p_noticed end $$;
