import { sql, type Kysely } from 'kysely';

/** What somebody did is found by who they are: for what is stored about them, and to take their name out of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create index candidate_of_submitter on candidate (submitted_by, date_submitted desc);
       create index candidate_step_of_author on candidate_step (by_user_id) where by_user_id is not null;
       create index application_of_applicant on application (applied_by, applied_at desc);`,
    )
    .execute(db);
};
