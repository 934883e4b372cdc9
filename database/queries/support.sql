-- support.contact

begin;

select *
from app.open_scope ($1, $2);

insert into
  "support_message" (
    "platform",
    "email",
    "subject",
    "description",
    "id",
    "support_address",
    "tenant_id",
    "user_id",
    "due_at",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

commit;


-- support.messages

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "support_message"
where "support_message"."status" = $1;

select
  "support_message"."id" as "message_id", "tenant"."name" as "tenant_name", "support_message"."platform",
  "support_message"."email", "support_message"."subject", "support_message"."description",
  "support_message"."status", "support_message"."attempts", "support_message"."last_error",
  "support_message"."due_at", "support_message"."created_at", "support_message"."ended_at"
from "support_message" inner join "tenant" on "tenant"."id" = "support_message"."tenant_id"
where "support_message"."status" = $1
order by support_message.ended_at desc, "support_message"."id" desc
limit $2
offset $3;

commit;


-- support.retryMessage

begin;

select *
from app.open_scope ($1, $2);

select "status"
from "support_message"
where "id" = $1
for update;

update "support_message"
set "status" = $1, "attempts" = $2, "ended_at" = $3, "due_at" = $4
where "id" = $5;

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


-- support.ownData

begin;

select *
from app.open_scope ($1, $2);

select app.session_confirmed_at ($1) as at;

select set_config('app.works_as', '', true);

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

select "email", "subject", "description", "created_at"
from "support_message"
where "user_id" = $1
order by "created_at" desc;

select
  "email", "username", "nickname", "first_name", "last_name", "is_owner", "login_count", "last_login_at",
  "created_at", "photo_id"
from "app_user"
where "id" = $1;

select "role"."name"
from "user_role" inner join "role" on "role"."id" = "user_role"."role_id"
where "user_role"."user_id" = $1
order by "role"."name";

select "name", "created_at", "last_used_at"
from "passkey"
where "user_id" = $1
order by "created_at", "id";

select *
from app.own_sessions ($1);

select *
from "notification_setting"
where "user_id" = $1;

select *
from "email_preference"
where "user_id" = $1;

select "kind", "created_at", "viewed_at", "archived_at"
from "notification"
where "user_id" = $1
order by "created_at" desc, "id" desc;

select "subject", "to_address", "created_at", "sent_at"
from "mail"
where "user_id" = $1
order by "created_at" desc, "id" desc;

select "kind", "at"
from "event"
where "actor_user_id" = $1
order by "sequence" desc;

select "engagement"."title", "mute"."muted_at"
from "engagement_mute" as "mute" inner join "engagement" on "engagement"."id" = "mute"."engagement_id"
where "mute"."user_id" = $1
order by "engagement"."title", "engagement"."id";

select "engagement_id", "applied_at"
from "application"
where "applied_by" = $1
order by "applied_at" desc;

select "request_id", "status_id", "at"
from "prequalification_step"
where "by_user_id" = $1
order by "at" desc
limit $2;

select "file_name", "created_at"
from "prequalification_version"
where "uploaded_by" = $1
order by "created_at" desc, "id"
limit $2;

select "number", "date_submitted"
from "candidate"
where "submitted_by" = $1
order by "date_submitted" desc;

select "text", "created_at"
from "message"
where "author_user_id" = $1
order by "created_at" desc, "id" desc;

select "file_name", "created_at"
from "message_attachment"
where "uploaded_by" = $1 and "deleted_at" is null
order by "created_at" desc, "id" desc;

select "token", "thread_id", "page", "created_at"
from "inbound_address"
where "user_id" = $1
order by "created_at" desc, "id" desc;

select "text", "created_at"
from "person_note"
where "author_user_id" = $1
order by "created_at" desc, "id" desc;

select "at", "model", "version", "input_hash", "input_tokens", "output_tokens"
from "model_call"
where "user_id" = $1
order by "at" desc;

select "name", "filters", "alerts", "created_at"
from "saved_search"
where "user_id" = $1
order by "name";

select "page", "name", "query", "is_default", "created_at"
from "saved_view"
where "user_id" = $1
order by "page", "name";

select "text", "due_on", "done_at", "created_at"
from "week_task"
where
  (
    "user_id" = $1
    or "created_by" = $2
  )
order by "created_at", "id";

commit;


-- support.erasures

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "erasure"
where "erasure"."kind" not in ($1, $2) and "erasure"."tenant_id" = $3;

select
  "erasure"."id", "erasure"."kind", "erasure"."subject_id", "erasure"."asked_at", "erasure"."done_at",
  "candidate"."number" as "candidate_number", asker.first_name || ' ' || asker.last_name as "asked_by"
from
  "erasure"
  left join "candidate" on "candidate"."id" = "erasure"."subject_id"
  left join "app_user" as "asker" on "asker"."id" = "erasure"."asked_by"
where "erasure"."kind" not in ($1, $2) and "erasure"."tenant_id" = $3
order by "erasure"."asked_at" desc, "erasure"."id" desc
limit $4
offset $5;

select count(*) as "total"
from "app_user"
where
  "deleted_at" is not null
  and "erased_at" is null
  and "tenant_id" = $1
  and not exists (
    select "erasure"."id"
    from "erasure"
    where "erasure"."subject_id" = "app_user"."id"
  );

select "id" as "user_id", "email", first_name || ' ' || last_name as "name"
from "app_user"
where
  "deleted_at" is not null
  and "erased_at" is null
  and "tenant_id" = $1
  and not exists (
    select "erasure"."id"
    from "erasure"
    where "erasure"."subject_id" = "app_user"."id"
  )
order by "deleted_at", "id"
limit $2;

commit;


-- support.eraseUser

begin;

select *
from app.open_scope ($1, $2);

select "id", "tenant_id", "deleted_at"
from "app_user"
where "id" = $1 and "tenant_id" = $2;

insert into "erasure" ("id", "tenant_id", "kind", "subject_id", "asked_by", "asked_at")
values ($1, $2, $3, $4, $5, $6)
on conflict do nothing;

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

select
  "erasure"."id", "erasure"."kind", "erasure"."subject_id", "erasure"."asked_at", "erasure"."done_at",
  "candidate"."number" as "candidate_number", asker.first_name || ' ' || asker.last_name as "asked_by"
from
  "erasure"
  left join "candidate" on "candidate"."id" = "erasure"."subject_id"
  left join "app_user" as "asker" on "asker"."id" = "erasure"."asked_by"
where
  "erasure"."kind" not in ($1, $2)
  and "erasure"."tenant_id" = $3
  and "erasure"."kind" = $4
  and "erasure"."subject_id" in ($5)
order by "erasure"."id";

commit;


-- support.eraseCandidates

begin;

select *
from app.open_scope ($1, $2);

select
  "id",
  "supplier_id" as "tenant_id",
  exists (
    select
    from app.open_matter m
    where
      m.candidate_id = "candidate"."id"
      and m.supplier_id = (
        select c.supplier_id
        from candidate c
        where c.id = "candidate"."id"
      )
  ) as "is_undecided"
from "candidate"
where lower("email_address") = $1 and "erased_at" is null and "supplier_id" = $2;

select id
from unnest($1::uuid[]) id
where app.is_held_candidate (id);

insert into "erasure" ("id", "tenant_id", "kind", "subject_id", "asked_by", "asked_at")
values ($1, $2, $3, $4, $5, $6)
on conflict do nothing;

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

select
  "erasure"."id", "erasure"."kind", "erasure"."subject_id", "erasure"."asked_at", "erasure"."done_at",
  "candidate"."number" as "candidate_number", asker.first_name || ' ' || asker.last_name as "asked_by"
from
  "erasure"
  left join "candidate" on "candidate"."id" = "erasure"."subject_id"
  left join "app_user" as "asker" on "asker"."id" = "erasure"."asked_by"
where
  "erasure"."kind" not in ($1, $2)
  and "erasure"."tenant_id" = $3
  and "erasure"."kind" = $4
  and "erasure"."subject_id" in ($5)
order by "erasure"."id";

commit;
