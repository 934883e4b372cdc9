-- The times at which the calling agency uploaded CVs that it has not submitted: those in unfinished submissions, drafts and
-- requests for consent that have the email address. Row security does not apply, because they are proof of the agency, not
-- of the user who opens a dispute.
create or replace function app.unsubmitted_cv_uploads(p_email text)
  returns table (created_at timestamptz)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select distinct cv.created_at
  from candidate_document cv
  where cv.supplier_id = app.tenant() and cv.kind = 'cv' and cv.candidate_id is null and cv.id in (
    select f.document_id from submission_draft f
    where f.supplier_id = app.tenant() and lower(f.fields ->> 'emailAddress') = lower(p_email)
    union all
    select d.document_id from draft_candidate d
    where d.supplier_id = app.tenant() and lower(d.email_address) = lower(p_email)
    union all
    select (c.submission ->> 'documentId')::uuid from consent_request c
    where c.supplier_id = app.tenant() and lower(c.email_address) = lower(p_email))
  order by cv.created_at $$;
