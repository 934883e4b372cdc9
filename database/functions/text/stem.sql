-- The English stem of a word; null for a stop word.
create or replace function app.stem(p_word text) returns text language sql immutable parallel safe as $$
  select (ts_lexize('english_stem', p_word))[1] $$;
