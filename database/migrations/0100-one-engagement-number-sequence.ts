import { sql, type Kysely } from 'kysely';

/**
 * Engagements of both kinds are numbered by one sequence. Of two that share a number the older keeps it, and the other
 * gets the next free one; accepted terms and recorded payments stay as they were sent. Source: decision 0049.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create sequence engagement_number;
       grant usage on sequence engagement_number to rolecall_app;
       select set_config('app.side', 'system', true);
       select setval('engagement_number', (select coalesce(max(number), 0) + 1 from engagement), false);
       alter table engagement disable trigger engagement_goes_on;
       update engagement set number = nextval('engagement_number') where id in (
         select id from (
           select id, row_number() over (partition by number order by coalesce(published_at, created_at), created_at, id) as nth
           from engagement) numbered
         where nth > 1);
       alter table engagement enable trigger engagement_goes_on;
       select set_config('app.side', '', true);
       alter table engagement drop constraint engagement_kind_number_key, add constraint engagement_number_key unique (number);`,
    )
    .execute(db);
  // The version that serves during the update still draws from these: far above, they give nobody's number.
  await sql
    .raw(
      `alter sequence engagement_number_competitive restart with 900001;
       alter sequence engagement_number_successfee restart with 950001`,
    )
    .execute(db);
};
