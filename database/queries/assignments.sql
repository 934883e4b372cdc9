-- assignments.list

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

select
  "assignment".*, "engagement"."kind", "engagement"."client_id", "app_user"."email", "app_user"."photo_id",
  app_user.first_name || ' ' || app_user.last_name as "name",
  coalesce(maker.first_name || ' ' || maker.last_name, '') as "created_by_name"
from
  "assignment"
  inner join "engagement" on "engagement"."id" = "assignment"."engagement_id"
  inner join "app_user" on "app_user"."id" = "assignment"."user_id"
  left join "app_user" as "maker" on "maker"."id" = "assignment"."created_by"
where
  "assignment"."supplier_id" = $1
  and "engagement"."published_at" is not null
  and "assignment"."engagement_id" = $2
  and "assignment"."deleted_at" is null
  and "app_user"."deleted_at" is null
order by "assignment"."created_at", "assignment"."id";

commit;


-- assignments.people

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

select
  "app_user"."id" as "user_id",
  "email",
  "photo_id",
  "is_email_verified",
  "first_name",
  "last_name",
  (
    app_user.is_owner
    or exists (
      select 1
      from
        app.roles_of (app_user.id) held
        join role_permission rp on rp.role_id = held.role_id
        and rp.permission = $1
    )
  ) as "may_see",
  exists (
    select "assignment"."id"
    from "assignment"
    where
      "assignment"."user_id" = "app_user"."id"
      and "assignment"."engagement_id" = $2
      and "assignment"."deleted_at" is null
  ) as "is_assigned"
from "app_user"
where "app_user"."tenant_id" = $3 and "app_user"."deleted_at" is null
order by "first_name", "last_name", "app_user"."id";

commit;


-- assignments.history

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

select
  "event"."id", "event"."kind", "event"."at", "app_user"."id" as "user_id",
  app_user.first_name || ' ' || app_user.last_name as "name",
  coalesce(actor.first_name || ' ' || actor.last_name, '') as "by_name"
from
  "event"
  inner join "app_user" on app_user.id = (event.data ->> 'userId')::uuid
  left join "app_user" as "actor" on "actor"."id" = "event"."actor_user_id"
where "event"."engagement_id" = $1 and "event"."supplier_id" = $2 and "event"."kind" in ($3, $4)
order by "event"."sequence" desc
limit $5;

commit;


-- assignments.create

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

select
  "app_user"."id" as "user_id",
  "email",
  "photo_id",
  "is_email_verified",
  "first_name",
  "last_name",
  (
    app_user.is_owner
    or exists (
      select 1
      from
        app.roles_of (app_user.id) held
        join role_permission rp on rp.role_id = held.role_id
        and rp.permission = $1
    )
  ) as "may_see"
from "app_user"
where "app_user"."tenant_id" = $2 and "app_user"."deleted_at" is null and "app_user"."id" in ($3);

insert into
  "assignment" ("id", "engagement_id", "supplier_id", "user_id", "created_by", "created_at", "deleted_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("engagement_id", "user_id")
where "deleted_at" is null do nothing
returning "id", "engagement_id", "supplier_id", "user_id";

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
  "assignment".*, "engagement"."kind", "engagement"."client_id", "app_user"."email", "app_user"."photo_id",
  app_user.first_name || ' ' || app_user.last_name as "name",
  coalesce(maker.first_name || ' ' || maker.last_name, '') as "created_by_name"
from
  "assignment"
  inner join "engagement" on "engagement"."id" = "assignment"."engagement_id"
  inner join "app_user" on "app_user"."id" = "assignment"."user_id"
  left join "app_user" as "maker" on "maker"."id" = "assignment"."created_by"
where "assignment"."supplier_id" = $1 and "engagement"."published_at" is not null and "assignment"."id" = $2;

commit;


-- assignments.delete

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

select
  "assignment".*, "engagement"."kind", "engagement"."client_id", "app_user"."email", "app_user"."photo_id",
  app_user.first_name || ' ' || app_user.last_name as "name",
  coalesce(maker.first_name || ' ' || maker.last_name, '') as "created_by_name"
from
  "assignment"
  inner join "engagement" on "engagement"."id" = "assignment"."engagement_id"
  inner join "app_user" on "app_user"."id" = "assignment"."user_id"
  left join "app_user" as "maker" on "maker"."id" = "assignment"."created_by"
where
  "assignment"."supplier_id" = $1
  and "engagement"."published_at" is not null
  and "assignment"."id" = $2
  and "assignment"."engagement_id" = $3;

update "assignment"
set "deleted_at" = $1
where "id" in ($2) and "deleted_at" is null
returning "id", "engagement_id", "supplier_id", "user_id";

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


-- assignments.set

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

select "id", "user_id"
from "assignment"
where "engagement_id" = $1 and "supplier_id" = $2 and "deleted_at" is null
order by "id"
for update;

select
  "app_user"."id" as "user_id",
  "email",
  "photo_id",
  "is_email_verified",
  "first_name",
  "last_name",
  (
    app_user.is_owner
    or exists (
      select 1
      from
        app.roles_of (app_user.id) held
        join role_permission rp on rp.role_id = held.role_id
        and rp.permission = $1
    )
  ) as "may_see"
from "app_user"
where "app_user"."tenant_id" = $2 and "app_user"."deleted_at" is null and "app_user"."id" in ($3);

insert into
  "assignment" ("id", "engagement_id", "supplier_id", "user_id", "created_by", "created_at", "deleted_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("engagement_id", "user_id")
where "deleted_at" is null do nothing
returning "id", "engagement_id", "supplier_id", "user_id";

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
  "assignment".*, "engagement"."kind", "engagement"."client_id", "app_user"."email", "app_user"."photo_id",
  app_user.first_name || ' ' || app_user.last_name as "name",
  coalesce(maker.first_name || ' ' || maker.last_name, '') as "created_by_name"
from
  "assignment"
  inner join "engagement" on "engagement"."id" = "assignment"."engagement_id"
  inner join "app_user" on "app_user"."id" = "assignment"."user_id"
  left join "app_user" as "maker" on "maker"."id" = "assignment"."created_by"
where
  "assignment"."supplier_id" = $1
  and "engagement"."published_at" is not null
  and "assignment"."engagement_id" = $2
  and "assignment"."deleted_at" is null
  and "app_user"."deleted_at" is null
order by "assignment"."created_at", "assignment"."id";

commit;


-- assignments.work

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from
  "assignment"
  inner join "engagement" on "engagement"."id" = "assignment"."engagement_id"
  inner join "app_user" on "app_user"."id" = "assignment"."user_id"
  left join "app_user" as "maker" on "maker"."id" = "assignment"."created_by"
where
  "assignment"."supplier_id" = $1
  and "engagement"."published_at" is not null
  and "assignment"."user_id" = $2
  and "assignment"."deleted_at" is null;

select
  "assignment".*, "engagement"."kind", "engagement"."client_id", "app_user"."email", "app_user"."photo_id",
  app_user.first_name || ' ' || app_user.last_name as "name",
  coalesce(maker.first_name || ' ' || maker.last_name, '') as "created_by_name", "engagement"."number",
  "engagement"."title", "engagement"."stage", "engagement"."status", "client"."name" as "client_name"
from
  "assignment"
  inner join "engagement" on "engagement"."id" = "assignment"."engagement_id"
  inner join "app_user" on "app_user"."id" = "assignment"."user_id"
  left join "app_user" as "maker" on "maker"."id" = "assignment"."created_by"
  inner join "tenant" as "client" on "client"."id" = "engagement"."client_id"
where
  "assignment"."supplier_id" = $1
  and "engagement"."published_at" is not null
  and "assignment"."user_id" = $2
  and "assignment"."deleted_at" is null
order by "assignment"."created_at" desc, "assignment"."id" desc
limit $3
offset $4;

commit;


-- assignments.ofUser

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "assignment".*, "engagement"."kind", "engagement"."client_id", "app_user"."email", "app_user"."photo_id",
  app_user.first_name || ' ' || app_user.last_name as "name",
  coalesce(maker.first_name || ' ' || maker.last_name, '') as "created_by_name"
from
  "assignment"
  inner join "engagement" on "engagement"."id" = "assignment"."engagement_id"
  inner join "app_user" on "app_user"."id" = "assignment"."user_id"
  left join "app_user" as "maker" on "maker"."id" = "assignment"."created_by"
where
  "assignment"."supplier_id" = $1
  and "engagement"."published_at" is not null
  and "assignment"."user_id" = $2
  and "assignment"."deleted_at" is null
order by "assignment"."created_at", "assignment"."id";

commit;


-- assignments.handOver

begin;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id" as "user_id",
  "email",
  "photo_id",
  "is_email_verified",
  "first_name",
  "last_name",
  (
    app_user.is_owner
    or exists (
      select 1
      from
        app.roles_of (app_user.id) held
        join role_permission rp on rp.role_id = held.role_id
        and rp.permission = $1
    )
  ) as "may_see"
from "app_user"
where "app_user"."tenant_id" = $2 and "app_user"."deleted_at" is null and "app_user"."id" in ($3);

select "assignment"."id"
from "assignment"
where
  "assignment"."supplier_id" = $1
  and "assignment"."user_id" = $2
  and "assignment"."deleted_at" is null
  and exists (
    select "engagement"."id"
    from "engagement"
    where "engagement"."id" = "assignment"."engagement_id"
  )
order by "assignment"."id"
for update of "assignment";

update "assignment"
set "deleted_at" = $1
where "id" in ($2) and "deleted_at" is null
returning "id", "engagement_id", "supplier_id", "user_id";

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

insert into
  "assignment" ("id", "engagement_id", "supplier_id", "user_id", "created_by", "created_at", "deleted_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("engagement_id", "user_id")
where "deleted_at" is null do nothing
returning "id", "engagement_id", "supplier_id", "user_id";

commit;


-- assignments.removeAll

begin;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id" as "user_id",
  "email",
  "photo_id",
  "is_email_verified",
  "first_name",
  "last_name",
  (
    app_user.is_owner
    or exists (
      select 1
      from
        app.roles_of (app_user.id) held
        join role_permission rp on rp.role_id = held.role_id
        and rp.permission = $1
    )
  ) as "may_see"
from "app_user"
where "app_user"."tenant_id" = $2 and "app_user"."deleted_at" is null and "app_user"."id" in ($3);

select "assignment"."id"
from "assignment"
where
  "assignment"."supplier_id" = $1
  and "assignment"."user_id" = $2
  and "assignment"."deleted_at" is null
  and exists (
    select "engagement"."id"
    from "engagement"
    where "engagement"."id" = "assignment"."engagement_id"
  )
order by "assignment"."id"
for update of "assignment";

update "assignment"
set "deleted_at" = $1
where "id" in ($2) and "deleted_at" is null
returning "id", "engagement_id", "supplier_id", "user_id";

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
