-- identity.personalSettings

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id" as "user_id", "username" as "user_name", "first_name", "last_name", "nickname", "email",
  "photo_id", "walkthrough_on" as "walkthrough", "told"."applications", "told"."clarifications",
  "told"."bidding", "told"."fulfillment"
from "app_user" left join "notification_setting" as "told" on "told"."user_id" = "app_user"."id"
where "app_user"."id" = $1;

commit;


-- identity.updatePersonalSettings

begin;

select *
from app.open_scope ($1, $2);

update "app_user"
set "walkthrough_on" = $1
where "id" = $2;

insert into "notification_setting" ("user_id", "tenant_id", "bidding", "updated_at")
values ($1, $2, $3, $4)
on conflict ("user_id") do update
set "bidding" = $5, "updated_at" = $6;

select
  "app_user"."id" as "user_id", "username" as "user_name", "first_name", "last_name", "nickname", "email",
  "photo_id", "walkthrough_on" as "walkthrough", "told"."applications", "told"."clarifications",
  "told"."bidding", "told"."fulfillment"
from "app_user" left join "notification_setting" as "told" on "told"."user_id" = "app_user"."id"
where "app_user"."id" = $1;

commit;


-- identity.updateUser

begin;

select *
from app.open_scope ($1, $2);

update "app_user"
set "first_name" = $1, "nickname" = $2
where "id" = $3;

select
  "app_user"."id", "app_user"."tenant_id", "app_user"."email", "app_user"."is_email_verified",
  "app_user"."username", "app_user"."nickname", "app_user"."first_name", "app_user"."last_name",
  "app_user"."is_owner", "app_user"."is_sub_user", "app_user"."login_count", "app_user"."last_login_at",
  "app_user"."created_at", "app_user"."photo_id", "app_user"."walkthrough_on",
  "tenant"."name" as "tenant_name", "tenant"."side", "tenant"."status", "tenant"."is_assessment_completed",
  "tenant"."logo_key"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where "app_user"."id" = $1;

select "role"."name"
from "user_role" inner join "role" on "role"."id" = "user_role"."role_id"
where "user_role"."user_id" = $1
order by "role"."name";

commit;


-- identity.updateUsername

begin;

select *
from app.open_scope ($1, $2);

update "app_user"
set "username" = $1
where "id" = $2;

select
  "app_user"."id", "app_user"."tenant_id", "app_user"."email", "app_user"."is_email_verified",
  "app_user"."username", "app_user"."nickname", "app_user"."first_name", "app_user"."last_name",
  "app_user"."is_owner", "app_user"."is_sub_user", "app_user"."login_count", "app_user"."last_login_at",
  "app_user"."created_at", "app_user"."photo_id", "app_user"."walkthrough_on",
  "tenant"."name" as "tenant_name", "tenant"."side", "tenant"."status", "tenant"."is_assessment_completed",
  "tenant"."logo_key"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where "app_user"."id" = $1;

select "role"."name"
from "user_role" inner join "role" on "role"."id" = "user_role"."role_id"
where "user_role"."user_id" = $1
order by "role"."name";

commit;


-- identity.changeNickname

begin;

select *
from app.open_scope ($1, $2);

update "app_user"
set "nickname" = $1
where "id" = $2;

select
  "app_user"."id", "app_user"."tenant_id", "app_user"."email", "app_user"."is_email_verified",
  "app_user"."username", "app_user"."nickname", "app_user"."first_name", "app_user"."last_name",
  "app_user"."is_owner", "app_user"."is_sub_user", "app_user"."login_count", "app_user"."last_login_at",
  "app_user"."created_at", "app_user"."photo_id", "app_user"."walkthrough_on",
  "tenant"."name" as "tenant_name", "tenant"."side", "tenant"."status", "tenant"."is_assessment_completed",
  "tenant"."logo_key"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where "app_user"."id" = $1;

select "role"."name"
from "user_role" inner join "role" on "role"."id" = "user_role"."role_id"
where "user_role"."user_id" = $1
order by "role"."name";

commit;


-- identity.mailPassword

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1 and "tenant_id" = $2 and "deleted_at" is null;

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


-- identity.adminToken

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- identity.readLink

start transaction read only;

select set_config('app.side', 'system', true);

select
  "app_user"."id" as "user_id", "app_user"."tenant_id", "tenant"."side", "account_token"."purpose",
  "app_user"."email", "app_user"."first_name", "app_user"."last_name", "tenant"."name" as "organization_name",
  "credential"."user_id" as "credential_of"
from
  "account_token"
  inner join "app_user" on "app_user"."id" = "account_token"."user_id"
  inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
  left join "credential" on "credential"."user_id" = "app_user"."id"
where
  "token_hash" = $1
  and "used_at" is null
  and "account_token"."expires_at" > $2
  and "account_token"."email" = "app_user"."email"
  and "app_user"."deleted_at" is null;

commit;


-- identity.setPassword

begin;

select set_config('app.side', 'system', true);

select
  "app_user"."id" as "user_id", "app_user"."tenant_id", "tenant"."side", "account_token"."purpose",
  "app_user"."email", "app_user"."first_name", "app_user"."last_name", "tenant"."name" as "organization_name",
  "credential"."user_id" as "credential_of"
from
  "account_token"
  inner join "app_user" on "app_user"."id" = "account_token"."user_id"
  inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
  left join "credential" on "credential"."user_id" = "app_user"."id"
where
  "token_hash" = $1
  and "used_at" is null
  and "account_token"."expires_at" > $2
  and "account_token"."email" = "app_user"."email"
  and "app_user"."deleted_at" is null;

select "id"
from "app_user"
where "id" = $1
for no key update;

update "account_token"
set "used_at" = $1
where "token_hash" = $2 and "used_at" is null;

update "account_token"
set "used_at" = $1
where "user_id" = $2 and "used_at" is null;

update "app_user"
set "is_email_verified" = $1
where "id" = $2;

insert into "credential" ("user_id", "password_hash", "changed_at")
values ($1, $2, $3)
on conflict ("user_id") do update
set "password_hash" = $4, "changed_at" = $5;

delete from "identity_record"
where "model" = $1 and "uid" = $2;

select "id"
from "session"
where "user_id" = $1 and "ended_at" is null;

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


-- identity.uploadPhoto

begin;

select *
from app.open_scope ($1, $2);

rollback;

select "id"
from "app_user"
where "id" = $1
for no key update;

update "user_photo"
set "replaced_at" = $1
where "user_id" = $2 and "replaced_at" is null;

insert into
  "user_photo" (
    "id",
    "tenant_id",
    "user_id",
    "media_type",
    "size_bytes",
    "storage_key",
    "thumbnail_key",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8);

update "app_user"
set "photo_id" = $1
where "id" = $2;

commit;


-- identity.removePhoto

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1
for no key update;

update "user_photo"
set "replaced_at" = $1
where "user_id" = $2 and "replaced_at" is null;

update "app_user"
set "photo_id" = $1
where "id" = $2;

commit;


-- identity.photo

start transaction read only;

select set_config('app.side', 'system', true);

select "media_type", "storage_key", "thumbnail_key", "size_bytes"
from "user_photo"
where "id" = $1 and "replaced_at" is null;

commit;


-- identity.register

begin;

select set_config('app.side', 'system', true);

savepoint registration;

insert into "tenant" ("id", "side", "name", "created_at")
values ($1, $2, $3, $4);

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
  "app_user" ("id", "tenant_id", "email", "username", "first_name", "last_name", "is_owner", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("email")
where "deleted_at" is null do nothing
returning "id";

release savepoint registration;

insert into "account_ask" ("id", "kind", "email", "next_path", "asked_at")
values ($1, $2, $3, $4, $5);

commit;


-- identity.askConfirmation

begin;

select set_config('app.side', 'system', true);

insert into "account_ask" ("id", "kind", "email", "next_path", "asked_at")
values ($1, $2, $3, $4, $5);

commit;


-- identity.askReset

begin;

select set_config('app.side', 'system', true);

insert into "account_ask" ("id", "kind", "email", "next_path", "asked_at")
values ($1, $2, $3, $4, $5);

commit;


-- identity.confirmEmail

begin;

select set_config('app.side', 'system', true);

select
  "app_user"."id" as "user_id", "app_user"."tenant_id", "tenant"."side", "account_token"."purpose",
  "app_user"."email", "app_user"."first_name", "app_user"."last_name", "tenant"."name" as "organization_name",
  "credential"."user_id" as "credential_of"
from
  "account_token"
  inner join "app_user" on "app_user"."id" = "account_token"."user_id"
  inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
  left join "credential" on "credential"."user_id" = "app_user"."id"
where
  "token_hash" = $1
  and "used_at" is null
  and "account_token"."expires_at" > $2
  and "account_token"."email" = "app_user"."email"
  and "app_user"."deleted_at" is null;

select "id"
from "app_user"
where "id" = $1
for no key update;

update "account_token"
set "used_at" = $1
where "token_hash" = $2 and "used_at" is null;

update "account_token"
set "used_at" = $1
where "user_id" = $2 and "used_at" is null;

update "app_user"
set "is_email_verified" = $1
where "id" = $2;

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


-- identity.sessions

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;

begin;

select set_config('app.side', 'system', true);

select "id", "user_agent", "created_at", "expires_at"
from "session"
where
  "user_id" = $1
  and "ended_at" is null
  and "expires_at" > $2
  and (
    "idle_until" is null
    or "idle_until" > $3
  )
order by "created_at" desc, "id"
limit $4;


-- identity.endOwnSession

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;

begin;

select set_config('app.side', 'system', true);

select "id"
from "session"
where "id" = $1 and "user_id" = $2;

delete from "identity_record"
where "grant_id" = $1;

update "session"
set "ended_at" = $1
where "id" = $2 and "ended_at" is null
returning "user_id";

select "app_user"."tenant_id", "tenant"."side"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where "app_user"."id" = $1;

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


-- identity.secondFactor

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;

begin;

select set_config('app.side', 'system', true);

select
  app.requires_second_factor ($1, $2) as is_required,
  exists (
    select
    from second_factor f
    where f.user_id = $3 and f.confirmed_at is not null
  ) as has_app,
  (
    select count(*)::int
    from passkey k
    where k.user_id = $4
  ) as passkeys;

select count(*) as "left"
from "recovery_code"
where "user_id" = $1 and "used_at" is null;


-- identity.beginSecondFactor

start transaction read only;

select *
from app.open_scope ($1, $2);

select app.session_confirmed_at ($1) as at;

commit;

begin;

select set_config('app.side', 'system', true);

select "email"
from "app_user"
where "id" = $1;

insert into "second_factor" ("user_id", "sealed_secret", "created_at", "confirmed_at")
values ($1, $2, $3, $4)
on conflict ("user_id") do update
set "sealed_secret" = $5, "created_at" = $6, "last_step" = $7
where "second_factor"."confirmed_at" is null;

select "sealed_secret", "confirmed_at", "last_step"
from "second_factor"
where "user_id" = $1
for update;


-- identity.confirmSecondFactor

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;

begin;

select set_config('app.side', 'system', true);

select "email"
from "app_user"
where "id" = $1;

select "app_user"."id", "password_hash", "is_email_verified", "confirmed_at"
from
  "app_user"
  inner join "credential" on "credential"."user_id" = "app_user"."id"
  left join "second_factor" on "second_factor"."user_id" = "app_user"."id"
where "email" = $1 and "deleted_at" is null;

select "id", "payload"
from "identity_record"
where "model" = $1 and "id" in ($2, $3) and "expires_at" > $4;

select "sealed_secret", "confirmed_at", "last_step"
from "second_factor"
where "user_id" = $1
for update;

insert into
  "identity_record" ("model", "id", "payload", "grant_id", "uid", "user_code", "consumed_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("model", "id") do update
set
  "payload" = jsonb_build_object(
    'failedAt',
    $9::text,
    'failedCount',
    case when identity_record.expires_at > $10 then (identity_record.payload ->> 'failedCount')::int else 0
    end + 1
  ),
  "expires_at" = $11;


-- identity.endSecondFactor

start transaction read only;

select *
from app.open_scope ($1, $2);

select app.session_confirmed_at ($1) as at;

commit;

begin;

select set_config('app.side', 'system', true);

select "email"
from "app_user"
where "id" = $1;

select "app_user"."id", "password_hash", "is_email_verified", "confirmed_at"
from
  "app_user"
  inner join "credential" on "credential"."user_id" = "app_user"."id"
  left join "second_factor" on "second_factor"."user_id" = "app_user"."id"
where "email" = $1 and "deleted_at" is null;

select "id", "payload"
from "identity_record"
where "model" = $1 and "id" in ($2, $3) and "expires_at" > $4;

select
  app.requires_second_factor ($1, $2) as is_required,
  exists (
    select
    from second_factor f
    where f.user_id = $3 and f.confirmed_at is not null
  ) as has_app,
  (
    select count(*)::int
    from passkey k
    where k.user_id = $4
  ) as passkeys;

select "sealed_secret", "confirmed_at", "last_step"
from "second_factor"
where "user_id" = $1
for update;

rollback;

insert into
  "identity_record" ("model", "id", "payload", "grant_id", "uid", "user_code", "consumed_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("model", "id") do update
set
  "payload" = jsonb_build_object(
    'failedAt',
    $9::text,
    'failedCount',
    case when identity_record.expires_at > $10 then (identity_record.payload ->> 'failedCount')::int else 0
    end + 1
  ),
  "expires_at" = $11;


-- identity.beginRequiredSecondFactor


-- identity.confirmRequiredSecondFactor


-- identity.confirmPassword

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;

begin;

select set_config('app.side', 'system', true);

select "email"
from "app_user"
where "id" = $1;

select "app_user"."id", "password_hash", "is_email_verified", "confirmed_at"
from
  "app_user"
  inner join "credential" on "credential"."user_id" = "app_user"."id"
  left join "second_factor" on "second_factor"."user_id" = "app_user"."id"
where "email" = $1 and "deleted_at" is null;

select "id", "payload"
from "identity_record"
where "model" = $1 and "id" in ($2, $3) and "expires_at" > $4;

insert into
  "identity_record" ("model", "id", "payload", "grant_id", "uid", "user_code", "consumed_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("model", "id") do update
set
  "payload" = jsonb_build_object(
    'failedAt',
    $9::text,
    'failedCount',
    case when identity_record.expires_at > $10 then (identity_record.payload ->> 'failedCount')::int else 0
    end + 1
  ),
  "expires_at" = $11;


-- identity.changePassword

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;

begin;

select set_config('app.side', 'system', true);

select "email"
from "app_user"
where "id" = $1;

select "app_user"."id", "password_hash", "is_email_verified", "confirmed_at"
from
  "app_user"
  inner join "credential" on "credential"."user_id" = "app_user"."id"
  left join "second_factor" on "second_factor"."user_id" = "app_user"."id"
where "email" = $1 and "deleted_at" is null;

select "id", "payload"
from "identity_record"
where "model" = $1 and "id" in ($2, $3) and "expires_at" > $4;

insert into
  "identity_record" ("model", "id", "payload", "grant_id", "uid", "user_code", "consumed_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("model", "id") do update
set
  "payload" = jsonb_build_object(
    'failedAt',
    $9::text,
    'failedCount',
    case when identity_record.expires_at > $10 then (identity_record.payload ->> 'failedCount')::int else 0
    end + 1
  ),
  "expires_at" = $11;


-- identity.passkeys

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;

begin;

select set_config('app.side', 'system', true);

select "id", "name", "created_at", "last_used_at"
from "passkey"
where "user_id" = $1
order by "created_at", "id";


-- identity.beginPasskey

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;

begin;

select set_config('app.side', 'system', true);

select "email"
from "app_user"
where "id" = $1;

select "app_user"."id", "password_hash", "is_email_verified", "confirmed_at"
from
  "app_user"
  inner join "credential" on "credential"."user_id" = "app_user"."id"
  left join "second_factor" on "second_factor"."user_id" = "app_user"."id"
where "email" = $1 and "deleted_at" is null;

select "id", "payload"
from "identity_record"
where "model" = $1 and "id" in ($2, $3) and "expires_at" > $4;

insert into
  "identity_record" ("model", "id", "payload", "grant_id", "uid", "user_code", "consumed_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("model", "id") do update
set
  "payload" = jsonb_build_object(
    'failedAt',
    $9::text,
    'failedCount',
    case when identity_record.expires_at > $10 then (identity_record.payload ->> 'failedCount')::int else 0
    end + 1
  ),
  "expires_at" = $11;


-- identity.addPasskey

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;

begin;

select set_config('app.side', 'system', true);

rollback;


-- identity.removePasskey

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;

begin;

select set_config('app.side', 'system', true);

rollback;

select "email"
from "app_user"
where "id" = $1;

select "app_user"."id", "password_hash", "is_email_verified", "confirmed_at"
from
  "app_user"
  inner join "credential" on "credential"."user_id" = "app_user"."id"
  left join "second_factor" on "second_factor"."user_id" = "app_user"."id"
where "email" = $1 and "deleted_at" is null;

select "id", "payload"
from "identity_record"
where "model" = $1 and "id" in ($2, $3) and "expires_at" > $4;

insert into
  "identity_record" ("model", "id", "payload", "grant_id", "uid", "user_code", "consumed_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("model", "id") do update
set
  "payload" = jsonb_build_object(
    'failedAt',
    $9::text,
    'failedCount',
    case when identity_record.expires_at > $10 then (identity_record.payload ->> 'failedCount')::int else 0
    end + 1
  ),
  "expires_at" = $11;


-- identity.askForPasskey


-- identity.signInWithPasskey


-- identity.signIn


-- identity.exchangeCode

begin;

select set_config('app.side', 'system', true);

select "payload", "consumed_at"
from "identity_record"
where
  "model" = $1
  and (
    "expires_at" is null
    or "expires_at" > $2
  )
  and "id" = $3;

commit;


-- identity.renewSession


-- identity.endSession


-- identity.registerLogin

begin;

select *
from app.open_scope ($1, $2);

update "app_user"
set "login_count" = "login_count" + $1, "last_login_at" = $2
where "id" = $3;

select
  "app_user"."id", "app_user"."tenant_id", "app_user"."email", "app_user"."is_email_verified",
  "app_user"."username", "app_user"."nickname", "app_user"."first_name", "app_user"."last_name",
  "app_user"."is_owner", "app_user"."is_sub_user", "app_user"."login_count", "app_user"."last_login_at",
  "app_user"."created_at", "app_user"."photo_id", "app_user"."walkthrough_on",
  "tenant"."name" as "tenant_name", "tenant"."side", "tenant"."status", "tenant"."is_assessment_completed",
  "tenant"."logo_key"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where "app_user"."id" = $1;

select "role"."name"
from "user_role" inner join "role" on "role"."id" = "user_role"."role_id"
where "user_role"."user_id" = $1
order by "role"."name";

select "id"
from "role"
where "tenant_id" is null and "name" = $1;

insert into "user_role" ("user_id", "role_id", "tenant_id")
values ($1, $2, $3)
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


-- identity.readUser

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id", "app_user"."tenant_id", "app_user"."email", "app_user"."is_email_verified",
  "app_user"."username", "app_user"."nickname", "app_user"."first_name", "app_user"."last_name",
  "app_user"."is_owner", "app_user"."is_sub_user", "app_user"."login_count", "app_user"."last_login_at",
  "app_user"."created_at", "app_user"."photo_id", "app_user"."walkthrough_on",
  "tenant"."name" as "tenant_name", "tenant"."side", "tenant"."status", "tenant"."is_assessment_completed",
  "tenant"."logo_key"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where "app_user"."id" = $1;

select "role"."name"
from "user_role" inner join "role" on "role"."id" = "user_role"."role_id"
where "user_role"."user_id" = $1
order by "role"."name";

commit;


-- identity.readSidebar

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "app_user"."id", "app_user"."tenant_id", "app_user"."email", "app_user"."is_email_verified",
  "app_user"."username", "app_user"."nickname", "app_user"."first_name", "app_user"."last_name",
  "app_user"."is_owner", "app_user"."is_sub_user", "app_user"."login_count", "app_user"."last_login_at",
  "app_user"."created_at", "app_user"."photo_id", "app_user"."walkthrough_on",
  "tenant"."name" as "tenant_name", "tenant"."side", "tenant"."status", "tenant"."is_assessment_completed",
  "tenant"."logo_key"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where "app_user"."id" = $1;

select "role"."name"
from "user_role" inner join "role" on "role"."id" = "user_role"."role_id"
where "user_role"."user_id" = $1
order by "role"."name";

commit;
