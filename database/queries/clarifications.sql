-- clarifications.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."engagement_id" = $2
  and "thread"."kind" = $3;

commit;


-- clarifications.ask

begin;

select *
from app.open_scope ($1, $2);

select app.lock_engagement_for_share ($1);

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2
for share;

select count(*) as "topics"
from "thread"
where "engagement_id" = $1 and "supplier_id" = $2 and "kind" = $3;

select "name", "logo_key"
from "tenant"
where "id" = $1;

insert into
  "thread" (
    "id",
    "kind",
    "supplier_id",
    "client_id",
    "supplier_name",
    "supplier_logo_path",
    "engagement_id",
    "candidate_id",
    "subject",
    "published_thread_id",
    "created_at",
    "last_message_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning *;

insert into
  "message" (
    "id",
    "thread_id",
    "supplier_id",
    "client_id",
    "side",
    "visible_to",
    "author_user_id",
    "author_name",
    "text",
    "mentions",
    "is_question",
    "earlier_texts",
    "created_at",
    "edited_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

update "thread"
set "last_message_at" = $1
where "id" = $2;

insert into "thread_reader" ("thread_id", "user_id", "tenant_id", "read_at")
values ($1, $2, $3, $4)
on conflict ("thread_id", "user_id") do update
set "read_at" = $5;

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

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."engagement_id" = $2
  and "thread"."kind" = $3
  and (
    "thread"."id" = $4
    or "thread"."published_thread_id" = $5
    or "thread"."id" = (
      select "t"."published_thread_id"
      from "thread" as "t"
      where "t"."id" = $6
    )
  );

select *
from "message"
where "thread_id" in ($1) and "visible_to" in ($2, $3)
order by "created_at", "id";

select *
from "message_attachment"
where "message_id" in ($1)
order by "created_at", "id";

select
  "thread_reader"."thread_id", "thread_reader"."user_id", "thread_reader"."read_at", "app_user"."first_name",
  "app_user"."last_name"
from "thread_reader" inner join "app_user" on "app_user"."id" = "thread_reader"."user_id"
where "thread_reader"."thread_id" in ($1) and "thread_reader"."tenant_id" = $2
order by "thread_reader"."read_at", "thread_reader"."user_id";

commit;


-- clarifications.reply

begin;

select *
from app.open_scope ($1, $2);

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."id" = $2
  and "thread"."kind" = $3;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

insert into
  "message" (
    "id",
    "thread_id",
    "supplier_id",
    "client_id",
    "side",
    "visible_to",
    "author_user_id",
    "author_name",
    "text",
    "mentions",
    "is_question",
    "earlier_texts",
    "created_at",
    "edited_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

update "thread"
set "last_message_at" = $1
where "id" = $2;

insert into "thread_reader" ("thread_id", "user_id", "tenant_id", "read_at")
values ($1, $2, $3, $4)
on conflict ("thread_id", "user_id") do update
set "read_at" = $5;

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

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."engagement_id" = $2
  and "thread"."kind" = $3
  and (
    "thread"."id" = $4
    or "thread"."published_thread_id" = $5
    or "thread"."id" = (
      select "t"."published_thread_id"
      from "thread" as "t"
      where "t"."id" = $6
    )
  );

select *
from "message"
where "thread_id" in ($1) and "visible_to" in ($2, $3)
order by "created_at", "id";

select *
from "message_attachment"
where "message_id" in ($1, $2)
order by "created_at", "id";

select
  "thread_reader"."thread_id", "thread_reader"."user_id", "thread_reader"."read_at", "app_user"."first_name",
  "app_user"."last_name"
from "thread_reader" inner join "app_user" on "app_user"."id" = "thread_reader"."user_id"
where "thread_reader"."thread_id" in ($1) and "thread_reader"."tenant_id" = $2
order by "thread_reader"."read_at", "thread_reader"."user_id";

commit;


-- clarifications.publish

begin;

select *
from app.open_scope ($1, $2);

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where "thread"."client_id" = $1 and "thread"."id" = $2 and "thread"."kind" = $3;

select "id"
from "engagement"
where "id" = $1
for no key update;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."client_id" = $1 and "engagement"."id" = $2;

select "id"
from "thread"
where "id" = $1
for no key update;

insert into
  "thread" (
    "id",
    "kind",
    "supplier_id",
    "client_id",
    "supplier_logo_path",
    "engagement_id",
    "candidate_id",
    "subject",
    "published_thread_id",
    "created_at",
    "last_message_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
returning *;

insert into
  "message" (
    "id",
    "thread_id",
    "supplier_id",
    "client_id",
    "side",
    "author_user_id",
    "author_name",
    "text",
    "is_question",
    "earlier_texts",
    "created_at",
    "edited_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into
  "message" (
    "id",
    "thread_id",
    "supplier_id",
    "client_id",
    "side",
    "visible_to",
    "author_user_id",
    "author_name",
    "text",
    "mentions",
    "is_question",
    "earlier_texts",
    "created_at",
    "edited_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

update "thread"
set "last_message_at" = $1
where "id" = $2;

insert into "thread_reader" ("thread_id", "user_id", "tenant_id", "read_at")
values ($1, $2, $3, $4)
on conflict ("thread_id", "user_id") do update
set "read_at" = $5;

update "thread"
set "published_thread_id" = $1
where "id" = $2 and "client_id" = $3;

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

select "published_at"
from "engagement"
where "id" = $1;

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  "thread"."client_id" = $1
  and "thread"."engagement_id" = $2
  and "thread"."kind" = $3
  and (
    "thread"."id" = $4
    or "thread"."published_thread_id" = $5
    or "thread"."id" = (
      select "t"."published_thread_id"
      from "thread" as "t"
      where "t"."id" = $6
    )
  );

select *
from "message"
where "thread_id" in ($1, $2) and "visible_to" in ($3, $4)
order by "created_at", "id";

select *
from "message_attachment"
where "message_id" in ($1, $2, $3)
order by "created_at", "id";

select
  "thread_reader"."thread_id", "thread_reader"."user_id", "thread_reader"."read_at", "app_user"."first_name",
  "app_user"."last_name"
from "thread_reader" inner join "app_user" on "app_user"."id" = "thread_reader"."user_id"
where "thread_reader"."thread_id" in ($1, $2) and "thread_reader"."tenant_id" = $3
order by "thread_reader"."read_at", "thread_reader"."user_id";

commit;


-- clarifications.markRead

begin;

select *
from app.open_scope ($1, $2);

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."id" = $2
  and "thread"."kind" = $3;

insert into "thread_reader" ("thread_id", "user_id", "tenant_id", "read_at")
values ($1, $2, $3, $4)
on conflict ("thread_id", "user_id") do update
set "read_at" = $5;

commit;


-- clarifications.updateUserLogo

begin;

select *
from app.open_scope ($1, $2);

select "name", "logo_key"
from "tenant"
where "id" = $1;

update "thread"
set "supplier_name" = $1, "supplier_logo_path" = $2
where
  "supplier_id" = $3
  and (
    "supplier_name" != $4
    or "supplier_logo_path" is distinct from $5
  );

commit;


-- clarifications.comments

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."candidate_id" = $2;

commit;


-- clarifications.comment

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."candidate_id" = $2;

insert into
  "thread" (
    "id",
    "kind",
    "supplier_id",
    "client_id",
    "supplier_name",
    "supplier_logo_path",
    "engagement_id",
    "candidate_id",
    "published_thread_id",
    "created_at",
    "last_message_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict ("candidate_id") do nothing;

insert into
  "message" (
    "id",
    "thread_id",
    "supplier_id",
    "client_id",
    "side",
    "visible_to",
    "author_user_id",
    "author_name",
    "text",
    "mentions",
    "is_question",
    "earlier_texts",
    "created_at",
    "edited_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

update "thread"
set "last_message_at" = $1
where "id" = $2;

insert into "thread_reader" ("thread_id", "user_id", "tenant_id", "read_at")
values ($1, $2, $3, $4)
on conflict ("thread_id", "user_id") do update
set "read_at" = $5;

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

select *
from "message"
where "thread_id" in ($1) and "visible_to" in ($2, $3)
order by "created_at", "id";

select *
from "message_attachment"
where "message_id" in ($1)
order by "created_at", "id";

select
  "thread_reader"."thread_id", "thread_reader"."user_id", "thread_reader"."read_at", "app_user"."first_name",
  "app_user"."last_name"
from "thread_reader" inner join "app_user" on "app_user"."id" = "thread_reader"."user_id"
where "thread_reader"."thread_id" in ($1) and "thread_reader"."tenant_id" = $2
order by "thread_reader"."read_at", "thread_reader"."user_id";

commit;


-- clarifications.candidateCounts

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "thread"."candidate_id",
  count(*)::int as "comments",
  (
    count(*) filter (
      where
        message.author_user_id is distinct from $1
        and (
          reader.read_at is null
          or message.created_at > reader.read_at
        )
    )
  )::int as "unread"
from
  "thread"
  inner join "message" on "message"."thread_id" = "thread"."id"
  left join "thread_reader" as "reader" on "reader"."thread_id" = "thread"."id"
  and "reader"."user_id" = $2
where "thread"."supplier_id" = $3 and "thread"."kind" = $4 and "message"."visible_to" in ($5, $6)
group by "thread"."candidate_id"
order by "thread"."candidate_id";

commit;


-- clarifications.markCommentsRead

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."candidate_id" = $2;

commit;


-- clarifications.discussions

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."kind" = $2;

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."kind" = $2
order by "thread"."last_message_at" desc, "thread"."id"
limit $3
offset $4;

select "id"
from "application"
where "supplier_id" = $1
union all
select "id"
from "prequalification_request"
where "supplier_id" = $2
limit $3;

commit;


-- clarifications.discussion

start transaction read only;

select *
from app.open_scope ($1, $2);

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."id" = $2
  and "thread"."kind" = $3;

select *
from "message"
where "thread_id" in ($1) and "visible_to" in ($2, $3)
order by "created_at", "id";

select *
from "message_attachment"
where "message_id" in ($1)
order by "created_at", "id";

select
  "thread_reader"."thread_id", "thread_reader"."user_id", "thread_reader"."read_at", "app_user"."first_name",
  "app_user"."last_name"
from "thread_reader" inner join "app_user" on "app_user"."id" = "thread_reader"."user_id"
where "thread_reader"."thread_id" in ($1) and "thread_reader"."tenant_id" = $2
order by "thread_reader"."read_at", "thread_reader"."user_id";

commit;


-- clarifications.discussionPartners

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id" as "partner_id", "name"
from "tenant"
where
  "id" in (
    select "client_id"
    from "application"
    where "supplier_id" = $1
    union
    select "client_id"
    from "prequalification_request"
    where "supplier_id" = $2
  )
order by "name", "id";

commit;


-- clarifications.createDiscussion

begin;

select *
from app.open_scope ($1, $2);

select "id" as "partner_id", "name"
from "tenant"
where
  "id" in (
    select "client_id"
    from "application"
    where "supplier_id" = $1
    union
    select "client_id"
    from "prequalification_request"
    where "supplier_id" = $2
  )
order by "name", "id";

select count(*) as "discussions"
from "thread"
where "supplier_id" = $1 and "client_id" = $2 and "kind" = $3;

select "name", "logo_key"
from "tenant"
where "id" = $1;

insert into
  "thread" (
    "id",
    "kind",
    "supplier_id",
    "client_id",
    "supplier_name",
    "supplier_logo_path",
    "engagement_id",
    "candidate_id",
    "subject",
    "published_thread_id",
    "created_at",
    "last_message_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning *;

insert into
  "message" (
    "id",
    "thread_id",
    "supplier_id",
    "client_id",
    "side",
    "visible_to",
    "author_user_id",
    "author_name",
    "text",
    "mentions",
    "is_question",
    "earlier_texts",
    "created_at",
    "edited_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

update "thread"
set "last_message_at" = $1
where "id" = $2;

insert into "thread_reader" ("thread_id", "user_id", "tenant_id", "read_at")
values ($1, $2, $3, $4)
on conflict ("thread_id", "user_id") do update
set "read_at" = $5;

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


-- clarifications.writeToDiscussion

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "thread"
where "id" = $1
for no key update;

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."id" = $2
  and "thread"."kind" = $3;

insert into
  "message" (
    "id",
    "thread_id",
    "supplier_id",
    "client_id",
    "side",
    "visible_to",
    "author_user_id",
    "author_name",
    "text",
    "mentions",
    "is_question",
    "earlier_texts",
    "created_at",
    "edited_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

update "thread"
set "last_message_at" = $1
where "id" = $2;

insert into "thread_reader" ("thread_id", "user_id", "tenant_id", "read_at")
values ($1, $2, $3, $4)
on conflict ("thread_id", "user_id") do update
set "read_at" = $5;

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

select *
from "message"
where "thread_id" in ($1) and "visible_to" in ($2, $3)
order by "created_at", "id";

select *
from "message_attachment"
where "message_id" in ($1, $2)
order by "created_at", "id";

select
  "thread_reader"."thread_id", "thread_reader"."user_id", "thread_reader"."read_at", "app_user"."first_name",
  "app_user"."last_name"
from "thread_reader" inner join "app_user" on "app_user"."id" = "thread_reader"."user_id"
where "thread_reader"."thread_id" in ($1) and "thread_reader"."tenant_id" = $2
order by "thread_reader"."read_at", "thread_reader"."user_id";

commit;


-- clarifications.markDiscussionRead

begin;

select *
from app.open_scope ($1, $2);

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."id" = $2
  and "thread"."kind" = $3;

insert into "thread_reader" ("thread_id", "user_id", "tenant_id", "read_at")
values ($1, $2, $3, $4)
on conflict ("thread_id", "user_id") do update
set "read_at" = $5;

commit;


-- clarifications.unreadDiscussions

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "unread"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."kind" = $2
  and exists (
    select "message"."id"
    from
      "message"
      left join "thread_reader" as "reader" on "reader"."thread_id" = "message"."thread_id"
      and "reader"."user_id" = $3
    where
      "message"."thread_id" = "thread"."id"
      and "message"."visible_to" in ($4, $5)
      and "message"."author_user_id" is distinct from $6
      and (
        "reader"."read_at" is null
        or "message"."created_at" > "reader"."read_at"
      )
  );

commit;


-- clarifications.editMessage

begin;

select *
from app.open_scope ($1, $2);

select *
from "message"
where "id" = $1 and "side" = $2 and "author_user_id" = $3
for no key update;

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."id" = $2;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

update "message"
set "text" = $1, "edited_at" = $2, "earlier_texts" = $3
where "id" = $4 and "author_user_id" = $5
returning *;

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

select *
from "message_attachment"
where "message_id" in ($1)
order by "created_at", "id";

commit;


-- clarifications.uploadAttachment

begin;

select *
from app.open_scope ($1, $2);

rollback;

select "id"
from "app_user"
where "id" = $1
for no key update;

select count(*) as "unsent"
from "message_attachment"
where "uploaded_by" = $1 and "supplier_id" = $2 and "message_id" is null and "deleted_at" is null;

insert into
  "message_attachment" (
    "id",
    "message_id",
    "supplier_id",
    "client_id",
    "uploaded_by",
    "file_name",
    "extension",
    "media_type",
    "size_bytes",
    "sha256",
    "storage_key",
    "thumbnail_key",
    "created_at",
    "deleted_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
returning *;

commit;


-- clarifications.downloadAttachment

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "message_attachment"
where "id" = $1 and "deleted_at" is null;

commit;


-- clarifications.mentionable

start transaction read only;

select *
from app.open_scope ($1, $2);

select "thread".*, "client"."name" as "client_name"
from "thread" inner join "tenant" as "client" on "client"."id" = "thread"."client_id"
where
  (
    "thread"."supplier_id" = $1
    or "thread"."supplier_id" is null
  )
  and "thread"."id" = $2
  and "thread"."kind" = $3;

select "app_user"."id", "first_name", "last_name"
from "app_user"
where
  "app_user"."tenant_id" = $1
  and "app_user"."id" <> $2
  and "app_user"."deleted_at" is null
  and (
    app_user.is_owner
    or exists (
      select 1
      from
        app.roles_of (app_user.id) held
        join role_permission rp on rp.role_id = held.role_id
        and rp.permission = $3
    )
  )
  and (
    (
      app_user.is_owner
      or exists (
        select 1
        from
          app.roles_of (app_user.id) held
          join role_permission rp on rp.role_id = held.role_id
          and rp.permission = $4
      )
    )
    or exists (
      select "assignment"."id"
      from "assignment"
      where
        "assignment"."user_id" = "app_user"."id"
        and "assignment"."engagement_id" = $5
        and "assignment"."deleted_at" is null
    )
  )
order by "first_name", "last_name", "app_user"."id";

select "author_user_id", "author_name"
from "message"
where "thread_id" = $1 and "visible_to" = $2 and "side" <> $3 and "author_user_id" is not null
order by "created_at", "id";

commit;
