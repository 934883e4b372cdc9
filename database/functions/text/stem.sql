-- The lexeme of a word in the text index: its English stem, or the word itself if it has digits; null for a stop word.
create or replace function app.stem(p_word text) returns text language sql immutable parallel safe as $$
  select (tsvector_to_array(to_tsvector('pg_catalog.english', p_word)))[1] $$;
