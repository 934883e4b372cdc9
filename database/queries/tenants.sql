-- tenants.read

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "name", "side", "status", "is_assessment_completed", "city", "logo_key", "created_at"
from "tenant"
where "id" = $1;

commit;


-- tenants.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "tenant"
where "side" = $1;

select
  "id",
  "name",
  "status",
  "is_assessment_completed",
  "city",
  "created_at",
  (
    select count(*) as "count"
    from "app_user"
    where "app_user"."tenant_id" = "tenant"."id" and "app_user"."deleted_at" is null
  ) as "user_count"
from "tenant"
where "side" = $1
order by "created_at" desc, "id"
limit $2
offset $3;

commit;


-- tenants.ownershipTerms

start transaction read only;

select *
from app.open_scope ($1, $2);

select "ownership_days", "ownership_scope", "requires_candidate_consent"
from "tenant"
where "id" = $1;

commit;


-- tenants.changeOwnershipTerms

begin;

select *
from app.open_scope ($1, $2);

update "tenant"
set "ownership_days" = $1, "ownership_scope" = $2, "requires_candidate_consent" = $3
where
  "id" = $4
  and (
    "ownership_days" <> $5
    or "ownership_scope" <> $6
    or "requires_candidate_consent" <> $7
  );

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

select distinct "application"."supplier_id"
from "application" inner join "engagement" on "engagement"."id" = "application"."engagement_id"
where "engagement"."client_id" = $1;

commit;
