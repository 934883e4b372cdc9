-- Returns the lexeme for a word in the text index: the word's English stem, or the word itself if it contains digits;
-- null for a stop word.
create or replace function app.stem(p_word text) returns text language sql immutable parallel safe as $$
  select (tsvector_to_array(to_tsvector('pg_catalog.english', p_word)))[1] $$;
