-- Adds hits to a rate limit's counter for a minute, and returns that counter's total.
create or replace function app.count_hits(p_key text, p_minute bigint, p_hits int) returns int
  language sql security definer set search_path = public set app.side = 'system' as $$
  insert into rate_limit as r (key, minute, hits) values (p_key, p_minute, p_hits)
  on conflict (key, minute) do update set hits = r.hits + excluded.hits returning hits $$;
