-- Returns a word and its variants with one letter removed, and for a long word also with two removed; only the word
-- itself if it has fewer than 4 or more than 24 letters. Two words that share a variant might differ only by a typo.
create or replace function app.near(p_word text) returns text[] language sql immutable parallel safe as $$
  select case when length(p_word) < 4 or length(p_word) > 24 then array[p_word]
    else array_agg(distinct n) end
  from (
    select p_word as n
    union all select overlay(p_word placing '' from i for 1) from generate_series(1, length(p_word)) i
    union all select overlay(overlay(p_word placing '' from j for 1) placing '' from i for 1)
      from generate_series(1, length(p_word)) i join generate_series(1, length(p_word)) j on i < j
      where length(p_word) >= 8
  ) each $$;
