-- The text of a draft candidate in which `app.is_kept_record` looks for people whose data must be kept. Includes the
-- draft's CV.
create or replace function app.text_of_draft_candidate(p_draft uuid) returns text
  language sql stable set search_path = public as $$
  select d.email_address || ' ' || coalesce(cv.text_content, '')
  from draft_candidate d left join candidate_document cv on cv.id = d.document_id where d.id = p_draft $$;
