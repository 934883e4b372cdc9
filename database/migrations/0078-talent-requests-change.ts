import { sql, type Kysely } from 'kysely';
import { makeTable, onlyAssigned } from '#database/table-kinds.ts';

/**
 * A published talent request may change, and what of it was what before is kept. An answer stays with the wording it was
 * given to: a question that is asked never changes, and is withdrawn when another takes its place. What agencies bid on
 * stays once bidding has begun.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table talent_request add column version int not null default 1;
       alter table qualification_question add column withdrawn_at timestamptz;

       create function app.question_stays() returns trigger language plpgsql as $$
       begin
         if old.published_at is not null
            and (new.text, new.kind, new.options, new.is_mandatory, new.talent_request_id, new.published_at)
              is distinct from (old.text, old.kind, old.options, old.is_mandatory, old.talent_request_id, old.published_at) then
           raise exception 'a question that is asked stays as it is' using errcode = 'RC007';
         end if;
         if old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at then
           raise exception 'a question that is withdrawn is not asked again' using errcode = 'RC007';
         end if;
         return new;
       end $$;
       create trigger question_stays before update on qualification_question for each row execute function app.question_stays();

       create function app.talent_request_says() returns trigger language plpgsql as $$
       begin
         if old.published_at is null then return new; end if;
         if old.status_id in (6, 7)
            and (new.job_title, new.description, new.location, new.no_of_roles, new.base_salary_from, new.base_salary_to,
                 new.contracted_units, new.cv_cap)
              is distinct from (old.job_title, old.description, old.location, old.no_of_roles, old.base_salary_from,
                 old.base_salary_to, old.contracted_units, old.cv_cap) then
           raise exception 'what a closed talent request says stays as it is' using errcode = 'RC008';
         end if;
         if (new.location, new.no_of_roles, new.base_salary_from, new.base_salary_to, new.contracted_units)
              is distinct from (old.location, old.no_of_roles, old.base_salary_from, old.base_salary_to, old.contracted_units)
            and exists (select from engagement e where e.id = old.engagement_id and e.kind = 'competitive'
                        and e.stage in ('bidding', 'fulfillment')) then
           raise exception 'what agencies bid on stays as it is' using errcode = 'RC009';
         end if;
         return new;
       end $$;
       create trigger talent_request_says before update of job_title, description, location, no_of_roles, base_salary_from,
         base_salary_to, contracted_units, cv_cap on talent_request for each row execute function app.talent_request_says();`,
    )
    .execute(db);
  await makeTable(
    db,
    'talent_request_change',
    // Wanted answers are never published: their changes are the employer's own.
    { kind: 'published', client: 'client_id' },
    `id uuid primary key,
     -- What changed at once has one; the event names it.
     change_id uuid not null,
     talent_request_id uuid not null references talent_request,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     field text not null check (field in ('jobTitle', 'description', 'location', 'noOfRoles', 'baseSalaryFrom',
       'baseSalaryTo', 'contractedUnits', 'cvCap', 'question', 'wanted')),
     about text,
     before text,
     after text,
     sort int not null,
     published_at timestamptz,
     constraint wanted_answers_stay_with_the_employer check (field <> 'wanted' or published_at is null),
     constraint something_changed check (before is distinct from after)`,
    'append',
  );
  await onlyAssigned(db, 'talent_request_change', 'engagement_id');
  await sql.raw(`create index talent_request_change_of on talent_request_change (change_id, sort)`).execute(db);
};
