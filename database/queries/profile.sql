-- profile.createArea

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "region"
where "id" = $1;

select "region_id"
from "country"
where "id" = $1;

select "id"
from "tenant"
where "id" = $1
for no key update;

select
  "served_area"."id" as "area_id", "served_area"."region_id", "region"."value" as "region",
  "served_area"."country_id", "country"."value" as "country"
from
  "served_area"
  inner join "region" on "region"."id" = "served_area"."region_id"
  left join "country" on "country"."id" = "served_area"."country_id"
where "served_area"."tenant_id" = $1
order by "region"."sort", "country"."value" asc nulls first;

insert into "served_area" ("id", "tenant_id", "region_id", "country_id", "created_at")
values ($1, $2, $3, $4, $5);

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


-- profile.deleteArea

begin;

select *
from app.open_scope ($1, $2);

delete from "served_area"
where "id" = $1 and "tenant_id" = $2
returning "id";

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


-- profile.assessment

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "assessment"
where "tenant_id" = $1;

select "id" as "file_id", "key", "file_name", "size_bytes"
from "assessment_file"
where "tenant_id" = $1 and "removed_at" is null;

select "status", "status_reason"
from "tenant"
where "id" = $1;

commit;


-- profile.saveAssessment

begin;

select *
from app.open_scope ($1, $2);

select "status", "status_reason"
from "tenant"
where "id" = $1
for no key update;

select *
from "assessment"
where "tenant_id" = $1;

select "id" as "file_id", "key", "file_name", "size_bytes"
from "assessment_file"
where "tenant_id" = $1 and "removed_at" is null;

insert into "assessment" ("tenant_id", "answers", "updated_at")
values ($1, $2, $3)
on conflict ("tenant_id") do update
set "answers" = $4, "updated_at" = $5;

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


-- profile.confirmAssessment

begin;

select *
from app.open_scope ($1, $2);

select "status", "status_reason"
from "tenant"
where "id" = $1
for no key update;

select *
from "assessment"
where "tenant_id" = $1;

select "id" as "file_id", "key", "file_name", "size_bytes"
from "assessment_file"
where "tenant_id" = $1 and "removed_at" is null;

update "assessment"
set "confirmed_at" = $1
where "tenant_id" = $2;

update "tenant"
set "is_assessment_completed" = $1
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


-- profile.assessmentPreview

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "assessment"
where "tenant_id" = $1;

select "id" as "file_id", "key", "file_name", "size_bytes"
from "assessment_file"
where "tenant_id" = $1 and "removed_at" is null;

commit;


-- profile.uploadAssessmentFile

begin;

select *
from app.open_scope ($1, $2);

rollback;

select "status", "status_reason"
from "tenant"
where "id" = $1
for no key update;

select *
from "assessment"
where "tenant_id" = $1;

select "id" as "file_id", "key", "file_name", "size_bytes"
from "assessment_file"
where "tenant_id" = $1 and "removed_at" is null;

update "assessment_file"
set "removed_at" = $1
where "tenant_id" = $2 and "key" = $3 and "removed_at" is null;

insert into
  "assessment_file" (
    "id",
    "tenant_id",
    "key",
    "file_name",
    "media_type",
    "size_bytes",
    "storage_key",
    "thumbnail_key",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning "id" as "file_id", "key", "file_name", "size_bytes";

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


-- profile.deleteAssessmentFile

begin;

select *
from app.open_scope ($1, $2);

update "assessment_file"
set "removed_at" = coalesce("removed_at", $1)
where "id" = $2 and "tenant_id" = $3
returning "id";

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


-- profile.assessmentFile

start transaction read only;

select *
from app.open_scope ($1, $2);

select "storage_key", "file_name", "media_type", "size_bytes"
from "assessment_file"
where "id" = $1 and "removed_at" is null and "tenant_id" = $2;

commit;


-- profile.biography

start transaction read only;

select *
from app.open_scope ($1, $2);

select "biography", "biography_length", "biography_saved_at"
from "agency_profile"
where "tenant_id" = $1;

commit;


-- profile.updateBiography

begin;

select *
from app.open_scope ($1, $2);

select "biography", "biography_length", "biography_saved_at"
from "agency_profile"
where "tenant_id" = $1;

insert into "agency_profile" ("tenant_id", "biography", "biography_length", "biography_saved_at")
values ($1, $2, $3, $4)
on conflict ("tenant_id") do update
set "biography" = $5, "biography_length" = $6, "biography_saved_at" = $7;

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


-- profile.checkClassifications

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id"
from "tenant_classification"
where "tenant_id" = $1
limit $2;

commit;


-- profile.classifications

start transaction read only;

select *
from app.open_scope ($1, $2);

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


-- profile.changeClassification

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "classification"
where "id" = $1;

select "id"
from "tenant"
where "id" = $1
for no key update;

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
  "tenant_classification" ("id", "tenant_id", "classification_id", "with_all_sub_classifications", "created_at")
values ($1, $2, $3, $4, $5)
on conflict ("tenant_id", "classification_id") do update
set "with_all_sub_classifications" = $6
returning "id";

delete from "tenant_sub_classification"
where "tenant_classification_id" = $1;

insert into "agency_profile" ("tenant_id", "is_first_logged_in")
values ($1, $2)
on conflict ("tenant_id") do update
set "is_first_logged_in" = $3;

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

select "is_first_logged_in"
from "agency_profile"
where "tenant_id" = $1;

commit;


-- profile.changeSubClassification

begin;

select *
from app.open_scope ($1, $2);

select "classification_id"
from "sub_classification"
where "id" = $1;

select "id"
from "tenant"
where "id" = $1
for no key update;

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
  "tenant_classification" ("id", "tenant_id", "classification_id", "with_all_sub_classifications", "created_at")
values ($1, $2, $3, $4, $5)
on conflict ("tenant_id", "classification_id") do update
set "with_all_sub_classifications" = $6
returning "id";

delete from "tenant_sub_classification"
where "tenant_classification_id" = $1 and "sub_classification_id" not in ($2);

insert into
  "tenant_sub_classification" ("id", "tenant_id", "tenant_classification_id", "sub_classification_id", "created_at")
values ($1, $2, $3, $4, $5)
on conflict ("tenant_classification_id", "sub_classification_id") do nothing;

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

select "is_first_logged_in"
from "agency_profile"
where "tenant_id" = $1;

commit;


-- profile.clientHistory

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "history"."id" as "client_history_id", "history"."client", "history"."project", "history"."location",
  "history"."region_id", "region"."value" as "region", "history"."country_id", "country"."value" as "country",
  "history"."engaged_date", "history"."sector_id", "sector"."value" as "sector", "history"."industry_id",
  "industry"."value" as "industry", "history"."recruitment_type_id", "history"."role_category_id",
  "history"."employment_class_id", "history"."description"
from
  "client_history" as "history"
  inner join "region" on "region"."id" = "history"."region_id"
  inner join "country" on "country"."id" = "history"."country_id"
  inner join "sector" on "sector"."id" = "history"."sector_id"
  inner join "industry" on "industry"."id" = "history"."industry_id"
where "history"."tenant_id" = $1
order by "history"."engaged_date" desc, "history"."id" desc;

commit;


-- profile.createClientHistory

begin;

select *
from app.open_scope ($1, $2);

select "region_id"
from "country"
where "id" = $1;

select "sector_id"
from "industry"
where "id" = $1;

insert into
  "client_history" (
    "id",
    "tenant_id",
    "client",
    "project",
    "location",
    "region_id",
    "country_id",
    "engaged_date",
    "sector_id",
    "industry_id",
    "recruitment_type_id",
    "role_category_id",
    "employment_class_id",
    "description",
    "created_at",
    "updated_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16);

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
  "history"."id" as "client_history_id", "history"."client", "history"."project", "history"."location",
  "history"."region_id", "region"."value" as "region", "history"."country_id", "country"."value" as "country",
  "history"."engaged_date", "history"."sector_id", "sector"."value" as "sector", "history"."industry_id",
  "industry"."value" as "industry", "history"."recruitment_type_id", "history"."role_category_id",
  "history"."employment_class_id", "history"."description"
from
  "client_history" as "history"
  inner join "region" on "region"."id" = "history"."region_id"
  inner join "country" on "country"."id" = "history"."country_id"
  inner join "sector" on "sector"."id" = "history"."sector_id"
  inner join "industry" on "industry"."id" = "history"."industry_id"
where "history"."tenant_id" = $1 and "history"."id" = $2
order by "history"."engaged_date" desc, "history"."id" desc;

commit;


-- profile.updateClientHistory

begin;

select *
from app.open_scope ($1, $2);

select "region_id"
from "country"
where "id" = $1;

select "sector_id"
from "industry"
where "id" = $1;

update "client_history"
set
  "client" = $1, "project" = $2, "location" = $3, "region_id" = $4, "country_id" = $5, "engaged_date" = $6,
  "sector_id" = $7, "industry_id" = $8, "recruitment_type_id" = $9, "role_category_id" = $10,
  "employment_class_id" = $11, "description" = $12, "updated_at" = $13
where "id" = $14 and "tenant_id" = $15
returning "id";

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
  "history"."id" as "client_history_id", "history"."client", "history"."project", "history"."location",
  "history"."region_id", "region"."value" as "region", "history"."country_id", "country"."value" as "country",
  "history"."engaged_date", "history"."sector_id", "sector"."value" as "sector", "history"."industry_id",
  "industry"."value" as "industry", "history"."recruitment_type_id", "history"."role_category_id",
  "history"."employment_class_id", "history"."description"
from
  "client_history" as "history"
  inner join "region" on "region"."id" = "history"."region_id"
  inner join "country" on "country"."id" = "history"."country_id"
  inner join "sector" on "sector"."id" = "history"."sector_id"
  inner join "industry" on "industry"."id" = "history"."industry_id"
where "history"."tenant_id" = $1 and "history"."id" = $2
order by "history"."engaged_date" desc, "history"."id" desc;

commit;


-- profile.deleteClientHistory

begin;

select *
from app.open_scope ($1, $2);

delete from "client_history"
where "id" = $1 and "tenant_id" = $2
returning "id";

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


-- profile.completion

start transaction read only;

select *
from app.open_scope ($1, $2);

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

commit;


-- profile.tenantInfo

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "assessment"
where "tenant_id" = $1;

select "id" as "file_id", "key", "file_name", "size_bytes"
from "assessment_file"
where "tenant_id" = $1 and "removed_at" is null;

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

select "username"
from "app_user"
where "id" = $1;

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
  "office_address"."id" as "office_address_id", "office_address"."type", "office_address"."address1",
  "office_address"."address2", "office_address"."country_id", "country"."value" as "country",
  "country"."region_id", "region"."value" as "region", "office_address"."city",
  "office_address"."state_province", "office_address"."postal", "office_address"."phone",
  "office_address"."email"
from
  "office_address"
  inner join "country" on "country"."id" = "office_address"."country_id"
  inner join "region" on "region"."id" = "country"."region_id"
where "office_address"."tenant_id" = $1 and "office_address"."type" != $2
order by "office_address"."created_at", "office_address"."id";

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
  "own"."id" as "tenant_industry_id", "industry"."sector_id", "sector"."value" as "sector",
  "own"."industry_id", "industry"."value" as "industry", "own"."sub_industry_id",
  "sub_industry"."value" as "sub_industry"
from
  "tenant_industry" as "own"
  inner join "industry" on "industry"."id" = "own"."industry_id"
  inner join "sector" on "sector"."id" = "industry"."sector_id"
  left join "sub_industry" on "sub_industry"."id" = "own"."sub_industry_id"
where "own"."tenant_id" = $1
order by "sector"."sort", "industry"."sort", "sub_industry"."sort" asc nulls first;

select
  "history"."id" as "client_history_id", "history"."client", "history"."project", "history"."location",
  "history"."region_id", "region"."value" as "region", "history"."country_id", "country"."value" as "country",
  "history"."engaged_date", "history"."sector_id", "sector"."value" as "sector", "history"."industry_id",
  "industry"."value" as "industry", "history"."recruitment_type_id", "history"."role_category_id",
  "history"."employment_class_id", "history"."description"
from
  "client_history" as "history"
  inner join "region" on "region"."id" = "history"."region_id"
  inner join "country" on "country"."id" = "history"."country_id"
  inner join "sector" on "sector"."id" = "history"."sector_id"
  inner join "industry" on "industry"."id" = "history"."industry_id"
where "history"."tenant_id" = $1
order by "history"."engaged_date" desc, "history"."id" desc;

select
  "id", "tenant_id", "full_name", "job_title", "company", "email", "recommendation", "logo_id", "status",
  "is_published", "is_mailed", "expires_at", "created_by", "created_at", "submitted_at", "decided_at",
  "decline_reason", "deleted_at"
from "testimonial"
where "tenant_id" = $1 and "deleted_at" is null and "is_published" = $2
order by "created_at" desc, "id" desc
limit $3;

select "logo_key"
from "tenant"
where "id" = $1;

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


-- profile.headOffice

start transaction read only;

select *
from app.open_scope ($1, $2);

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

commit;


-- profile.updateDetails

begin;

select *
from app.open_scope ($1, $2);

insert into
  "agency_profile" (
    "tenant_id",
    "tenant_domain",
    "first_name",
    "last_name",
    "gender",
    "email",
    "phone_no",
    "mobile",
    "fax",
    "skype",
    "website",
    "linked_in",
    "twitter",
    "details_saved_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
on conflict ("tenant_id") do update
set
  "tenant_domain" = $15, "first_name" = $16, "last_name" = $17, "gender" = $18, "email" = $19,
  "phone_no" = $20, "mobile" = $21, "fax" = $22, "skype" = $23, "website" = $24, "linked_in" = $25,
  "twitter" = $26, "details_saved_at" = $27;

update "tenant"
set "name" = $1
where "id" = $2 and "name" != $3
returning "id";

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

select "username"
from "app_user"
where "id" = $1;

commit;


-- profile.updateHeadOffice

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "country"
where "id" = $1;

insert into
  "office_address" (
    "id",
    "tenant_id",
    "type",
    "created_at",
    "address1",
    "address2",
    "country_id",
    "city",
    "state_province",
    "postal",
    "phone",
    "email"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict ("tenant_id")
where "type" = 'Head Office' do update
set
  "address1" = $13, "address2" = $14, "country_id" = $15, "city" = $16, "state_province" = $17,
  "postal" = $18, "phone" = $19, "email" = $20;

update "tenant"
set "city" = $1, "country_id" = $2
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

commit;


-- profile.industries

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "own"."id" as "tenant_industry_id", "industry"."sector_id", "sector"."value" as "sector",
  "own"."industry_id", "industry"."value" as "industry", "own"."sub_industry_id",
  "sub_industry"."value" as "sub_industry"
from
  "tenant_industry" as "own"
  inner join "industry" on "industry"."id" = "own"."industry_id"
  inner join "sector" on "sector"."id" = "industry"."sector_id"
  left join "sub_industry" on "sub_industry"."id" = "own"."sub_industry_id"
where "own"."tenant_id" = $1
order by "sector"."sort", "industry"."sort", "sub_industry"."sort" asc nulls first;

commit;


-- profile.addIndustries

begin;

select *
from app.open_scope ($1, $2);

select "industry"."id", "industry"."value", "sub_industry"."id" as "part_id", "sub_industry"."value" as "part"
from "industry" left join "sub_industry" on "sub_industry"."industry_id" = "industry"."id"
where "industry"."id" in ($1, $2);

select "id"
from "tenant"
where "id" = $1
for no key update;

select
  "own"."id" as "tenant_industry_id", "industry"."sector_id", "sector"."value" as "sector",
  "own"."industry_id", "industry"."value" as "industry", "own"."sub_industry_id",
  "sub_industry"."value" as "sub_industry"
from
  "tenant_industry" as "own"
  inner join "industry" on "industry"."id" = "own"."industry_id"
  inner join "sector" on "sector"."id" = "industry"."sector_id"
  left join "sub_industry" on "sub_industry"."id" = "own"."sub_industry_id"
where "own"."tenant_id" = $1
order by "sector"."sort", "industry"."sort", "sub_industry"."sort" asc nulls first;

insert into "tenant_industry" ("id", "tenant_id", "industry_id", "sub_industry_id", "created_at")
values ($1, $2, $3, $4, $5), ($6, $7, $8, $9, $10);

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


-- profile.deleteIndustry

begin;

select *
from app.open_scope ($1, $2);

delete from "tenant_industry"
where "id" = $1 and "tenant_id" = $2
returning "id";

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


-- profile.jobTitles

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "own"."job_title_id", "job_title"."value" as "job_title", "job_title"."profession_id",
  "profession"."value" as "profession"
from
  "tenant_job_title" as "own"
  inner join "job_title" on "job_title"."id" = "own"."job_title_id"
  inner join "profession" on "profession"."id" = "job_title"."profession_id"
where "own"."tenant_id" = $1
order by "job_title"."value";

commit;


-- profile.addJobTitle

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "job_title"
where "id" = $1;

insert into "tenant_job_title" ("tenant_id", "job_title_id", "created_at")
values ($1, $2, $3)
on conflict do nothing
returning "job_title_id";

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
  "own"."job_title_id", "job_title"."value" as "job_title", "job_title"."profession_id",
  "profession"."value" as "profession"
from
  "tenant_job_title" as "own"
  inner join "job_title" on "job_title"."id" = "own"."job_title_id"
  inner join "profession" on "profession"."id" = "job_title"."profession_id"
where "own"."tenant_id" = $1
order by "job_title"."value";

commit;


-- profile.deleteJobTitle

begin;

select *
from app.open_scope ($1, $2);

delete from "tenant_job_title"
where "job_title_id" = $1 and "tenant_id" = $2
returning "job_title_id";

commit;


-- profile.uploadLogo

begin;

select *
from app.open_scope ($1, $2);

rollback;

select "id"
from "tenant"
where "id" = $1
for no key update;

update "company_logo"
set "replaced_at" = $1
where "tenant_id" = $2 and "replaced_at" is null;

insert into
  "company_logo" ("id", "tenant_id", "media_type", "size_bytes", "storage_key", "thumbnail_key", "created_at")
values ($1, $2, $3, $4, $5, $6, $7);

update "tenant"
set "logo_key" = $1
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


-- profile.logo

start transaction read only;

select set_config('app.side', 'system', true);

select "media_type", "storage_key", "thumbnail_key", "size_bytes"
from "company_logo"
where "id" = $1 and "replaced_at" is null;

commit;


-- profile.createOffice

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "country"
where "id" = $1;

insert into
  "office_address" (
    "id",
    "tenant_id",
    "created_at",
    "type",
    "address1",
    "address2",
    "country_id",
    "city",
    "state_province",
    "postal",
    "phone",
    "email"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

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
  "office_address"."id" as "office_address_id", "office_address"."type", "office_address"."address1",
  "office_address"."address2", "office_address"."country_id", "country"."value" as "country",
  "country"."region_id", "region"."value" as "region", "office_address"."city",
  "office_address"."state_province", "office_address"."postal", "office_address"."phone",
  "office_address"."email"
from
  "office_address"
  inner join "country" on "country"."id" = "office_address"."country_id"
  inner join "region" on "region"."id" = "country"."region_id"
where "office_address"."tenant_id" = $1 and "office_address"."id" = $2 and "office_address"."type" != $3;

commit;


-- profile.updateOffice

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "country"
where "id" = $1;

update "office_address"
set
  "type" = $1, "address1" = $2, "address2" = $3, "country_id" = $4, "city" = $5, "state_province" = $6,
  "postal" = $7, "phone" = $8, "email" = $9
where "id" = $10 and "tenant_id" = $11 and "type" != $12;

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
where "office_address"."tenant_id" = $1 and "office_address"."id" = $2 and "office_address"."type" != $3;

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


-- profile.deleteOffice

begin;

select *
from app.open_scope ($1, $2);

delete from "office_address"
where "id" = $1 and "tenant_id" = $2 and "type" != $3
returning "id";

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


-- profile.waitingAgencies

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "tenant" inner join "assessment" on "assessment"."tenant_id" = "tenant"."id"
where "tenant"."side" = $1 and "tenant"."status" = $2 and "assessment"."confirmed_at" is not null;

select
  "tenant"."id", "tenant"."name", "tenant"."city", "tenant"."decided_at", "assessment"."confirmed_at",
  "owner"."first_name", "owner"."last_name", "owner"."email"
from
  "tenant"
  inner join "assessment" on "assessment"."tenant_id" = "tenant"."id"
  left join "app_user" as "owner" on "owner"."tenant_id" = "tenant"."id"
  and "owner"."is_owner" = $1
  and "owner"."deleted_at" is null
where "tenant"."side" = $2 and "tenant"."status" = $3 and "assessment"."confirmed_at" is not null
order by "assessment"."confirmed_at", "tenant"."id"
limit $4
offset $5;

commit;


-- profile.verification

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "name", "city", "status", "status_reason", "decided_at"
from "tenant"
where "id" = $1 and "side" = $2;

select *
from "assessment"
where "tenant_id" = $1;

select "id" as "file_id", "key", "file_name", "size_bytes"
from "assessment_file"
where "tenant_id" = $1 and "removed_at" is null;

select "first_name", "last_name", "email"
from "app_user"
where "tenant_id" = $1 and "is_owner" = $2 and "deleted_at" is null;

commit;


-- profile.approveAgency

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "tenant"
where "id" = $1
for no key update;

select "id", "name", "city", "status", "status_reason", "decided_at"
from "tenant"
where "id" = $1 and "side" = $2;

select *
from "assessment"
where "tenant_id" = $1;

select "id" as "file_id", "key", "file_name", "size_bytes"
from "assessment_file"
where "tenant_id" = $1 and "removed_at" is null;

select "first_name", "last_name", "email"
from "app_user"
where "tenant_id" = $1 and "is_owner" = $2 and "deleted_at" is null;

update "tenant"
set "status" = $1, "status_reason" = $2, "decided_at" = $3
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


-- profile.declineAgency

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "tenant"
where "id" = $1
for no key update;

select "id", "name", "city", "status", "status_reason", "decided_at"
from "tenant"
where "id" = $1 and "side" = $2;

select *
from "assessment"
where "tenant_id" = $1;

select "id" as "file_id", "key", "file_name", "size_bytes"
from "assessment_file"
where "tenant_id" = $1 and "removed_at" is null;

select "first_name", "last_name", "email"
from "app_user"
where "tenant_id" = $1 and "is_owner" = $2 and "deleted_at" is null;

update "tenant"
set "status" = $1, "status_reason" = $2, "decided_at" = $3
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
