create or replace function app.places_in(p_text text) returns text[] language sql immutable parallel safe as $$
  select array(select 'l:' || w from unnest(app.words_in(p_text)) w) $$;
