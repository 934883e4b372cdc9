-- Formats the words of a text as a tsvector literal. Each word gets the given prefix, and a position with a weight.
create or replace function app.lexemes(p_before text, p_text text, p_place text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg('''' || p_before || w || ''':' || p_place, ' '), '') from unnest(app.words_in(p_text)) w $$;
