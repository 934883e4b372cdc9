import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * A talent request may resume by itself, and an engagement whose requests are all paused stands still. What has ended
 * stays ended, stages only go forward, and a talent request goes only where its status leads. The employer's words
 * beside a reason are a note of its own, since events hold ids alone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table engagement
         add column paused_at timestamptz,
         add column paused_until timestamptz,
         add column end_reason_id int,
         add constraint paused_until_of_a_pause check (paused_until is null or paused_at is not null);
       alter table talent_request
         add column resume_at timestamptz,
         add constraint paused_knows_its_way_back check (status_id <> 8 or status_before_pause_id in (2, 5));
       create index talent_request_to_resume on talent_request (resume_at) where status_id = 8 and resume_at is not null;
       create index talent_request_cancelled_at on talent_request (status_changed_at) where status_id = 7;

       create function app.stage_rank(p_stage text) returns int language sql immutable as $$
         select array_position(array['application', 'clarification', 'bidding', 'fulfillment', 'ended'], p_stage) $$;
       create function app.engagement_goes_on() returns trigger language plpgsql as $$
       begin
         if old.status <> 'open' and (new.status, new.ended_as, new.stage) is distinct from (old.status, old.ended_as, old.stage) then
           raise exception 'what has ended stays ended' using errcode = 'RC003';
         end if;
         if app.stage_rank(new.stage) < app.stage_rank(old.stage) then
           raise exception 'stages only go forward' using errcode = 'RC004';
         end if;
         if old.published_at is not null and (new.published_at, new.kind, new.engagement_type_id, new.currency_id, new.client_id, new.number)
             is distinct from (old.published_at, old.kind, old.engagement_type_id, old.currency_id, old.client_id, old.number) then
           raise exception 'kind, currency and client of a published engagement stay' using errcode = 'RC005';
         end if;
         return new;
       end $$;
       create trigger engagement_goes_on before update on engagement for each row execute function app.engagement_goes_on();
       create function app.talent_request_goes_on() returns trigger language plpgsql as $$
       begin
         if old.status_id <> new.status_id and not (case old.status_id
             when 1 then new.status_id in (2, 5, 7)
             when 2 then new.status_id in (5, 6, 7, 8)
             when 5 then new.status_id in (6, 7, 8)
             when 7 then new.status_id in (1, 2, 5)
             when 8 then new.status_id in (2, 5, 6, 7)
             else false end) then
           raise exception 'a talent request does not go from % to %', old.status_id, new.status_id using errcode = 'RC006';
         end if;
         return new;
       end $$;
       create trigger talent_request_goes_on before update on talent_request for each row execute function app.talent_request_goes_on();`,
    )
    .execute(db);
  await makeTable(
    db,
    'engagement_note',
    { kind: 'owned', tenant: 'client_id' },
    `id uuid primary key,
     client_id uuid not null references tenant,
     engagement_id uuid not null references engagement,
     words text not null check (length(words) between 1 and 500)`,
    'append',
  );
  await sql.raw(`create index engagement_note_of on engagement_note (engagement_id)`).execute(db);
};
