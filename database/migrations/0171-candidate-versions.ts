import { sql, type Kysely } from 'kysely';
import { makeTable, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/**
 * The versions of a submitted candidate: what was submitted, then the state after each change by the agency, the employer
 * or Rolecall. Decision 0136.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  await makeTable(
    db,
    'candidate_version',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `candidate_id uuid not null references candidate on delete cascade,
     number int not null check (number > 0),
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     at timestamptz not null,
     by_user_id uuid,
     by_name text not null,
     by_side text not null check (by_side in ('agency', 'client', 'provider', 'system')),
     content jsonb not null,
     primary key (candidate_id, number)`,
    'append',
  );
  await run(`
    create index candidate_version_of_author on candidate_version (by_user_id) where by_user_id is not null;
    -- A version never changes. The system may anonymise its author, and delete it with the candidate's personal data.
    grant update (by_name) on candidate_version to rolecall_app;
    grant delete on candidate_version to rolecall_app;
    create policy candidate_version_author on candidate_version as restrictive for update
      using ((select app.side()) = 'system');
    create policy candidate_version_erasure on candidate_version as restrictive for delete
      using ((select app.side()) = 'system')`);
  await addInheritedAssignmentPolicy(db, 'candidate_version', 'candidate');

  // The first version of an existing candidate is its current state. If events show that the candidate has changed
  // since the submission, this version has the date of the latest change and no author.
  await run(`
    insert into candidate_version (candidate_id, number, supplier_id, client_id, at, by_user_id, by_name, by_side, content)
    select c.id, 1, c.supplier_id, c.client_id, coalesce(changed.at, c.date_submitted),
      case when changed.at is null then c.submitted_by end,
      case when changed.at is null then c.submitted_by_name else 'Rolecall' end,
      case when changed.at is null then 'agency' else 'system' end,
      jsonb_build_object(
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
    from candidate c
      left join lateral (
        select max(e.at) as at from event e
        where e.candidate_id = c.id and e.at > c.date_submitted and e.kind in (
          'candidate.edited', 'candidate.answers-changed', 'candidate.document-added', 'candidate.document-deleted',
          'candidate.salary-approved', 'candidate.employer-approved-salary', 'candidate.salary-corrected')) changed on true
    where c.erased_at is null`);
};
