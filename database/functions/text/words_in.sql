-- The distinct normalised words of a text.
create or replace function app.words_in(p_text text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct w), '{}')
  from regexp_split_to_table(app.plain(p_text), '[^[:alnum:]]+') w where w <> '' and length(w) <= 60 $$;
