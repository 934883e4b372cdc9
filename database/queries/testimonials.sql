-- testimonials.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "testimonial"
where "tenant_id" = $1 and "deleted_at" is null and "status" = $2;

select
  "id", "tenant_id", "full_name", "job_title", "company", "email", "recommendation", "logo_id", "status",
  "is_published", "is_mailed", "expires_at", "created_by", "created_at", "submitted_at", "decided_at",
  "decline_reason", "deleted_at"
from "testimonial"
where "tenant_id" = $1 and "deleted_at" is null and "status" = $2
order by "created_at" desc, "id" desc
limit $3
offset $4;

select "logo_key"
from "tenant"
where "id" = $1;

commit;


-- testimonials.request

begin;

select *
from app.open_scope ($1, $2);

select "logo_key"
from "tenant"
where "id" = $1;

select count(*) as "count"
from "testimonial"
where "tenant_id" = $1 and "is_mailed" = $2 and "created_at" > $3;

update "testimonial"
set "deleted_at" = $1, "token_hash" = $2
where "tenant_id" = $3 and "email" = $4 and "status" = $5 and "deleted_at" is null and "expires_at" <= $6;

insert into
  "testimonial" (
    "full_name",
    "job_title",
    "company",
    "email",
    "is_mailed",
    "token_hash",
    "id",
    "tenant_id",
    "expires_at",
    "created_by",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict do nothing
returning
  "id", "tenant_id", "full_name", "job_title", "company", "email", "recommendation", "logo_id", "status",
  "is_published", "is_mailed", "expires_at", "created_by", "created_at", "submitted_at", "decided_at",
  "decline_reason", "deleted_at";

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


-- testimonials.create

begin;

select *
from app.open_scope ($1, $2);

update "testimonial"
set "deleted_at" = $1, "token_hash" = $2
where "tenant_id" = $3 and "email" = $4 and "status" = $5 and "deleted_at" is null and "expires_at" <= $6;

insert into
  "testimonial" (
    "full_name",
    "job_title",
    "company",
    "email",
    "is_mailed",
    "token_hash",
    "id",
    "tenant_id",
    "expires_at",
    "created_by",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict do nothing
returning
  "id", "tenant_id", "full_name", "job_title", "company", "email", "recommendation", "logo_id", "status",
  "is_published", "is_mailed", "expires_at", "created_by", "created_at", "submitted_at", "decided_at",
  "decline_reason", "deleted_at";

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

select "logo_key"
from "tenant"
where "id" = $1;

commit;


-- testimonials.publish

begin;

select *
from app.open_scope ($1, $2);

select
  "id", "tenant_id", "full_name", "job_title", "company", "email", "recommendation", "logo_id", "status",
  "is_published", "is_mailed", "expires_at", "created_by", "created_at", "submitted_at", "decided_at",
  "decline_reason", "deleted_at"
from "testimonial"
where "tenant_id" = $1 and "deleted_at" is null and "id" = $2
for update;

select "logo_key"
from "tenant"
where "id" = $1;

update "testimonial"
set "is_published" = $1
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


-- testimonials.delete

begin;

select *
from app.open_scope ($1, $2);

select
  "id", "tenant_id", "full_name", "job_title", "company", "email", "recommendation", "logo_id", "status",
  "is_published", "is_mailed", "expires_at", "created_by", "created_at", "submitted_at", "decided_at",
  "decline_reason", "deleted_at"
from "testimonial"
where "tenant_id" = $1 and "deleted_at" is null and "id" = $2
for update;

update "testimonial"
set "deleted_at" = $1, "token_hash" = $2, "is_published" = $3
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


-- testimonials.logo

start transaction read only;

select *
from app.open_scope ($1, $2);

select "storage_key", "file_name", "media_type", "size_bytes"
from "testimonial_logo"
where "id" = $1 and "tenant_id" = $2;

commit;


-- testimonials.form

start transaction read only;

select set_config('app.side', 'system', true);

select
  "testimonial"."id", "testimonial"."tenant_id", "testimonial"."full_name", "testimonial"."job_title",
  "testimonial"."company", "testimonial"."email", "testimonial"."recommendation", "testimonial"."logo_id",
  "testimonial"."status", "testimonial"."is_published", "testimonial"."is_mailed", "testimonial"."expires_at",
  "testimonial"."created_by", "testimonial"."created_at", "testimonial"."submitted_at",
  "testimonial"."decided_at", "testimonial"."decline_reason", "testimonial"."deleted_at",
  "tenant"."name" as "organization_name", "tenant"."logo_key"
from "testimonial" inner join "tenant" on "tenant"."id" = "testimonial"."tenant_id"
where "testimonial"."token_hash" = $1 and "testimonial"."deleted_at" is null;

commit;


-- testimonials.submit

begin;

select set_config('app.side', 'system', true);

select
  "testimonial"."id", "testimonial"."tenant_id", "testimonial"."full_name", "testimonial"."job_title",
  "testimonial"."company", "testimonial"."email", "testimonial"."recommendation", "testimonial"."logo_id",
  "testimonial"."status", "testimonial"."is_published", "testimonial"."is_mailed", "testimonial"."expires_at",
  "testimonial"."created_by", "testimonial"."created_at", "testimonial"."submitted_at",
  "testimonial"."decided_at", "testimonial"."decline_reason", "testimonial"."deleted_at",
  "tenant"."name" as "organization_name", "tenant"."logo_key"
from "testimonial" inner join "tenant" on "tenant"."id" = "testimonial"."tenant_id"
where "testimonial"."token_hash" = $1 and "testimonial"."deleted_at" is null
for update of "testimonial";

select "id"
from "testimonial_logo"
where "id" = $1 and "testimonial_id" = $2;

update "testimonial"
set
  "recommendation" = $1, "job_title" = $2, "full_name" = $3, "company" = $4, "logo_id" = $5, "status" = $6,
  "submitted_at" = $7
where "id" = $8;

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


-- testimonials.uploadImage

begin;

select set_config('app.side', 'system', true);

rollback;

select
  "testimonial"."id", "testimonial"."tenant_id", "testimonial"."full_name", "testimonial"."job_title",
  "testimonial"."company", "testimonial"."email", "testimonial"."recommendation", "testimonial"."logo_id",
  "testimonial"."status", "testimonial"."is_published", "testimonial"."is_mailed", "testimonial"."expires_at",
  "testimonial"."created_by", "testimonial"."created_at", "testimonial"."submitted_at",
  "testimonial"."decided_at", "testimonial"."decline_reason", "testimonial"."deleted_at",
  "tenant"."name" as "organization_name", "tenant"."logo_key"
from "testimonial" inner join "tenant" on "tenant"."id" = "testimonial"."tenant_id"
where "testimonial"."token_hash" = $1 and "testimonial"."deleted_at" is null
for update of "testimonial";

select count(*) as "count"
from "testimonial_logo"
where "testimonial_id" = $1;

insert into
  "testimonial_logo" (
    "id",
    "tenant_id",
    "testimonial_id",
    "file_name",
    "media_type",
    "size_bytes",
    "storage_key",
    "thumbnail_key",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

commit;


-- testimonials.forReview

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "testimonial" inner join "tenant" on "tenant"."id" = "testimonial"."tenant_id"
where "testimonial"."deleted_at" is null and "testimonial"."status" = $1;

select
  "testimonial"."id", "testimonial"."tenant_id", "testimonial"."full_name", "testimonial"."job_title",
  "testimonial"."company", "testimonial"."email", "testimonial"."recommendation", "testimonial"."logo_id",
  "testimonial"."status", "testimonial"."is_published", "testimonial"."is_mailed", "testimonial"."expires_at",
  "testimonial"."created_by", "testimonial"."created_at", "testimonial"."submitted_at",
  "testimonial"."decided_at", "testimonial"."decline_reason", "testimonial"."deleted_at",
  "tenant"."name" as "organization_name"
from "testimonial" inner join "tenant" on "tenant"."id" = "testimonial"."tenant_id"
where "testimonial"."deleted_at" is null and "testimonial"."status" = $1
order by testimonial.submitted_at, "testimonial"."id" desc
limit $2
offset $3;

commit;


-- testimonials.review

begin;

select *
from app.open_scope ($1, $2);

select
  "testimonial"."id", "testimonial"."tenant_id", "testimonial"."full_name", "testimonial"."job_title",
  "testimonial"."company", "testimonial"."email", "testimonial"."recommendation", "testimonial"."logo_id",
  "testimonial"."status", "testimonial"."is_published", "testimonial"."is_mailed", "testimonial"."expires_at",
  "testimonial"."created_by", "testimonial"."created_at", "testimonial"."submitted_at",
  "testimonial"."decided_at", "testimonial"."decline_reason", "testimonial"."deleted_at",
  "tenant"."name" as "organization_name"
from "testimonial" inner join "tenant" on "tenant"."id" = "testimonial"."tenant_id"
where "testimonial"."deleted_at" is null and "testimonial"."id" = $1 and "testimonial"."status" != $2
for update of "testimonial";

update "testimonial"
set "status" = $1, "decline_reason" = $2, "decided_at" = $3
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
