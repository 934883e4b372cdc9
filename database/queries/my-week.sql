-- my-week.own

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "id",
  "first_name",
  "last_name",
  "photo_id",
  "is_owner",
  array(
    select distinct rp.permission
    from app.roles_of (app_user.id) held join role_permission rp on rp.role_id = held.role_id
  ) as "held"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "first_name", "last_name", "id";

select
  "e"."id" as "engagement_id", "e"."number" as "engagement_number", "e"."title", "e"."kind", "e"."time_zone",
  "c"."id" as "client_id", "c"."name" as "client_name"
from "engagement" as "e" inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "e"."published_at" is not null
  and "e"."status" = $1
  and (
    exists (
      select "s"."id"
      from "assignment" as "s"
      where "s"."engagement_id" = "e"."id" and "s"."supplier_id" = $2 and "s"."deleted_at" is null
    )
    or exists (
      select "a"."id"
      from "application" as "a"
      where "a"."engagement_id" = "e"."id" and "a"."supplier_id" = $3
    )
  );

select "task_id", "user_id", "postponed_to", "handed_to"
from "week_task_change"
where "tenant_id" = $1;

select distinct "c"."id", "c"."name"
from "prequalification_request" as "r" inner join "tenant" as "c" on "c"."id" = "r"."client_id"
where "r"."supplier_id" = $1 and "r"."ends_on" >= $2 and "r"."ends_on" <= $3;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2, $3, $4, $5, $6, $7, $8) and "done_at" is null;

with
  "completing" as (
    select
      "event"."id",
      row_number() over (
        partition by actor_user_id
        order by sequence desc
      ) as "place"
    from "event"
    where
      "event"."supplier_id" = $1
      and "event"."actor_user_id" in ($2)
      and "event"."kind" in ($3, $4, $5, $6, $7, $8)
      and "event"."at" >= $9
  )
select
  "event"."id", "event"."kind", "event"."at", "event"."actor_user_id", "event"."candidate_id",
  "event"."talent_request_id",
  coalesce("event"."engagement_id", "candidate"."engagement_id") as "engagement_id", "candidate"."first_name",
  "candidate"."last_name", "candidate"."erased_at", "talent_request"."job_title", "p"."recruitment_type_id",
  "p"."role_category_id", "c"."id" as "client_id", "c"."name" as "client_name"
from
  "completing"
  inner join "event" on "event"."id" = "completing"."id"
  left join "candidate" on "candidate"."id" = "event"."candidate_id"
  left join "talent_request" on "talent_request"."id" = "event"."talent_request_id"
  left join "prequalification_request" as "p" on "p"."id" = (event.data ->> 'prequalificationId')::uuid
  left join "tenant" as "c" on "c"."id" = "p"."client_id"
where "event"."supplier_id" = $10 and "completing"."place" <= $11
order by "event"."sequence" desc;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2) and "done_at" >= $3;

commit;


-- my-week.team

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "id",
  "first_name",
  "last_name",
  "photo_id",
  "is_owner",
  array(
    select distinct rp.permission
    from app.roles_of (app_user.id) held join role_permission rp on rp.role_id = held.role_id
  ) as "held"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "first_name", "last_name", "id";

select
  "e"."id" as "engagement_id", "e"."number" as "engagement_number", "e"."title", "e"."kind", "e"."time_zone",
  "c"."id" as "client_id", "c"."name" as "client_name"
from "engagement" as "e" inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "e"."published_at" is not null
  and "e"."status" = $1
  and (
    exists (
      select "s"."id"
      from "assignment" as "s"
      where "s"."engagement_id" = "e"."id" and "s"."supplier_id" = $2 and "s"."deleted_at" is null
    )
    or exists (
      select "a"."id"
      from "application" as "a"
      where "a"."engagement_id" = "e"."id" and "a"."supplier_id" = $3
    )
  );

select "task_id", "user_id", "postponed_to", "handed_to"
from "week_task_change"
where "tenant_id" = $1;

select distinct "c"."id", "c"."name"
from "prequalification_request" as "r" inner join "tenant" as "c" on "c"."id" = "r"."client_id"
where "r"."supplier_id" = $1 and "r"."ends_on" >= $2 and "r"."ends_on" <= $3;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2, $3, $4, $5, $6, $7, $8) and "done_at" is null;

with
  "completing" as (
    select
      "event"."id",
      row_number() over (
        partition by actor_user_id
        order by sequence desc
      ) as "place"
    from "event"
    where
      "event"."supplier_id" = $1
      and "event"."actor_user_id" in ($2, $3, $4, $5, $6, $7, $8)
      and "event"."kind" in ($9, $10, $11, $12, $13, $14)
      and "event"."at" >= $15
  )
select
  "event"."id", "event"."kind", "event"."at", "event"."actor_user_id", "event"."candidate_id",
  "event"."talent_request_id",
  coalesce("event"."engagement_id", "candidate"."engagement_id") as "engagement_id", "candidate"."first_name",
  "candidate"."last_name", "candidate"."erased_at", "talent_request"."job_title", "p"."recruitment_type_id",
  "p"."role_category_id", "c"."id" as "client_id", "c"."name" as "client_name"
from
  "completing"
  inner join "event" on "event"."id" = "completing"."id"
  left join "candidate" on "candidate"."id" = "event"."candidate_id"
  left join "talent_request" on "talent_request"."id" = "event"."talent_request_id"
  left join "prequalification_request" as "p" on "p"."id" = (event.data ->> 'prequalificationId')::uuid
  left join "tenant" as "c" on "c"."id" = "p"."client_id"
where "event"."supplier_id" = $16 and "completing"."place" <= $17
order by "event"."sequence" desc;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2, $3, $4, $5, $6, $7, $8) and "done_at" >= $9;

commit;


-- my-week.ofUser

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "id",
  "first_name",
  "last_name",
  "photo_id",
  "is_owner",
  array(
    select distinct rp.permission
    from app.roles_of (app_user.id) held join role_permission rp on rp.role_id = held.role_id
  ) as "held"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "first_name", "last_name", "id";

select
  "e"."id" as "engagement_id", "e"."number" as "engagement_number", "e"."title", "e"."kind", "e"."time_zone",
  "c"."id" as "client_id", "c"."name" as "client_name"
from "engagement" as "e" inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "e"."published_at" is not null
  and "e"."status" = $1
  and (
    exists (
      select "s"."id"
      from "assignment" as "s"
      where "s"."engagement_id" = "e"."id" and "s"."supplier_id" = $2 and "s"."deleted_at" is null
    )
    or exists (
      select "a"."id"
      from "application" as "a"
      where "a"."engagement_id" = "e"."id" and "a"."supplier_id" = $3
    )
  );

select "task_id", "user_id", "postponed_to", "handed_to"
from "week_task_change"
where "tenant_id" = $1;

select distinct "c"."id", "c"."name"
from "prequalification_request" as "r" inner join "tenant" as "c" on "c"."id" = "r"."client_id"
where "r"."supplier_id" = $1 and "r"."ends_on" >= $2 and "r"."ends_on" <= $3;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2, $3, $4, $5, $6, $7, $8) and "done_at" is null;

with
  "completing" as (
    select
      "event"."id",
      row_number() over (
        partition by actor_user_id
        order by sequence desc
      ) as "place"
    from "event"
    where
      "event"."supplier_id" = $1
      and "event"."actor_user_id" in ($2)
      and "event"."kind" in ($3, $4, $5, $6, $7, $8)
      and "event"."at" >= $9
  )
select
  "event"."id", "event"."kind", "event"."at", "event"."actor_user_id", "event"."candidate_id",
  "event"."talent_request_id",
  coalesce("event"."engagement_id", "candidate"."engagement_id") as "engagement_id", "candidate"."first_name",
  "candidate"."last_name", "candidate"."erased_at", "talent_request"."job_title", "p"."recruitment_type_id",
  "p"."role_category_id", "c"."id" as "client_id", "c"."name" as "client_name"
from
  "completing"
  inner join "event" on "event"."id" = "completing"."id"
  left join "candidate" on "candidate"."id" = "event"."candidate_id"
  left join "talent_request" on "talent_request"."id" = "event"."talent_request_id"
  left join "prequalification_request" as "p" on "p"."id" = (event.data ->> 'prequalificationId')::uuid
  left join "tenant" as "c" on "c"."id" = "p"."client_id"
where "event"."supplier_id" = $10 and "completing"."place" <= $11
order by "event"."sequence" desc;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2) and "done_at" >= $3;

commit;


-- my-week.users

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "id",
  "first_name",
  "last_name",
  "photo_id",
  "is_owner",
  array(
    select distinct rp.permission
    from app.roles_of (app_user.id) held join role_permission rp on rp.role_id = held.role_id
  ) as "held"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "first_name", "last_name", "id";

select
  "e"."id" as "engagement_id", "e"."number" as "engagement_number", "e"."title", "e"."kind", "e"."time_zone",
  "c"."id" as "client_id", "c"."name" as "client_name"
from "engagement" as "e" inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "e"."published_at" is not null
  and "e"."status" = $1
  and (
    exists (
      select "s"."id"
      from "assignment" as "s"
      where "s"."engagement_id" = "e"."id" and "s"."supplier_id" = $2 and "s"."deleted_at" is null
    )
    or exists (
      select "a"."id"
      from "application" as "a"
      where "a"."engagement_id" = "e"."id" and "a"."supplier_id" = $3
    )
  );

select "task_id", "user_id", "postponed_to", "handed_to"
from "week_task_change"
where "tenant_id" = $1;

select distinct "c"."id", "c"."name"
from "prequalification_request" as "r" inner join "tenant" as "c" on "c"."id" = "r"."client_id"
where "r"."supplier_id" = $1 and "r"."ends_on" >= $2 and "r"."ends_on" <= $3;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2, $3, $4, $5, $6, $7, $8) and "done_at" is null;

commit;


-- my-week.add

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1
for update;

select count(*) as "open"
from "week_task"
where "tenant_id" = $1 and "user_id" = $2 and "done_at" is null;

insert into
  "week_task" ("id", "tenant_id", "user_id", "created_by", "text", "due_on", "engagement_id", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8);

commit;


-- my-week.complete

begin;

select *
from app.open_scope ($1, $2);

update "week_task"
set "done_at" = coalesce("done_at", $1)
where "id" = $2 and "tenant_id" = $3 and "user_id" = $4
returning "id";

commit;


-- my-week.postpone

begin;

select *
from app.open_scope ($1, $2);

select
  "id",
  "first_name",
  "last_name",
  "photo_id",
  "is_owner",
  array(
    select distinct rp.permission
    from app.roles_of (app_user.id) held join role_permission rp on rp.role_id = held.role_id
  ) as "held"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "first_name", "last_name", "id";

select
  "e"."id" as "engagement_id", "e"."number" as "engagement_number", "e"."title", "e"."kind", "e"."time_zone",
  "c"."id" as "client_id", "c"."name" as "client_name"
from "engagement" as "e" inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "e"."published_at" is not null
  and "e"."status" = $1
  and (
    exists (
      select "s"."id"
      from "assignment" as "s"
      where "s"."engagement_id" = "e"."id" and "s"."supplier_id" = $2 and "s"."deleted_at" is null
    )
    or exists (
      select "a"."id"
      from "application" as "a"
      where "a"."engagement_id" = "e"."id" and "a"."supplier_id" = $3
    )
  );

select "task_id", "user_id", "postponed_to", "handed_to"
from "week_task_change"
where "tenant_id" = $1;

select distinct "c"."id", "c"."name"
from "prequalification_request" as "r" inner join "tenant" as "c" on "c"."id" = "r"."client_id"
where "r"."supplier_id" = $1 and "r"."ends_on" >= $2 and "r"."ends_on" <= $3;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2, $3, $4, $5, $6, $7, $8) and "done_at" is null;

update "week_task"
set "due_on" = $1
where "id" = $2 and "tenant_id" = $3;

commit;


-- my-week.colleagues

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "id",
  "first_name",
  "last_name",
  "photo_id",
  "is_owner",
  array(
    select distinct rp.permission
    from app.roles_of (app_user.id) held join role_permission rp on rp.role_id = held.role_id
  ) as "held"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "first_name", "last_name", "id";

select
  "e"."id" as "engagement_id", "e"."number" as "engagement_number", "e"."title", "e"."kind", "e"."time_zone",
  "c"."id" as "client_id", "c"."name" as "client_name"
from "engagement" as "e" inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "e"."published_at" is not null
  and "e"."status" = $1
  and (
    exists (
      select "s"."id"
      from "assignment" as "s"
      where "s"."engagement_id" = "e"."id" and "s"."supplier_id" = $2 and "s"."deleted_at" is null
    )
    or exists (
      select "a"."id"
      from "application" as "a"
      where "a"."engagement_id" = "e"."id" and "a"."supplier_id" = $3
    )
  );

select "task_id", "user_id", "postponed_to", "handed_to"
from "week_task_change"
where "tenant_id" = $1;

select distinct "c"."id", "c"."name"
from "prequalification_request" as "r" inner join "tenant" as "c" on "c"."id" = "r"."client_id"
where "r"."supplier_id" = $1 and "r"."ends_on" >= $2 and "r"."ends_on" <= $3;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2, $3, $4, $5, $6, $7, $8) and "done_at" is null;

commit;


-- my-week.handOver

begin;

select *
from app.open_scope ($1, $2);

select
  "id",
  "first_name",
  "last_name",
  "photo_id",
  "is_owner",
  array(
    select distinct rp.permission
    from app.roles_of (app_user.id) held join role_permission rp on rp.role_id = held.role_id
  ) as "held"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "first_name", "last_name", "id";

select
  "e"."id" as "engagement_id", "e"."number" as "engagement_number", "e"."title", "e"."kind", "e"."time_zone",
  "c"."id" as "client_id", "c"."name" as "client_name"
from "engagement" as "e" inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "e"."published_at" is not null
  and "e"."status" = $1
  and (
    exists (
      select "s"."id"
      from "assignment" as "s"
      where "s"."engagement_id" = "e"."id" and "s"."supplier_id" = $2 and "s"."deleted_at" is null
    )
    or exists (
      select "a"."id"
      from "application" as "a"
      where "a"."engagement_id" = "e"."id" and "a"."supplier_id" = $3
    )
  );

select "task_id", "user_id", "postponed_to", "handed_to"
from "week_task_change"
where "tenant_id" = $1;

select distinct "c"."id", "c"."name"
from "prequalification_request" as "r" inner join "tenant" as "c" on "c"."id" = "r"."client_id"
where "r"."supplier_id" = $1 and "r"."ends_on" >= $2 and "r"."ends_on" <= $3;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2, $3, $4, $5, $6, $7, $8, $9) and "done_at" is null;

update "week_task"
set "user_id" = $1
where "id" = $2 and "tenant_id" = $3;

commit;


-- my-week.calendarAddress

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "issued_at", "read_at"
from "calendar_address"
where "tenant_id" = $1 and "user_id" = $2;

commit;


-- my-week.issueCalendarAddress

begin;

select *
from app.open_scope ($1, $2);

insert into "calendar_address" ("id", "issued_at", "read_at", "tenant_id", "user_id")
values ($1, $2, $3, $4, $5)
on conflict ("user_id") do update
set "id" = $6, "issued_at" = $7, "read_at" = $8;

insert into
  "event" (
    "id",
    "at",
    "actor_user_id",
    "supplier_id",
    "client_id",
    "engagement_id",
    "talent_request_id",
    "application_id",
    "candidate_id",
    "kind",
    "data"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

select "id", "issued_at", "read_at"
from "calendar_address"
where "tenant_id" = $1 and "user_id" = $2;

commit;


-- my-week.revokeCalendarAddress

begin;

select *
from app.open_scope ($1, $2);

delete from "calendar_address"
where "tenant_id" = $1 and "user_id" = $2;

insert into
  "event" (
    "id",
    "at",
    "actor_user_id",
    "supplier_id",
    "client_id",
    "engagement_id",
    "talent_request_id",
    "application_id",
    "candidate_id",
    "kind",
    "data"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

commit;


-- my-week.calendar

begin;

select set_config('app.side', 'system', true);

update "calendar_address"
set "read_at" = $1
where "id" = $2
returning "user_id";

select *
from app.open_user_scope ($1);

select
  "id",
  "first_name",
  "last_name",
  "photo_id",
  "is_owner",
  array(
    select distinct rp.permission
    from app.roles_of (app_user.id) held join role_permission rp on rp.role_id = held.role_id
  ) as "held"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "first_name", "last_name", "id";

select
  "e"."id" as "engagement_id", "e"."number" as "engagement_number", "e"."title", "e"."kind", "e"."time_zone",
  "c"."id" as "client_id", "c"."name" as "client_name"
from "engagement" as "e" inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "e"."published_at" is not null
  and "e"."status" = $1
  and (
    exists (
      select "s"."id"
      from "assignment" as "s"
      where "s"."engagement_id" = "e"."id" and "s"."supplier_id" = $2 and "s"."deleted_at" is null
    )
    or exists (
      select "a"."id"
      from "application" as "a"
      where "a"."engagement_id" = "e"."id" and "a"."supplier_id" = $3
    )
  );

select "task_id", "user_id", "postponed_to", "handed_to"
from "week_task_change"
where "tenant_id" = $1;

select distinct "c"."id", "c"."name"
from "prequalification_request" as "r" inner join "tenant" as "c" on "c"."id" = "r"."client_id"
where "r"."supplier_id" = $1 and "r"."ends_on" >= $2 and "r"."ends_on" <= $3;

select "id", "user_id", "text", "due_on", "engagement_id", "done_at"
from "week_task"
where "tenant_id" = $1 and "user_id" in ($2, $3, $4, $5, $6, $7, $8, $9) and "done_at" is null;

commit;
