-- Returns the English stems of a text as a tsvector, all with the same weight.
create or replace function app.vector_of(p_text text, p_weight "char") returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('pg_catalog.english', regexp_replace(app.plain(p_text), '[^[:alnum:]]+', ' ', 'g')), p_weight) $$;
