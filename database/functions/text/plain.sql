-- Lower-case text without diacritics, for search.
create or replace function app.plain(p_text text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036f]', '', 'g')) $$;
