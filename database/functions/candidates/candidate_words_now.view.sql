-- The rows that candidate_words should have: each candidate with the words of their name and number. candidate_words
-- is denormalised: a trigger writes it through index_candidate.
create or replace view app.candidate_words_now as
  select c.id as candidate_id, c.supplier_id, c.engagement_id, c.date_submitted,
    app.lexemes(k.key || '${candidateLexeme.name}', c.first_name || ' ' || c.last_name, '1')::tsvector || array_to_tsvector(
      array[k.key || '${candidateLexeme.number}' || c.number,
        k.key || '${candidateLexeme.number}' || lpad(c.number::text, greatest(6, length(c.number::text)), '0')]) as words
  from candidate c cross join lateral (select right(c.supplier_id::text, 8) as key) k
  where c.status_id <> ${candidateStatus.withdrew} and c.erased_at is null;
