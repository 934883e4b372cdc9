-- prequalification.clients

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "tenant"
where "tenant"."side" = $1 and "tenant"."status" = $2;

select
  "tenant"."id",
  "tenant"."name",
  "tenant"."city",
  exists (
    select "request"."id"
    from "prequalification_request" as "request"
    where "request"."client_id" = "tenant"."id" and "request"."supplier_id" = $1
  ) as "is_asked"
from "tenant"
where "tenant"."side" = $2 and "tenant"."status" = $3
order by "is_asked" desc, "tenant"."name", "tenant"."id"
limit $4
offset $5;

select *
from "prequalification_request"
where "supplier_id" = $1 and "client_id" in ($2, $3)
order by "requested_at", "id";

select "version"."created_at"
from
  "prequalification_version" as "version"
  inner join "prequalification_document" as "document" on "document"."id" = "version"."document_id"
where "version"."supplier_id" = $1 and "version"."is_current" = $2 and "document"."deleted_at" is null
order by "version"."created_at" desc
limit $3;

commit;


-- prequalification.ofClient

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "name", "city"
from "tenant"
where "id" = $1 and "side" = $2 and "status" = $3;

select *
from "prequalification_request"
where "supplier_id" = $1 and "client_id" in ($2)
order by "requested_at", "id";

select "version"."created_at"
from
  "prequalification_version" as "version"
  inner join "prequalification_document" as "document" on "document"."id" = "version"."document_id"
where "version"."supplier_id" = $1 and "version"."is_current" = $2 and "document"."deleted_at" is null
order by "version"."created_at" desc
limit $3;

select
  "step"."id", "step"."request_id", "step"."status_id", "step"."at", "step"."by_name", "step"."reason_text",
  "step"."ends_on", "request"."recruitment_type_id", "request"."role_category_id"
from
  "prequalification_step" as "step"
  inner join "prequalification_request" as "request" on "request"."id" = "step"."request_id"
where "step"."supplier_id" = $1 and "step"."client_id" = $2
order by "step"."at" desc, "step"."id" desc
limit $3;

commit;


-- prequalification.ofEngagement

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
from "prequalification_request"
where "supplier_id" = $1 and "client_id" in ($2)
order by "requested_at", "id";

select "version"."created_at"
from
  "prequalification_version" as "version"
  inner join "prequalification_document" as "document" on "document"."id" = "version"."document_id"
where "version"."supplier_id" = $1 and "version"."is_current" = $2 and "document"."deleted_at" is null
order by "version"."created_at" desc
limit $3;

commit;


-- prequalification.requestForm

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "name", "city"
from "tenant"
where "id" = $1 and "side" = $2 and "status" = $3;

select *
from "prequalification_request"
where "supplier_id" = $1 and "client_id" in ($2)
order by "requested_at", "id";

select "version"."created_at"
from
  "prequalification_version" as "version"
  inner join "prequalification_document" as "document" on "document"."id" = "version"."document_id"
where "version"."supplier_id" = $1 and "version"."is_current" = $2 and "document"."deleted_at" is null
order by "version"."created_at" desc
limit $3;

select
  "document"."id", "document"."description", "document"."expires_on", "version"."file_name",
  "version"."created_at", coalesce("permission"."perm_professional", false) as "is_open"
from
  "prequalification_document" as "document"
  inner join "prequalification_version" as "version" on "version"."document_id" = "document"."id"
  and "version"."is_current" = $1
  left join "prequalification_permission" as "permission" on "permission"."document_id" = "document"."id"
  and "permission"."client_id" = $2
where "document"."supplier_id" = $3 and "document"."deleted_at" is null
order by "document"."created_at" desc, "document"."id";

commit;


-- prequalification.request

begin;

select *
from app.open_scope ($1, $2);

select "id", "name", "city"
from "tenant"
where "id" = $1 and "side" = $2 and "status" = $3;

select "id", "supplier_id", "client_id", "status_id", "decided_at", "ends_on"
from "prequalification_request"
where "supplier_id" = $1 and "client_id" = $2 and "recruitment_type_id" = $3 and "role_category_id" = $4
order by "requested_at" desc, "id" desc
limit $5
for update;

select "version"."created_at"
from
  "prequalification_version" as "version"
  inner join "prequalification_document" as "document" on "document"."id" = "version"."document_id"
where "version"."supplier_id" = $1 and "version"."is_current" = $2 and "document"."deleted_at" is null
order by "version"."created_at" desc
limit $3;

select "document"."id", "version"."created_at"
from
  "prequalification_document" as "document"
  inner join "prequalification_version" as "version" on "version"."document_id" = "document"."id"
  and "version"."is_current" = $1
where "document"."id" in ($2) and "document"."supplier_id" = $3 and "document"."deleted_at" is null;

select
  "tenant"."name" as "tenant_name",
  "tenant"."status",
  "tenant"."is_assessment_completed",
  "tenant"."logo_key",
  "profile"."details_saved_at",
  "profile"."gender",
  "profile"."phone_no",
  "profile"."mobile",
  "profile"."fax",
  "profile"."skype",
  "profile"."website",
  "profile"."linked_in",
  "profile"."twitter",
  "profile"."tenant_domain",
  "profile"."biography",
  "profile"."biography_length",
  "profile"."first_name",
  "profile"."last_name",
  "profile"."email",
  "owner"."first_name" as "owner_first_name",
  "owner"."last_name" as "owner_last_name",
  "owner"."email" as "owner_email",
  (
    select count(*) as "count"
    from "office_address"
    where "office_address"."tenant_id" = "tenant"."id"
  ) as "address_count",
  (
    select count(*) as "count"
    from "served_area"
    where "served_area"."tenant_id" = "tenant"."id"
  ) as "area_count",
  (
    select count(*) as "count"
    from "tenant_classification"
    where "tenant_classification"."tenant_id" = "tenant"."id"
  ) as "classification_count"
from
  "tenant"
  left join "agency_profile" as "profile" on "profile"."tenant_id" = "tenant"."id"
  left join "app_user" as "owner" on "owner"."tenant_id" = "tenant"."id"
  and "owner"."is_owner" = $1
  and "owner"."deleted_at" is null
where "tenant"."id" = $2
order by "owner"."created_at", "owner"."id"
limit $3;

select
  "office_address"."id" as "office_address_id", "office_address"."type", "office_address"."address1",
  "office_address"."address2", "office_address"."country_id", "country"."value" as "country",
  "country"."region_id", "region"."value" as "region", "office_address"."city",
  "office_address"."state_province", "office_address"."postal", "office_address"."phone",
  "office_address"."email"
from
  "office_address"
  inner join "country" on "country"."id" = "office_address"."country_id"
  inner join "region" on "region"."id" = "country"."region_id"
where "office_address"."tenant_id" = $1 and "office_address"."type" = $2;

select
  "served_area"."id" as "area_id", "served_area"."region_id", "region"."value" as "region",
  "served_area"."country_id", "country"."value" as "country"
from
  "served_area"
  inner join "region" on "region"."id" = "served_area"."region_id"
  left join "country" on "country"."id" = "served_area"."country_id"
where "served_area"."tenant_id" = $1
order by "region"."sort", "country"."value" asc nulls first;

select
  "own"."id", "own"."classification_id", "classification"."value" as "classification",
  "own"."with_all_sub_classifications", "part"."id" as "part_id", "part"."sub_classification_id",
  "sub_classification"."value" as "sub_classification"
from
  "tenant_classification" as "own"
  inner join "classification" on "classification"."id" = "own"."classification_id"
  left join "tenant_sub_classification" as "part" on "part"."tenant_classification_id" = "own"."id"
  left join "sub_classification" on "sub_classification"."id" = "part"."sub_classification_id"
where "own"."tenant_id" = $1
order by "classification"."sort", "sub_classification"."sort";

insert into
  "prequalification_request" (
    "id",
    "supplier_id",
    "client_id",
    "recruitment_type_id",
    "role_category_id",
    "status_id",
    "requested_at",
    "supplier_name",
    "agency",
    "message",
    "requested_by",
    "requested_by_name"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict do nothing
returning "id", "supplier_id", "client_id";

update "prequalification_permission"
set "perm_professional" = $1, "modified_at" = $2
where "supplier_id" = $3 and "client_id" = $4 and "perm_professional" = $5 and "document_id" not in ($6);

insert into
  "prequalification_permission" (
    "id",
    "document_id",
    "supplier_id",
    "client_id",
    "perm_professional",
    "email",
    "location",
    "created_at",
    "modified_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("document_id", "client_id") do update
set "perm_professional" = $10, "modified_at" = $11;

insert into
  "prequalification_step" (
    "id",
    "request_id",
    "supplier_id",
    "client_id",
    "status_id",
    "at",
    "by_user_id",
    "by_name",
    "reason_text",
    "ends_on"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

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


-- prequalification.received

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "n"
from "prequalification_request"
where "client_id" = $1;

select count(*) as "n"
from "prequalification_request"
where "client_id" = $1 and "status_id" = $2;

select *, "status_id" = $1 as "is_pending"
from "prequalification_request"
where "client_id" = $2
order by
  "is_pending" desc,
  case when "status_id" = $3 then "requested_at"
  end,
  "decided_at" desc,
  "id"
limit $4
offset $5;

commit;


-- prequalification.one

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "prequalification_request"
where "id" = $1 and "client_id" = $2;

select
  "document"."id" as "document_id", "document"."description", "document"."expires_on",
  "version"."id" as "version_id", "version"."number", "version"."file_name", "version"."media_type",
  "version"."size_bytes", "version"."created_at", "permission"."email", "permission"."location"
from
  "prequalification_permission" as "permission"
  inner join "prequalification_document" as "document" on "document"."id" = "permission"."document_id"
  inner join "prequalification_version" as "version" on "version"."document_id" = "document"."id"
  and "version"."is_current" = $1
where
  "permission"."client_id" = $2
  and "permission"."supplier_id" = $3
  and "permission"."perm_professional" = $4
  and "document"."deleted_at" is null
order by "version"."created_at" desc, "version"."id";

select
  "version"."document_id", "pin"."description", "pin"."expires_on", "version"."id" as "version_id",
  "version"."number", "version"."file_name", "version"."media_type", "version"."size_bytes",
  "version"."created_at", "permission"."email", "permission"."location"
from
  "prequalification_pin" as "pin"
  inner join "prequalification_version" as "version" on "version"."id" = "pin"."version_id"
  left join "prequalification_permission" as "permission" on "permission"."document_id" = "version"."document_id"
  and "permission"."client_id" = $1
where "pin"."request_id" = $2 and "pin"."client_id" = $3
order by "version"."created_at" desc, "version"."id";

select
  "step"."id", "step"."request_id", "step"."status_id", "step"."at", "step"."by_name", "step"."reason_text",
  "step"."ends_on", "request"."recruitment_type_id", "request"."role_category_id"
from
  "prequalification_step" as "step"
  inner join "prequalification_request" as "request" on "request"."id" = "step"."request_id"
where "step"."supplier_id" = $1 and "step"."client_id" = $2
order by "step"."at" desc, "step"."id" desc
limit $3;

commit;


-- prequalification.approve

begin;

select *
from app.open_scope ($1, $2);

select *
from "prequalification_request"
where "id" = $1 and "client_id" = $2
for update;

select
  "document"."id" as "document_id", "document"."description", "document"."expires_on",
  "version"."id" as "version_id", "version"."number", "version"."file_name", "version"."media_type",
  "version"."size_bytes", "version"."created_at", "permission"."email", "permission"."location"
from
  "prequalification_permission" as "permission"
  inner join "prequalification_document" as "document" on "document"."id" = "permission"."document_id"
  inner join "prequalification_version" as "version" on "version"."document_id" = "document"."id"
  and "version"."is_current" = $1
where
  "permission"."client_id" = $2
  and "permission"."supplier_id" = $3
  and "permission"."perm_professional" = $4
  and "document"."deleted_at" is null
order by "version"."created_at" desc, "version"."id";

update "prequalification_request"
set
  "status_id" = $1, "ends_on" = $2, "reason_text" = $3, "decided_at" = $4, "decided_by" = $5,
  "decided_by_name" = $6
where "id" = $7 and "client_id" = $8;

insert into
  "prequalification_step" (
    "id",
    "request_id",
    "supplier_id",
    "client_id",
    "status_id",
    "at",
    "by_user_id",
    "by_name",
    "reason_text",
    "ends_on"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

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


-- prequalification.decline

begin;

select *
from app.open_scope ($1, $2);

select *
from "prequalification_request"
where "id" = $1 and "client_id" = $2
for update;

update "prequalification_request"
set
  "status_id" = $1, "ends_on" = $2, "reason_text" = $3, "decided_at" = $4, "decided_by" = $5,
  "decided_by_name" = $6
where "id" = $7 and "client_id" = $8;

insert into
  "prequalification_step" (
    "id",
    "request_id",
    "supplier_id",
    "client_id",
    "status_id",
    "at",
    "by_user_id",
    "by_name",
    "reason_text",
    "ends_on"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

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


-- prequalification.extend

begin;

select *
from app.open_scope ($1, $2);

select *
from "prequalification_request"
where "id" = $1 and "client_id" = $2
for update;

update "prequalification_request"
set "ends_on" = $1
where "id" = $2 and "client_id" = $3;

insert into
  "prequalification_step" (
    "id",
    "request_id",
    "supplier_id",
    "client_id",
    "status_id",
    "at",
    "by_user_id",
    "by_name",
    "reason_text",
    "ends_on"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

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


-- prequalification.revoke

begin;

select *
from app.open_scope ($1, $2);

select *
from "prequalification_request"
where "id" = $1 and "client_id" = $2
for update;

update "prequalification_request"
set
  "status_id" = $1, "ends_on" = $2, "reason_text" = $3, "decided_at" = $4, "decided_by" = $5,
  "decided_by_name" = $6
where "id" = $7 and "client_id" = $8;

insert into
  "prequalification_step" (
    "id",
    "request_id",
    "supplier_id",
    "client_id",
    "status_id",
    "at",
    "by_user_id",
    "by_name",
    "reason_text",
    "ends_on"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

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


-- prequalification.documents

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "name"
from "tenant"
where "side" = $1 and "status" = $2
order by "name", "id";

select
  "tenant"."name" as "tenant_name",
  "tenant"."status",
  "tenant"."is_assessment_completed",
  "tenant"."logo_key",
  "profile"."details_saved_at",
  "profile"."gender",
  "profile"."phone_no",
  "profile"."mobile",
  "profile"."fax",
  "profile"."skype",
  "profile"."website",
  "profile"."linked_in",
  "profile"."twitter",
  "profile"."tenant_domain",
  "profile"."biography",
  "profile"."biography_length",
  "profile"."first_name",
  "profile"."last_name",
  "profile"."email",
  "owner"."first_name" as "owner_first_name",
  "owner"."last_name" as "owner_last_name",
  "owner"."email" as "owner_email",
  (
    select count(*) as "count"
    from "office_address"
    where "office_address"."tenant_id" = "tenant"."id"
  ) as "address_count",
  (
    select count(*) as "count"
    from "served_area"
    where "served_area"."tenant_id" = "tenant"."id"
  ) as "area_count",
  (
    select count(*) as "count"
    from "tenant_classification"
    where "tenant_classification"."tenant_id" = "tenant"."id"
  ) as "classification_count"
from
  "tenant"
  left join "agency_profile" as "profile" on "profile"."tenant_id" = "tenant"."id"
  left join "app_user" as "owner" on "owner"."tenant_id" = "tenant"."id"
  and "owner"."is_owner" = $1
  and "owner"."deleted_at" is null
where "tenant"."id" = $2
order by "owner"."created_at", "owner"."id"
limit $3;

select
  "office_address"."id" as "office_address_id", "office_address"."type", "office_address"."address1",
  "office_address"."address2", "office_address"."country_id", "country"."value" as "country",
  "country"."region_id", "region"."value" as "region", "office_address"."city",
  "office_address"."state_province", "office_address"."postal", "office_address"."phone",
  "office_address"."email"
from
  "office_address"
  inner join "country" on "country"."id" = "office_address"."country_id"
  inner join "region" on "region"."id" = "country"."region_id"
where "office_address"."tenant_id" = $1 and "office_address"."type" = $2;

select
  "served_area"."id" as "area_id", "served_area"."region_id", "region"."value" as "region",
  "served_area"."country_id", "country"."value" as "country"
from
  "served_area"
  inner join "region" on "region"."id" = "served_area"."region_id"
  left join "country" on "country"."id" = "served_area"."country_id"
where "served_area"."tenant_id" = $1
order by "region"."sort", "country"."value" asc nulls first;

select
  "own"."id", "own"."classification_id", "classification"."value" as "classification",
  "own"."with_all_sub_classifications", "part"."id" as "part_id", "part"."sub_classification_id",
  "sub_classification"."value" as "sub_classification"
from
  "tenant_classification" as "own"
  inner join "classification" on "classification"."id" = "own"."classification_id"
  left join "tenant_sub_classification" as "part" on "part"."tenant_classification_id" = "own"."id"
  left join "sub_classification" on "sub_classification"."id" = "part"."sub_classification_id"
where "own"."tenant_id" = $1
order by "classification"."sort", "sub_classification"."sort";

select *
from "prequalification_document"
where "supplier_id" = $1 and "deleted_at" is null
order by "created_at" desc, "id";

select
  "id" as "version_id", "document_id", "number", "is_current", "file_name", "media_type", "size_bytes",
  "created_at", "uploaded_by_name"
from "prequalification_version"
where "supplier_id" = $1 and "document_id" in ($2)
order by "number" desc;

select "permission".*, "tenant"."name" as "client_name"
from
  "prequalification_permission" as "permission"
  inner join "tenant" on "tenant"."id" = "permission"."client_id"
where "permission"."supplier_id" = $1 and "permission"."document_id" in ($2)
order by "tenant"."name";

select distinct "pin"."version_id", "tenant"."name" as "client_name"
from
  "prequalification_pin" as "pin"
  inner join "prequalification_version" as "version" on "version"."id" = "pin"."version_id"
  inner join "tenant" on "tenant"."id" = "pin"."client_id"
where "pin"."supplier_id" = $1 and "version"."document_id" in ($2)
order by "tenant"."name";

commit;


-- prequalification.uploadDocument

begin;

select *
from app.open_scope ($1, $2);

rollback;

insert into
  "prequalification_document" ("id", "supplier_id", "description", "expires_on", "created_by", "created_at", "modified_at")
values ($1, $2, $3, $4, $5, $6, $7);

insert into
  "prequalification_version" (
    "id",
    "document_id",
    "supplier_id",
    "number",
    "file_name",
    "extension",
    "media_type",
    "size_bytes",
    "sha256",
    "storage_key",
    "thumbnail_key",
    "uploaded_by",
    "uploaded_by_name",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

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

select "client_id"
from "prequalification_permission"
where "supplier_id" = $1 and "document_id" = $2;

select *
from "prequalification_document"
where "supplier_id" = $1 and "deleted_at" is null and "id" = $2
order by "created_at" desc, "id";

select
  "id" as "version_id", "document_id", "number", "is_current", "file_name", "media_type", "size_bytes",
  "created_at", "uploaded_by_name"
from "prequalification_version"
where "supplier_id" = $1 and "document_id" in ($2)
order by "number" desc;

select "permission".*, "tenant"."name" as "client_name"
from
  "prequalification_permission" as "permission"
  inner join "tenant" on "tenant"."id" = "permission"."client_id"
where "permission"."supplier_id" = $1 and "permission"."document_id" in ($2)
order by "tenant"."name";

select distinct "pin"."version_id", "tenant"."name" as "client_name"
from
  "prequalification_pin" as "pin"
  inner join "prequalification_version" as "version" on "version"."id" = "pin"."version_id"
  inner join "tenant" on "tenant"."id" = "pin"."client_id"
where "pin"."supplier_id" = $1 and "version"."document_id" in ($2)
order by "tenant"."name";

select
  "tenant"."name" as "tenant_name",
  "tenant"."status",
  "tenant"."is_assessment_completed",
  "tenant"."logo_key",
  "profile"."details_saved_at",
  "profile"."gender",
  "profile"."phone_no",
  "profile"."mobile",
  "profile"."fax",
  "profile"."skype",
  "profile"."website",
  "profile"."linked_in",
  "profile"."twitter",
  "profile"."tenant_domain",
  "profile"."biography",
  "profile"."biography_length",
  "profile"."first_name",
  "profile"."last_name",
  "profile"."email",
  "owner"."first_name" as "owner_first_name",
  "owner"."last_name" as "owner_last_name",
  "owner"."email" as "owner_email",
  (
    select count(*) as "count"
    from "office_address"
    where "office_address"."tenant_id" = "tenant"."id"
  ) as "address_count",
  (
    select count(*) as "count"
    from "served_area"
    where "served_area"."tenant_id" = "tenant"."id"
  ) as "area_count",
  (
    select count(*) as "count"
    from "tenant_classification"
    where "tenant_classification"."tenant_id" = "tenant"."id"
  ) as "classification_count"
from
  "tenant"
  left join "agency_profile" as "profile" on "profile"."tenant_id" = "tenant"."id"
  left join "app_user" as "owner" on "owner"."tenant_id" = "tenant"."id"
  and "owner"."is_owner" = $1
  and "owner"."deleted_at" is null
where "tenant"."id" = $2
order by "owner"."created_at", "owner"."id"
limit $3;

select
  "office_address"."id" as "office_address_id", "office_address"."type", "office_address"."address1",
  "office_address"."address2", "office_address"."country_id", "country"."value" as "country",
  "country"."region_id", "region"."value" as "region", "office_address"."city",
  "office_address"."state_province", "office_address"."postal", "office_address"."phone",
  "office_address"."email"
from
  "office_address"
  inner join "country" on "country"."id" = "office_address"."country_id"
  inner join "region" on "region"."id" = "country"."region_id"
where "office_address"."tenant_id" = $1 and "office_address"."type" = $2;

select
  "served_area"."id" as "area_id", "served_area"."region_id", "region"."value" as "region",
  "served_area"."country_id", "country"."value" as "country"
from
  "served_area"
  inner join "region" on "region"."id" = "served_area"."region_id"
  left join "country" on "country"."id" = "served_area"."country_id"
where "served_area"."tenant_id" = $1
order by "region"."sort", "country"."value" asc nulls first;

select
  "own"."id", "own"."classification_id", "classification"."value" as "classification",
  "own"."with_all_sub_classifications", "part"."id" as "part_id", "part"."sub_classification_id",
  "sub_classification"."value" as "sub_classification"
from
  "tenant_classification" as "own"
  inner join "classification" on "classification"."id" = "own"."classification_id"
  left join "tenant_sub_classification" as "part" on "part"."tenant_classification_id" = "own"."id"
  left join "sub_classification" on "sub_classification"."id" = "part"."sub_classification_id"
where "own"."tenant_id" = $1
order by "classification"."sort", "sub_classification"."sort";

commit;


-- prequalification.replaceDocument

begin;

select *
from app.open_scope ($1, $2);

rollback;

select *
from "prequalification_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null
for update;

update "prequalification_version"
set "is_current" = $1
where "document_id" = $2 and "supplier_id" = $3 and "is_current" = $4
returning "number";

insert into
  "prequalification_version" (
    "id",
    "document_id",
    "supplier_id",
    "number",
    "file_name",
    "extension",
    "media_type",
    "size_bytes",
    "sha256",
    "storage_key",
    "thumbnail_key",
    "uploaded_by",
    "uploaded_by_name",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

update "prequalification_document"
set "description" = $1, "expires_on" = $2, "modified_at" = $3
where "id" = $4 and "supplier_id" = $5;

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

select "client_id"
from "prequalification_permission"
where "supplier_id" = $1 and "document_id" = $2;

select *
from "prequalification_document"
where "supplier_id" = $1 and "deleted_at" is null and "id" = $2
order by "created_at" desc, "id";

select
  "id" as "version_id", "document_id", "number", "is_current", "file_name", "media_type", "size_bytes",
  "created_at", "uploaded_by_name"
from "prequalification_version"
where "supplier_id" = $1 and "document_id" in ($2)
order by "number" desc;

select "permission".*, "tenant"."name" as "client_name"
from
  "prequalification_permission" as "permission"
  inner join "tenant" on "tenant"."id" = "permission"."client_id"
where "permission"."supplier_id" = $1 and "permission"."document_id" in ($2)
order by "tenant"."name";

select distinct "pin"."version_id", "tenant"."name" as "client_name"
from
  "prequalification_pin" as "pin"
  inner join "prequalification_version" as "version" on "version"."id" = "pin"."version_id"
  inner join "tenant" on "tenant"."id" = "pin"."client_id"
where "pin"."supplier_id" = $1 and "version"."document_id" in ($2)
order by "tenant"."name";

select
  "tenant"."name" as "tenant_name",
  "tenant"."status",
  "tenant"."is_assessment_completed",
  "tenant"."logo_key",
  "profile"."details_saved_at",
  "profile"."gender",
  "profile"."phone_no",
  "profile"."mobile",
  "profile"."fax",
  "profile"."skype",
  "profile"."website",
  "profile"."linked_in",
  "profile"."twitter",
  "profile"."tenant_domain",
  "profile"."biography",
  "profile"."biography_length",
  "profile"."first_name",
  "profile"."last_name",
  "profile"."email",
  "owner"."first_name" as "owner_first_name",
  "owner"."last_name" as "owner_last_name",
  "owner"."email" as "owner_email",
  (
    select count(*) as "count"
    from "office_address"
    where "office_address"."tenant_id" = "tenant"."id"
  ) as "address_count",
  (
    select count(*) as "count"
    from "served_area"
    where "served_area"."tenant_id" = "tenant"."id"
  ) as "area_count",
  (
    select count(*) as "count"
    from "tenant_classification"
    where "tenant_classification"."tenant_id" = "tenant"."id"
  ) as "classification_count"
from
  "tenant"
  left join "agency_profile" as "profile" on "profile"."tenant_id" = "tenant"."id"
  left join "app_user" as "owner" on "owner"."tenant_id" = "tenant"."id"
  and "owner"."is_owner" = $1
  and "owner"."deleted_at" is null
where "tenant"."id" = $2
order by "owner"."created_at", "owner"."id"
limit $3;

select
  "office_address"."id" as "office_address_id", "office_address"."type", "office_address"."address1",
  "office_address"."address2", "office_address"."country_id", "country"."value" as "country",
  "country"."region_id", "region"."value" as "region", "office_address"."city",
  "office_address"."state_province", "office_address"."postal", "office_address"."phone",
  "office_address"."email"
from
  "office_address"
  inner join "country" on "country"."id" = "office_address"."country_id"
  inner join "region" on "region"."id" = "country"."region_id"
where "office_address"."tenant_id" = $1 and "office_address"."type" = $2;

select
  "served_area"."id" as "area_id", "served_area"."region_id", "region"."value" as "region",
  "served_area"."country_id", "country"."value" as "country"
from
  "served_area"
  inner join "region" on "region"."id" = "served_area"."region_id"
  left join "country" on "country"."id" = "served_area"."country_id"
where "served_area"."tenant_id" = $1
order by "region"."sort", "country"."value" asc nulls first;

select
  "own"."id", "own"."classification_id", "classification"."value" as "classification",
  "own"."with_all_sub_classifications", "part"."id" as "part_id", "part"."sub_classification_id",
  "sub_classification"."value" as "sub_classification"
from
  "tenant_classification" as "own"
  inner join "classification" on "classification"."id" = "own"."classification_id"
  left join "tenant_sub_classification" as "part" on "part"."tenant_classification_id" = "own"."id"
  left join "sub_classification" on "sub_classification"."id" = "part"."sub_classification_id"
where "own"."tenant_id" = $1
order by "classification"."sort", "sub_classification"."sort";

commit;


-- prequalification.describeDocument

begin;

select *
from app.open_scope ($1, $2);

select *
from "prequalification_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null
for update;

update "prequalification_document"
set "description" = $1, "expires_on" = $2, "modified_at" = $3
where "id" = $4 and "supplier_id" = $5;

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

select "client_id"
from "prequalification_permission"
where "supplier_id" = $1 and "document_id" = $2;

select *
from "prequalification_document"
where "supplier_id" = $1 and "deleted_at" is null and "id" = $2
order by "created_at" desc, "id";

select
  "id" as "version_id", "document_id", "number", "is_current", "file_name", "media_type", "size_bytes",
  "created_at", "uploaded_by_name"
from "prequalification_version"
where "supplier_id" = $1 and "document_id" in ($2)
order by "number" desc;

select "permission".*, "tenant"."name" as "client_name"
from
  "prequalification_permission" as "permission"
  inner join "tenant" on "tenant"."id" = "permission"."client_id"
where "permission"."supplier_id" = $1 and "permission"."document_id" in ($2)
order by "tenant"."name";

select distinct "pin"."version_id", "tenant"."name" as "client_name"
from
  "prequalification_pin" as "pin"
  inner join "prequalification_version" as "version" on "version"."id" = "pin"."version_id"
  inner join "tenant" on "tenant"."id" = "pin"."client_id"
where "pin"."supplier_id" = $1 and "version"."document_id" in ($2)
order by "tenant"."name";

select
  "tenant"."name" as "tenant_name",
  "tenant"."status",
  "tenant"."is_assessment_completed",
  "tenant"."logo_key",
  "profile"."details_saved_at",
  "profile"."gender",
  "profile"."phone_no",
  "profile"."mobile",
  "profile"."fax",
  "profile"."skype",
  "profile"."website",
  "profile"."linked_in",
  "profile"."twitter",
  "profile"."tenant_domain",
  "profile"."biography",
  "profile"."biography_length",
  "profile"."first_name",
  "profile"."last_name",
  "profile"."email",
  "owner"."first_name" as "owner_first_name",
  "owner"."last_name" as "owner_last_name",
  "owner"."email" as "owner_email",
  (
    select count(*) as "count"
    from "office_address"
    where "office_address"."tenant_id" = "tenant"."id"
  ) as "address_count",
  (
    select count(*) as "count"
    from "served_area"
    where "served_area"."tenant_id" = "tenant"."id"
  ) as "area_count",
  (
    select count(*) as "count"
    from "tenant_classification"
    where "tenant_classification"."tenant_id" = "tenant"."id"
  ) as "classification_count"
from
  "tenant"
  left join "agency_profile" as "profile" on "profile"."tenant_id" = "tenant"."id"
  left join "app_user" as "owner" on "owner"."tenant_id" = "tenant"."id"
  and "owner"."is_owner" = $1
  and "owner"."deleted_at" is null
where "tenant"."id" = $2
order by "owner"."created_at", "owner"."id"
limit $3;

select
  "office_address"."id" as "office_address_id", "office_address"."type", "office_address"."address1",
  "office_address"."address2", "office_address"."country_id", "country"."value" as "country",
  "country"."region_id", "region"."value" as "region", "office_address"."city",
  "office_address"."state_province", "office_address"."postal", "office_address"."phone",
  "office_address"."email"
from
  "office_address"
  inner join "country" on "country"."id" = "office_address"."country_id"
  inner join "region" on "region"."id" = "country"."region_id"
where "office_address"."tenant_id" = $1 and "office_address"."type" = $2;

select
  "served_area"."id" as "area_id", "served_area"."region_id", "region"."value" as "region",
  "served_area"."country_id", "country"."value" as "country"
from
  "served_area"
  inner join "region" on "region"."id" = "served_area"."region_id"
  left join "country" on "country"."id" = "served_area"."country_id"
where "served_area"."tenant_id" = $1
order by "region"."sort", "country"."value" asc nulls first;

select
  "own"."id", "own"."classification_id", "classification"."value" as "classification",
  "own"."with_all_sub_classifications", "part"."id" as "part_id", "part"."sub_classification_id",
  "sub_classification"."value" as "sub_classification"
from
  "tenant_classification" as "own"
  inner join "classification" on "classification"."id" = "own"."classification_id"
  left join "tenant_sub_classification" as "part" on "part"."tenant_classification_id" = "own"."id"
  left join "sub_classification" on "sub_classification"."id" = "part"."sub_classification_id"
where "own"."tenant_id" = $1
order by "classification"."sort", "sub_classification"."sort";

commit;


-- prequalification.deleteDocument

begin;

select *
from app.open_scope ($1, $2);

select *
from "prequalification_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null
for update;

update "prequalification_document"
set "deleted_at" = $1, "modified_at" = $2
where "id" = $3 and "supplier_id" = $4;

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

select "client_id"
from "prequalification_permission"
where "supplier_id" = $1 and "document_id" = $2;

commit;


-- prequalification.setPermissions

begin;

select *
from app.open_scope ($1, $2);

select "id", "name", "city"
from "tenant"
where "id" = $1 and "side" = $2 and "status" = $3;

select *
from "prequalification_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null
for update;

select "id"
from "prequalification_version"
where "document_id" = $1 and "supplier_id" = $2 and "is_current" = $3;

select
  "tenant"."name" as "tenant_name",
  "tenant"."status",
  "tenant"."is_assessment_completed",
  "tenant"."logo_key",
  "profile"."details_saved_at",
  "profile"."gender",
  "profile"."phone_no",
  "profile"."mobile",
  "profile"."fax",
  "profile"."skype",
  "profile"."website",
  "profile"."linked_in",
  "profile"."twitter",
  "profile"."tenant_domain",
  "profile"."biography",
  "profile"."biography_length",
  "profile"."first_name",
  "profile"."last_name",
  "profile"."email",
  "owner"."first_name" as "owner_first_name",
  "owner"."last_name" as "owner_last_name",
  "owner"."email" as "owner_email",
  (
    select count(*) as "count"
    from "office_address"
    where "office_address"."tenant_id" = "tenant"."id"
  ) as "address_count",
  (
    select count(*) as "count"
    from "served_area"
    where "served_area"."tenant_id" = "tenant"."id"
  ) as "area_count",
  (
    select count(*) as "count"
    from "tenant_classification"
    where "tenant_classification"."tenant_id" = "tenant"."id"
  ) as "classification_count"
from
  "tenant"
  left join "agency_profile" as "profile" on "profile"."tenant_id" = "tenant"."id"
  left join "app_user" as "owner" on "owner"."tenant_id" = "tenant"."id"
  and "owner"."is_owner" = $1
  and "owner"."deleted_at" is null
where "tenant"."id" = $2
order by "owner"."created_at", "owner"."id"
limit $3;

select
  "office_address"."id" as "office_address_id", "office_address"."type", "office_address"."address1",
  "office_address"."address2", "office_address"."country_id", "country"."value" as "country",
  "country"."region_id", "region"."value" as "region", "office_address"."city",
  "office_address"."state_province", "office_address"."postal", "office_address"."phone",
  "office_address"."email"
from
  "office_address"
  inner join "country" on "country"."id" = "office_address"."country_id"
  inner join "region" on "region"."id" = "country"."region_id"
where "office_address"."tenant_id" = $1 and "office_address"."type" = $2;

select
  "served_area"."id" as "area_id", "served_area"."region_id", "region"."value" as "region",
  "served_area"."country_id", "country"."value" as "country"
from
  "served_area"
  inner join "region" on "region"."id" = "served_area"."region_id"
  left join "country" on "country"."id" = "served_area"."country_id"
where "served_area"."tenant_id" = $1
order by "region"."sort", "country"."value" asc nulls first;

select
  "own"."id", "own"."classification_id", "classification"."value" as "classification",
  "own"."with_all_sub_classifications", "part"."id" as "part_id", "part"."sub_classification_id",
  "sub_classification"."value" as "sub_classification"
from
  "tenant_classification" as "own"
  inner join "classification" on "classification"."id" = "own"."classification_id"
  left join "tenant_sub_classification" as "part" on "part"."tenant_classification_id" = "own"."id"
  left join "sub_classification" on "sub_classification"."id" = "part"."sub_classification_id"
where "own"."tenant_id" = $1
order by "classification"."sort", "sub_classification"."sort";

insert into
  "prequalification_permission" (
    "id",
    "document_id",
    "supplier_id",
    "client_id",
    "email",
    "location",
    "created_at",
    "perm_executive",
    "modified_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("document_id", "client_id") do update
set "perm_executive" = $10, "location" = $11, "modified_at" = $12
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

select "client_id"
from "prequalification_permission"
where "supplier_id" = $1 and "document_id" = $2;

commit;


-- prequalification.downloadVersion

start transaction read only;

select *
from app.open_scope ($1, $2);

select "storage_key", "file_name", "media_type", "size_bytes"
from "prequalification_version"
where "id" = $1 and "supplier_id" = $2;

commit;
