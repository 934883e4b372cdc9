-- team.users

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "app_user"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null;

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null
order by "created_at" desc, "app_user"."id" desc
limit $2
offset $3;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2, $3, $4, $5)
order by "tenant_id" asc nulls first, "name";

commit;


-- team.allUsers

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2, $3, $4, $5)
order by "tenant_id" asc nulls first, "name";

commit;


-- team.userRoles

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "is_owner",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids"
from "app_user"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "id" = $2;

commit;


-- team.assignRoles

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1 and "tenant_id" = $2
for no key update;

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2, $3)
order by "tenant_id" asc nulls first, "name";

select "id"
from "role"
where "id" in ($1) and "tenant_id" = $2
order by "id"
for share;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

select
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = $1
  ) as "role_ids";

insert into "user_role" ("user_id", "role_id", "tenant_id")
values ($1, $2, $3);

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


-- team.removeRoles

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1 and "tenant_id" = $2
for no key update;

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2, $3)
order by "tenant_id" asc nulls first, "name";

select "id"
from "role"
where "id" in ($1) and "tenant_id" = $2
order by "id"
for share;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

select
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = $1
  ) as "role_ids";

delete from "user_role"
where "user_id" = $1 and "role_id" in ($2);

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


-- team.roles

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "id",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
order by "tenant_id" asc nulls first, "name";

commit;


-- team.createRole

begin;

select *
from app.open_scope ($1, $2);

insert into "role" ("id", "tenant_id", "name", "created_at")
values ($1, $2, $3, $4)
on conflict do nothing
returning "id";

with
  "others" as (
    delete from "role_permission"
    where "role_id" = $1 and "permission" not in ($2)
  )
insert into "role_permission" ("role_id", "tenant_id", "permission")
values ($3, $4, $5)
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

commit;


-- team.updateRole

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "role"
where "id" = $1 and "tenant_id" = $2
for update;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

select "app_user"."id" as "user_id", "app_user"."first_name", "app_user"."last_name"
from "user_role" inner join "app_user" on "app_user"."id" = "user_role"."user_id"
where "user_role"."role_id" = $1 and "user_role"."tenant_id" = $2 and "app_user"."deleted_at" is null
order by "app_user"."created_at", "app_user"."id";

with
  "others" as (
    delete from "role_permission"
    where "role_id" = $1 and "permission" not in ($2)
  )
insert into "role_permission" ("role_id", "tenant_id", "permission")
values ($3, $4, $5)
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

commit;


-- team.deleteRole

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "role"
where "id" = $1 and "tenant_id" = $2
for update;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

select "app_user"."id" as "user_id", "app_user"."first_name", "app_user"."last_name"
from "user_role" inner join "app_user" on "app_user"."id" = "user_role"."user_id"
where "user_role"."role_id" = $1 and "user_role"."tenant_id" = $2 and "app_user"."deleted_at" is null
order by "app_user"."created_at", "app_user"."id";

delete from "role"
where "id" = $1 and "tenant_id" = $2;

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


-- team.permissions

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- team.permission

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- team.group

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "id",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
order by "tenant_id" asc nulls first, "name";

commit;


-- team.addRolesToGroup

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "role"
where "id" = $1 and "tenant_id" = $2
for update;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

select "app_user"."id" as "user_id", "app_user"."first_name", "app_user"."last_name"
from "user_role" inner join "app_user" on "app_user"."id" = "user_role"."user_id"
where "user_role"."role_id" = $1 and "user_role"."tenant_id" = $2 and "app_user"."deleted_at" is null
order by "app_user"."created_at", "app_user"."id";

update "role"
set "set_aside_at" = $1
where "id" in ($2) and "tenant_id" = $3;

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


-- team.removeRolesFromGroup

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "role"
where "id" = $1 and "tenant_id" = $2
for update;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

select "app_user"."id" as "user_id", "app_user"."first_name", "app_user"."last_name"
from "user_role" inner join "app_user" on "app_user"."id" = "user_role"."user_id"
where "user_role"."role_id" = $1 and "user_role"."tenant_id" = $2 and "app_user"."deleted_at" is null
order by "app_user"."created_at", "app_user"."id";

update "role"
set "set_aside_at" = $1
where "id" in ($2) and "tenant_id" = $3;

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


-- team.user

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

commit;


-- team.createUser

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "role"
where "id" in ($1) and "tenant_id" = $2
order by "id"
for share;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

insert into
  "app_user" ("id", "tenant_id", "email", "username", "nickname", "first_name", "last_name", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict do nothing
returning "id";

insert into "user_role" ("user_id", "role_id", "tenant_id")
values ($1, $2, $3);

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
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

commit;


-- team.completeUser

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1 and "tenant_id" = $2
for no key update;

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

update "app_user"
set "first_name" = $1, "last_name" = $2, "nickname" = $3, "username" = $4
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

select
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = $1
  ) as "role_ids";

commit;


-- team.changeProfileRole

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1 and "tenant_id" = $2
for no key update;

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = $1
  ) as "role_ids";

commit;


-- team.editUser

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1 and "tenant_id" = $2
for no key update;

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

update "app_user"
set "first_name" = $1, "last_name" = $2, "nickname" = $3, "username" = $4
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


-- team.renameUser

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1 and "tenant_id" = $2
for no key update;

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

update "app_user"
set "first_name" = $1, "last_name" = $2, "nickname" = $3, "username" = $4
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


-- team.sendLoginInformation

begin;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

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


-- team.closeSignIn

begin;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

select "id"
from "app_user"
where "id" = $1 and "tenant_id" = $2
for no key update;

select *
from app.close_sign_in ($1, $2);

update "account_token"
set "used_at" = $1
where "user_id" = $2 and "used_at" is null;

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


-- team.deleteUser

begin;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

select "id"
from "app_user"
where "id" = $1 and "tenant_id" = $2
for no key update;

select *
from app.close_sign_in ($1, $2);

update "account_token"
set "used_at" = $1
where "user_id" = $2 and "used_at" is null;

delete from "user_role"
where "user_id" = $1;

delete from "staff_account"
where "user_id" = $1;

update "app_user"
set "deleted_at" = $1, "is_owner" = $2
where "id" = $3;

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

select "assignment"."id"
from "assignment"
where "assignment"."supplier_id" = $1 and "assignment"."user_id" = $2 and "assignment"."deleted_at" is null
order by "assignment"."id"
for update of "assignment";

commit;


-- team.handOverOwnership

begin;

select *
from app.open_scope ($1, $2);

select app.session_confirmed_at ($1) as at;

select "id"
from "app_user"
where
  "tenant_id" = $1
  and (
    "id" = $2
    or "is_owner" = $3
  )
order by "id"
for no key update;

select
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

update "app_user"
set "is_owner" = $1, "is_sub_user" = $2
where "id" = $3;

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


-- team.staff

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from app.provider_staff ();

select "staff_id"
from "staff_account"
where "tenant_id" = $1;

commit;


-- team.addAccountManager

begin;

select *
from app.open_scope ($1, $2);

select *
from app.provider_staff ();

select "user_id"
from "staff_account"
where "tenant_id" = $1 and "staff_id" = $2;

insert into "app_user" ("id", "tenant_id", "email", "username", "first_name", "last_name", "created_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing
returning "id";

insert into "staff_account" ("user_id", "tenant_id", "staff_id", "added_by", "added_at")
values ($1, $2, $3, $4, $5)
on conflict do nothing
returning "user_id";

insert into "user_role" ("user_id", "role_id", "tenant_id")
select $1 as "user_id", "role"."id" as "role_id", $2 as "tenant_id"
from "role"
where "role"."tenant_id" is null and "role"."name" = $3;

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
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

commit;


-- team.addTechSupport

begin;

select *
from app.open_scope ($1, $2);

select *
from app.provider_staff ();

select "user_id"
from "staff_account"
where "tenant_id" = $1 and "staff_id" = $2;

insert into "app_user" ("id", "tenant_id", "email", "username", "first_name", "last_name", "created_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing
returning "id";

insert into "staff_account" ("user_id", "tenant_id", "staff_id", "added_by", "added_at")
values ($1, $2, $3, $4, $5)
on conflict do nothing
returning "user_id";

insert into "user_role" ("user_id", "role_id", "tenant_id")
select $1 as "user_id", "role"."id" as "role_id", $2 as "tenant_id"
from "role"
where "role"."tenant_id" is null and "role"."name" = $3;

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
  "app_user"."id",
  "email",
  "username",
  "is_email_verified",
  "nickname",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  "created_at",
  "last_login_at",
  "photo_id",
  "staff_id",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids",
  app_user.is_owner
  and not exists (
    select 1
    from app_user other
    where
      other.tenant_id = app_user.tenant_id
      and other.is_owner
      and other.deleted_at is null
      and other.id <> app_user.id
  ) as "is_last_owner"
from "app_user" left join "staff_account" on "staff_account"."user_id" = "app_user"."id"
where "app_user"."tenant_id" = $1 and "app_user"."deleted_at" is null and "app_user"."id" = $2
order by "created_at" desc, "app_user"."id" desc;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
  and "id" in ($2)
order by "tenant_id" asc nulls first, "name";

commit;


-- team.flags

start transaction read only;

select *
from app.open_scope ($1, $2);

select "email"
from "app_user"
where "id" = $1;

select *
from "tenant_flag"
where "tenant_id" = $1;

commit;


-- team.agencyFlags

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id"
from "tenant"
where "id" = $1 and "side" = $2;

select *
from "tenant_flag"
where "tenant_id" = $1;

commit;


-- team.changeAgencyFlags

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "tenant"
where "id" = $1 and "side" = $2;

insert into "tenant_flag" ("tenant_id", "is_accessible", "changed_by", "changed_at")
values ($1, $2, $3, $4)
on conflict ("tenant_id") do update
set "is_accessible" = $5, "changed_by" = $6, "changed_at" = $7;

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
from "tenant_flag"
where "tenant_id" = $1;

commit;


-- team.security

start transaction read only;

select *
from app.open_scope ($1, $2);

select coalesce(cast("role_id" as text), "implicit_role") as "key"
from "second_factor_requirement"
where "tenant_id" = $1
order by "key";

select
  "id",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select app.users_with_second_factor () as user_id;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
order by "tenant_id" asc nulls first, "name";

commit;


-- team.changeSecurity

begin;

select *
from app.open_scope ($1, $2);

select app.session_confirmed_at ($1) as at;

select "id"
from "tenant"
where "id" = $1
for no key update;

select
  "id",
  "name",
  "tenant_id",
  "set_aside_at",
  array(
    select permission
    from role_permission
    where role_id = role.id
  ) as "rights"
from "role"
where
  (
    "tenant_id" = $1
    or "tenant_id" is null
  )
order by "tenant_id" asc nulls first, "name";

select coalesce(cast("role_id" as text), "implicit_role") as "key"
from "second_factor_requirement"
where "tenant_id" = $1
order by "key";

select
  "id",
  "first_name",
  "last_name",
  "is_owner",
  "is_sub_user",
  array(
    select user_role.role_id
    from user_role
    where user_role.user_id = "app_user"."id"
  ) as "role_ids"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select app.users_with_second_factor () as user_id;

commit;


-- team.userSecondFactor

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id" as "user_id",
  "app_user"."tenant_id",
  "tenant"."side",
  "tenant"."name" as "organization",
  "app_user"."first_name",
  "app_user"."last_name",
  (
    tenant.side = 'provider'
    or exists (
      select
      from staff_account
      where staff_account.user_id = app_user.id
    )
  ) as "is_staff",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = app_user.id
    ),
    app_user.id
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $1::uuid
    ),
    $2::uuid
  ) as "is_caller",
  app.has_second_factor_of (app_user.id) as "has_second_factor",
  exists (
    select
    from second_factor_reset r
    where r.user_id = app_user.id and r.state = 'waiting' and r.expires_at > $3
  ) as "is_waiting"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where "app_user"."deleted_at" is null and "app_user"."id" = $4 and "app_user"."tenant_id" = $5;

select "app_user"."id"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where
  "tenant"."side" <> $1
  and "app_user"."tenant_id" = $2
  and "app_user"."deleted_at" is null
  and "app_user"."is_email_verified" = $3
  and "app_user"."id" not in ($4)
  and (
    "tenant"."side" = $5
    or (
      app_user.is_owner
      or exists (
        select 1
        from
          app.roles_of (app_user.id) held
          join role_permission rp on rp.role_id = held.role_id
          and rp.permission = $6
      )
    )
  )
order by "app_user"."id";

select
  "reset"."id" as "reset_id",
  "reset"."tenant_id",
  "reset"."user_id",
  "tenant"."side",
  "tenant"."name" as "organization",
  "app_user"."first_name",
  "app_user"."last_name",
  (
    tenant.side = 'provider'
    or exists (
      select
      from staff_account
      where staff_account.user_id = app_user.id
    )
  ) as "is_staff",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = app_user.id
    ),
    app_user.id
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $1::uuid
    ),
    $2::uuid
  ) as "is_caller",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = reset.requested_by
    ),
    reset.requested_by
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $3::uuid
    ),
    $4::uuid
  ) as "is_by_caller",
  "reset"."requested_by",
  "requester"."first_name" as "by_first",
  "requester"."last_name" as "by_last",
  "reset"."requested_at",
  "reset"."expires_at"
from
  "second_factor_reset" as "reset"
  inner join "app_user" on "app_user"."id" = "reset"."user_id"
  inner join "tenant" on "tenant"."id" = "reset"."tenant_id"
  left join "app_user" as "requester" on "requester"."id" = "reset"."requested_by"
where
  "reset"."state" = $5
  and "reset"."expires_at" > $6
  and "app_user"."deleted_at" is null
  and "reset"."tenant_id" = $7
order by "reset"."expires_at", "reset"."id";

commit;


-- team.resettableUsers

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where
  "app_user"."deleted_at" is null
  and position($1 in lower(concat_ws(' ', app_user.first_name, app_user.last_name, app_user.email, tenant.name))) > 0
  and "app_user"."id" <> $2
  and app.has_second_factor_of (app_user.id)
  and (
    (
      tenant.side = 'provider'
      or exists (
        select
        from staff_account
        where staff_account.user_id = app_user.id
      )
    )
    or "tenant"."side" = $3
    or not exists (
      select "other"."id"
      from "app_user" as "other"
      where
        "other"."tenant_id" = "app_user"."tenant_id"
        and "other"."id" <> "app_user"."id"
        and "other"."deleted_at" is null
        and "other"."is_email_verified" = $4
        and (
          other.is_owner
          or exists (
            select
            from
              app.roles_of (other.id) held
              join role_permission rp on rp.role_id = held.role_id
              and rp.permission = $5
          )
        )
    )
  );

select
  "app_user"."id" as "user_id",
  "app_user"."tenant_id",
  "tenant"."side",
  "tenant"."name" as "organization",
  "app_user"."first_name",
  "app_user"."last_name",
  (
    tenant.side = 'provider'
    or exists (
      select
      from staff_account
      where staff_account.user_id = app_user.id
    )
  ) as "is_staff",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = app_user.id
    ),
    app_user.id
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $1::uuid
    ),
    $2::uuid
  ) as "is_caller",
  app.has_second_factor_of (app_user.id) as "has_second_factor",
  exists (
    select
    from second_factor_reset r
    where r.user_id = app_user.id and r.state = 'waiting' and r.expires_at > $3
  ) as "is_waiting"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where
  "app_user"."deleted_at" is null
  and position($4 in lower(concat_ws(' ', app_user.first_name, app_user.last_name, app_user.email, tenant.name))) > 0
  and "app_user"."id" <> $5
  and app.has_second_factor_of (app_user.id)
  and (
    (
      tenant.side = 'provider'
      or exists (
        select
        from staff_account
        where staff_account.user_id = app_user.id
      )
    )
    or "tenant"."side" = $6
    or not exists (
      select "other"."id"
      from "app_user" as "other"
      where
        "other"."tenant_id" = "app_user"."tenant_id"
        and "other"."id" <> "app_user"."id"
        and "other"."deleted_at" is null
        and "other"."is_email_verified" = $7
        and (
          other.is_owner
          or exists (
            select
            from
              app.roles_of (other.id) held
              join role_permission rp on rp.role_id = held.role_id
              and rp.permission = $8
          )
        )
    )
  )
order by "tenant"."name", "app_user"."first_name", "app_user"."last_name", "app_user"."id"
limit $9
offset $10;

select
  "reset"."id" as "reset_id",
  "reset"."tenant_id",
  "reset"."user_id",
  "tenant"."side",
  "tenant"."name" as "organization",
  "app_user"."first_name",
  "app_user"."last_name",
  (
    tenant.side = 'provider'
    or exists (
      select
      from staff_account
      where staff_account.user_id = app_user.id
    )
  ) as "is_staff",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = app_user.id
    ),
    app_user.id
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $1::uuid
    ),
    $2::uuid
  ) as "is_caller",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = reset.requested_by
    ),
    reset.requested_by
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $3::uuid
    ),
    $4::uuid
  ) as "is_by_caller",
  "reset"."requested_by",
  "requester"."first_name" as "by_first",
  "requester"."last_name" as "by_last",
  "reset"."requested_at",
  "reset"."expires_at"
from
  "second_factor_reset" as "reset"
  inner join "app_user" on "app_user"."id" = "reset"."user_id"
  inner join "tenant" on "tenant"."id" = "reset"."tenant_id"
  left join "app_user" as "requester" on "requester"."id" = "reset"."requested_by"
where "reset"."state" = $5 and "reset"."expires_at" > $6 and "app_user"."deleted_at" is null
order by "reset"."expires_at", "reset"."id";

commit;


-- team.requestReset

begin;

select *
from app.open_scope ($1, $2);

select app.session_confirmed_at ($1) as at;

select
  "app_user"."id" as "user_id",
  "app_user"."tenant_id",
  "tenant"."side",
  "tenant"."name" as "organization",
  "app_user"."first_name",
  "app_user"."last_name",
  (
    tenant.side = 'provider'
    or exists (
      select
      from staff_account
      where staff_account.user_id = app_user.id
    )
  ) as "is_staff",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = app_user.id
    ),
    app_user.id
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $1::uuid
    ),
    $2::uuid
  ) as "is_caller",
  app.has_second_factor_of (app_user.id) as "has_second_factor",
  exists (
    select
    from second_factor_reset r
    where r.user_id = app_user.id and r.state = 'waiting' and r.expires_at > $3
  ) as "is_waiting"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where "app_user"."deleted_at" is null and "app_user"."id" = $4 and "app_user"."tenant_id" = $5;

select "app_user"."id"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where
  "tenant"."side" <> $1
  and "app_user"."tenant_id" = $2
  and "app_user"."deleted_at" is null
  and "app_user"."is_email_verified" = $3
  and "app_user"."id" not in ($4)
  and (
    "tenant"."side" = $5
    or (
      app_user.is_owner
      or exists (
        select 1
        from
          app.roles_of (app_user.id) held
          join role_permission rp on rp.role_id = held.role_id
          and rp.permission = $6
      )
    )
  )
order by "app_user"."id";

update "second_factor_reset"
set "state" = $1
where "user_id" = $2 and "state" = $3 and "expires_at" <= $4;

insert into
  "second_factor_reset" (
    "id",
    "tenant_id",
    "user_id",
    "requested_by",
    "requested_at",
    "expires_at",
    "decided_by",
    "decided_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8)
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

select "id"
from "second_factor_reset"
where "id" = $1
for update;

select
  "reset"."id" as "reset_id",
  "reset"."tenant_id",
  "reset"."user_id",
  "tenant"."side",
  "tenant"."name" as "organization",
  "app_user"."first_name",
  "app_user"."last_name",
  (
    tenant.side = 'provider'
    or exists (
      select
      from staff_account
      where staff_account.user_id = app_user.id
    )
  ) as "is_staff",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = app_user.id
    ),
    app_user.id
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $1::uuid
    ),
    $2::uuid
  ) as "is_caller",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = reset.requested_by
    ),
    reset.requested_by
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $3::uuid
    ),
    $4::uuid
  ) as "is_by_caller",
  "reset"."requested_by",
  "requester"."first_name" as "by_first",
  "requester"."last_name" as "by_last",
  "reset"."requested_at",
  "reset"."expires_at"
from
  "second_factor_reset" as "reset"
  inner join "app_user" on "app_user"."id" = "reset"."user_id"
  inner join "tenant" on "tenant"."id" = "reset"."tenant_id"
  left join "app_user" as "requester" on "requester"."id" = "reset"."requested_by"
where
  "reset"."state" = $5
  and "reset"."expires_at" > $6
  and "app_user"."deleted_at" is null
  and "reset"."tenant_id" = $7
  and "reset"."id" = $8;

select "app_user"."id"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where
  "tenant"."side" <> $1
  and "app_user"."tenant_id" = $2
  and "app_user"."deleted_at" is null
  and "app_user"."is_email_verified" = $3
  and "app_user"."id" not in ($4, $5)
  and (
    "tenant"."side" = $6
    or (
      app_user.is_owner
      or exists (
        select 1
        from
          app.roles_of (app_user.id) held
          join role_permission rp on rp.role_id = held.role_id
          and rp.permission = $7
      )
    )
  )
order by "app_user"."id";

commit;


-- team.resets

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "reset"."id" as "reset_id",
  "reset"."tenant_id",
  "reset"."user_id",
  "tenant"."side",
  "tenant"."name" as "organization",
  "app_user"."first_name",
  "app_user"."last_name",
  (
    tenant.side = 'provider'
    or exists (
      select
      from staff_account
      where staff_account.user_id = app_user.id
    )
  ) as "is_staff",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = app_user.id
    ),
    app_user.id
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $1::uuid
    ),
    $2::uuid
  ) as "is_caller",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = reset.requested_by
    ),
    reset.requested_by
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $3::uuid
    ),
    $4::uuid
  ) as "is_by_caller",
  "reset"."requested_by",
  "requester"."first_name" as "by_first",
  "requester"."last_name" as "by_last",
  "reset"."requested_at",
  "reset"."expires_at"
from
  "second_factor_reset" as "reset"
  inner join "app_user" on "app_user"."id" = "reset"."user_id"
  inner join "tenant" on "tenant"."id" = "reset"."tenant_id"
  left join "app_user" as "requester" on "requester"."id" = "reset"."requested_by"
where
  "reset"."state" = $5
  and "reset"."expires_at" > $6
  and "app_user"."deleted_at" is null
  and "reset"."tenant_id" = $7
order by "reset"."expires_at", "reset"."id";

select "app_user"."id"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where
  "tenant"."side" <> $1
  and "app_user"."tenant_id" = $2
  and "app_user"."deleted_at" is null
  and "app_user"."is_email_verified" = $3
  and "app_user"."id" not in ($4, $5)
  and (
    "tenant"."side" = $6
    or (
      app_user.is_owner
      or exists (
        select 1
        from
          app.roles_of (app_user.id) held
          join role_permission rp on rp.role_id = held.role_id
          and rp.permission = $7
      )
    )
  )
order by "app_user"."id";

commit;


-- team.confirmReset

begin;

select *
from app.open_scope ($1, $2);

select app.session_confirmed_at ($1) as at;

select "id"
from "second_factor_reset"
where "id" = $1
for update;

select
  "reset"."id" as "reset_id",
  "reset"."tenant_id",
  "reset"."user_id",
  "tenant"."side",
  "tenant"."name" as "organization",
  "app_user"."first_name",
  "app_user"."last_name",
  (
    tenant.side = 'provider'
    or exists (
      select
      from staff_account
      where staff_account.user_id = app_user.id
    )
  ) as "is_staff",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = app_user.id
    ),
    app_user.id
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $1::uuid
    ),
    $2::uuid
  ) as "is_caller",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = reset.requested_by
    ),
    reset.requested_by
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $3::uuid
    ),
    $4::uuid
  ) as "is_by_caller",
  "reset"."requested_by",
  "requester"."first_name" as "by_first",
  "requester"."last_name" as "by_last",
  "reset"."requested_at",
  "reset"."expires_at"
from
  "second_factor_reset" as "reset"
  inner join "app_user" on "app_user"."id" = "reset"."user_id"
  inner join "tenant" on "tenant"."id" = "reset"."tenant_id"
  left join "app_user" as "requester" on "requester"."id" = "reset"."requested_by"
where
  "reset"."state" = $5
  and "reset"."expires_at" > $6
  and "app_user"."deleted_at" is null
  and "reset"."tenant_id" = $7
  and "reset"."id" = $8;

select "app_user"."id"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where
  "tenant"."side" <> $1
  and "app_user"."tenant_id" = $2
  and "app_user"."deleted_at" is null
  and "app_user"."is_email_verified" = $3
  and "app_user"."id" not in ($4, $5)
  and (
    "tenant"."side" = $6
    or (
      app_user.is_owner
      or exists (
        select 1
        from
          app.roles_of (app_user.id) held
          join role_permission rp on rp.role_id = held.role_id
          and rp.permission = $7
      )
    )
  )
order by "app_user"."id";

update "second_factor_reset"
set "state" = $1, "decided_by" = $2, "decided_at" = $3
where "id" = $4;

select *
from app.reset_second_factor ($1, $2);

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


-- team.cancelReset

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "second_factor_reset"
where "id" = $1
for update;

select
  "reset"."id" as "reset_id",
  "reset"."tenant_id",
  "reset"."user_id",
  "tenant"."side",
  "tenant"."name" as "organization",
  "app_user"."first_name",
  "app_user"."last_name",
  (
    tenant.side = 'provider'
    or exists (
      select
      from staff_account
      where staff_account.user_id = app_user.id
    )
  ) as "is_staff",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = app_user.id
    ),
    app_user.id
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $1::uuid
    ),
    $2::uuid
  ) as "is_caller",
  coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = reset.requested_by
    ),
    reset.requested_by
  ) = coalesce(
    (
      select a.staff_id
      from staff_account a
      where a.user_id = $3::uuid
    ),
    $4::uuid
  ) as "is_by_caller",
  "reset"."requested_by",
  "requester"."first_name" as "by_first",
  "requester"."last_name" as "by_last",
  "reset"."requested_at",
  "reset"."expires_at"
from
  "second_factor_reset" as "reset"
  inner join "app_user" on "app_user"."id" = "reset"."user_id"
  inner join "tenant" on "tenant"."id" = "reset"."tenant_id"
  left join "app_user" as "requester" on "requester"."id" = "reset"."requested_by"
where
  "reset"."state" = $5
  and "reset"."expires_at" > $6
  and "app_user"."deleted_at" is null
  and "reset"."tenant_id" = $7
  and "reset"."id" = $8;

select "app_user"."id"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where
  "tenant"."side" <> $1
  and "app_user"."tenant_id" = $2
  and "app_user"."deleted_at" is null
  and "app_user"."is_email_verified" = $3
  and "app_user"."id" not in ($4, $5)
  and (
    "tenant"."side" = $6
    or (
      app_user.is_owner
      or exists (
        select 1
        from
          app.roles_of (app_user.id) held
          join role_permission rp on rp.role_id = held.role_id
          and rp.permission = $7
      )
    )
  )
order by "app_user"."id";

update "second_factor_reset"
set "state" = $1, "decided_by" = $2, "decided_at" = $3
where "id" = $4;

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
