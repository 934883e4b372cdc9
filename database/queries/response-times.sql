-- response-times.application

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select max("at") as "at"
from "application_step"
where "application_id" = $1 and "supplier_id" = $2 and "by_side" = $3;

select "name", "service_level_days", "time_zone"
from "tenant"
where "id" = $1;

select "w"."waiting_since", "m"."reminded_at", "m"."escalated_at"
from
  app.waiting_record as "w"
  inner join "engagement" as "e" on "e"."id" = "w"."engagement_id"
  inner join "tenant" as "client" on "client"."id" = "w"."client_id"
  left join "response_reminder" as "m" on "m"."application_id" = "w"."application_id"
  and "m"."waiting_since" = "w"."waiting_since"
  and m.candidate_id is not distinct from w.candidate_id
where
  "e"."status" = $1
  and (
    "e"."paused_at" is null
    or "e"."paused_until" <= $2
  )
  and "w"."id" = $3
  and "w"."supplier_id" = $4;

commit;


-- response-times.candidate

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "id",
  "client_id",
  "first_viewed_at",
  "employer_edited_at",
  (
    select max("candidate_step"."at") as "at"
    from "candidate_step"
    where "candidate_step"."candidate_id" = "candidate"."id" and "candidate_step"."by_side" = $1
  ) as "moved_at",
  (
    select max("event"."at") as "at"
    from "event"
    where "event"."candidate_id" = "candidate"."id" and "event"."kind" = $2
  ) as "commented_at"
from "candidate"
where "id" = $3 and "supplier_id" = $4;

select "name", "service_level_days", "time_zone"
from "tenant"
where "id" = $1;

select "w"."waiting_since", "m"."reminded_at", "m"."escalated_at"
from
  app.waiting_record as "w"
  inner join "engagement" as "e" on "e"."id" = "w"."engagement_id"
  inner join "tenant" as "client" on "client"."id" = "w"."client_id"
  left join "response_reminder" as "m" on "m"."application_id" = "w"."application_id"
  and "m"."waiting_since" = "w"."waiting_since"
  and m.candidate_id is not distinct from w.candidate_id
where
  "e"."status" = $1
  and (
    "e"."paused_at" is null
    or "e"."paused_until" <= $2
  )
  and "w"."id" = $3
  and "w"."supplier_id" = $4;

commit;


-- response-times.serviceLevel

start transaction read only;

select *
from app.open_scope ($1, $2);

select "service_level_days"
from "tenant"
where "id" = $1;

commit;


-- response-times.changeServiceLevel

begin;

select *
from app.open_scope ($1, $2);

update "tenant"
set "service_level_days" = $1
where "id" = $2;

commit;


-- response-times.overdue

start transaction read only;

select *
from app.open_scope ($1, $2);

select "service_level_days", "time_zone"
from "tenant"
where "id" = $1;

select count(*) as "total"
from
  app.waiting_record as "w"
  inner join "engagement" as "e" on "e"."id" = "w"."engagement_id"
  inner join "tenant" as "client" on "client"."id" = "w"."client_id"
  left join "response_reminder" as "m" on "m"."application_id" = "w"."application_id"
  and "m"."waiting_since" = "w"."waiting_since"
  and m.candidate_id is not distinct from w.candidate_id
where
  "e"."status" = $1
  and (
    "e"."paused_at" is null
    or "e"."paused_until" <= $2
  )
  and "w"."client_id" = $3
  and "w"."waiting_since" < $4;

select
  "w"."kind", "w"."application_id", "w"."candidate_id", "w"."engagement_id", "w"."waiting_since", "e"."title",
  "a"."supplier_name", "k"."number", "k"."first_name", "k"."last_name", "r"."job_title"
from
  app.waiting_record as "w"
  inner join "engagement" as "e" on "e"."id" = "w"."engagement_id"
  inner join "tenant" as "client" on "client"."id" = "w"."client_id"
  left join "response_reminder" as "m" on "m"."application_id" = "w"."application_id"
  and "m"."waiting_since" = "w"."waiting_since"
  and m.candidate_id is not distinct from w.candidate_id
  inner join "application" as "a" on "a"."id" = "w"."application_id"
  left join "candidate" as "k" on "k"."id" = "w"."candidate_id"
  left join "talent_request" as "r" on "r"."id" = "w"."talent_request_id"
where
  "e"."status" = $1
  and (
    "e"."paused_at" is null
    or "e"."paused_until" <= $2
  )
  and "w"."client_id" = $3
  and "w"."waiting_since" < $4
order by "w"."waiting_since", "w"."id"
limit $5
offset $6;

commit;


-- response-times.escalations

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from
  app.waiting_record as "w"
  inner join "engagement" as "e" on "e"."id" = "w"."engagement_id"
  inner join "tenant" as "client" on "client"."id" = "w"."client_id"
  left join "response_reminder" as "m" on "m"."application_id" = "w"."application_id"
  and "m"."waiting_since" = "w"."waiting_since"
  and m.candidate_id is not distinct from w.candidate_id
where
  "e"."status" = $1
  and (
    "e"."paused_at" is null
    or "e"."paused_until" <= $2
  )
  and "m"."escalated_at" is not null;

select
  "w"."kind", "w"."application_id", "w"."candidate_id", "w"."engagement_id", "w"."waiting_since", "e"."title",
  "a"."supplier_name", "k"."number", "r"."job_title", "client"."name", "client"."time_zone",
  "client"."service_level_days", "m"."escalated_at"
from
  app.waiting_record as "w"
  inner join "engagement" as "e" on "e"."id" = "w"."engagement_id"
  inner join "tenant" as "client" on "client"."id" = "w"."client_id"
  left join "response_reminder" as "m" on "m"."application_id" = "w"."application_id"
  and "m"."waiting_since" = "w"."waiting_since"
  and m.candidate_id is not distinct from w.candidate_id
  inner join "application" as "a" on "a"."id" = "w"."application_id"
  left join "candidate" as "k" on "k"."id" = "w"."candidate_id"
  left join "talent_request" as "r" on "r"."id" = "w"."talent_request_id"
where
  "e"."status" = $1
  and (
    "e"."paused_at" is null
    or "e"."paused_until" <= $2
  )
  and "m"."escalated_at" is not null
order by "w"."waiting_since", "w"."id"
limit $3
offset $4;

commit;
