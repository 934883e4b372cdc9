-- Returns the content of a candidate's version: the details, the current pay, the documents and the answers.
create or replace function app.candidate_content(p_candidate uuid)
  returns jsonb language sql stable set search_path = public as $$
  select jsonb_build_object(
    'firstName', c.first_name, 'lastName', c.last_name, 'emailAddress', c.email_address,
    'contactNumber', c.contact_number, 'linkedIn', c.linked_in, 'location', c.location,
    'currentCountryId', c.current_country_id,
    'baseSalary', coalesce(c.base_salary_revised, c.base_salary)::text,
    'totalCompensation', c.total_compensation::text, 'agencyFee', c.agency_fee::text,
    'commentToEmployer', c.comment_to_employer,
    'documentIds', (select coalesce(jsonb_agg(d.id order by d.created_at, d.id), '[]')
      from candidate_document d where d.candidate_id = c.id and d.deleted_at is null),
    'answers', (select coalesce(jsonb_agg(jsonb_build_object('questionId', a.question_id, 'answer', a.answer)
        order by a.question_id), '[]')
      from candidate_answer a where a.candidate_id = c.id))
  from candidate c where c.id = p_candidate $$;
