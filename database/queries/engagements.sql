-- engagements.information

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
from "talent_request"
where "published_at" is not null and "engagement_id" = $1
order by "number";

select
  "country"."value" as "country", "region"."value" as "region", "classification"."value" as "classification",
  "sub_classification"."value" as "sub_classification"
from
  "engagement"
  inner join "country" on "country"."id" = "engagement"."country_id"
  inner join "region" on "region"."id" = "engagement"."region_id"
  inner join "classification" on "classification"."id" = "engagement"."classification_id"
  left join "sub_classification" on "sub_classification"."id" = "engagement"."sub_classification_id"
where "engagement"."id" = $1;

commit;


-- engagements.informationWithoutApplication

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
from "talent_request"
where "published_at" is not null and "engagement_id" = $1
order by "number";

select
  "country"."value" as "country", "region"."value" as "region", "classification"."value" as "classification",
  "sub_classification"."value" as "sub_classification"
from
  "engagement"
  inner join "country" on "country"."id" = "engagement"."country_id"
  inner join "region" on "region"."id" = "engagement"."region_id"
  inner join "classification" on "classification"."id" = "engagement"."classification_id"
  left join "sub_classification" on "sub_classification"."id" = "engagement"."sub_classification_id"
where "engagement"."id" = $1;

commit;


-- engagements.header

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
from "talent_request"
where "published_at" is not null and "engagement_id" = $1
order by "number";

commit;


-- engagements.jobTitles

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
from "talent_request"
where "published_at" is not null and "engagement_id" = $1
order by "number";

commit;


-- engagements.status

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

commit;


-- engagements.talentRequests

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
from "talent_request"
where "published_at" is not null and "engagement_id" = $1
order by "number";

commit;


-- engagements.talentRequestsById

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "published_at" is not null and "id" in ($1)
order by "number";

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

commit;


-- engagements.talentRequest

start transaction read only;

select *
from app.open_scope ($1, $2);

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
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

commit;


-- engagements.survey

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

commit;


-- engagements.requirements

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

select "id" as "requirement_id", "text", "is_mandatory"
from "engagement_requirement"
where "engagement_id" = $1 and "published_at" is not null
order by "sort";

commit;


-- engagements.documents

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
from "engagement_document"
where "removed_at" is null and "published_at" is not null and "engagement_id" = $1
order by "created_at", "id";

commit;


-- engagements.successFeeDocuments

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
from "engagement_document"
where "removed_at" is null and "published_at" is not null and "engagement_id" = $1
order by "created_at", "id";

commit;


-- engagements.employerDocuments

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

select *
from "engagement_document"
where "removed_at" is null and "published_at" is not null and "engagement_id" = $1
order by "created_at", "id";

commit;


-- engagements.talentRequestDocuments

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

select *
from "engagement_document"
where "removed_at" is null and "published_at" is not null and "talent_request_id" = $1
order by "created_at", "id";

commit;


-- engagements.downloadDocument

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "engagement_document"
where "removed_at" is null and "published_at" is not null and "id" = $1
order by "created_at", "id";

commit;


-- engagements.notices

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
from "talent_request"
where "published_at" is not null and "engagement_id" = $1
order by "number";

select "looked_at"
from "notice_look"
where "user_id" = $1 and "engagement_id" = $2;

select id, kind, at, talent_request_id, data
from app.notices_of_engagement ($1, $2::text[])
order by at desc, sequence desc;

commit;


-- engagements.noticesCount

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

select id, kind, at, talent_request_id, data
from app.notices_of_engagement ($1, $2::text[])
order by at desc, sequence desc;

select "looked_at"
from "notice_look"
where "user_id" = $1 and "engagement_id" = $2;

commit;


-- engagements.seeNotices

begin;

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

select id, kind, at, talent_request_id, data
from app.notices_of_engagement ($1, $2::text[])
order by at desc, sequence desc;

commit;


-- engagements.own

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "engagement"
where "engagement"."client_id" = $1;

select "engagement".*, "requests"."no_of_roles", "requests"."no_of_roles_filled"
from
  "engagement"
  left join lateral (
    select
      coalesce(sum(no_of_roles), 0)::int as "no_of_roles",
      coalesce(sum(no_of_roles_filled), 0)::int as "no_of_roles_filled"
    from "talent_request"
    where "talent_request"."engagement_id" = "engagement"."id" and "talent_request"."status_id" <> $1
  ) as "requests" on true
where "engagement"."client_id" = $2
order by "engagement"."created_at" desc, "engagement"."id" desc
limit $3
offset $4;

commit;


-- engagements.ownOne

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
where "engagement"."client_id" = $1 and "engagement"."id" = $2;

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

select
  "country"."value" as "country", "region"."value" as "region", "classification"."value" as "classification",
  "sub_classification"."value" as "sub_classification"
from
  "engagement"
  inner join "country" on "country"."id" = "engagement"."country_id"
  inner join "region" on "region"."id" = "engagement"."region_id"
  inner join "classification" on "classification"."id" = "engagement"."classification_id"
  left join "sub_classification" on "sub_classification"."id" = "engagement"."sub_classification_id"
where "engagement"."id" = $1;

select "id" as "requirement_id", "text", "is_mandatory"
from "engagement_requirement"
where "engagement_id" = $1 and "client_id" = $2
order by "sort";

select *
from "engagement_document"
where "removed_at" is null and "client_id" = $1 and "engagement_id" = $2
order by "created_at", "id";

commit;


-- engagements.changeClosing

begin;

select *
from app.open_scope ($1, $2);

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

update "engagement"
set
  "closing_at" = $1, "clarification_ends_at" = $2, "bidding_ends_at" = $3, "paused_at" = $4,
  "paused_until" = $5
where "id" = $6 and "client_id" = $7;

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

commit;


-- engagements.publishAgain

begin;

select *
from app.open_scope ($1, $2);

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."client_id" = $1 and "engagement"."id" = $2;

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

select "requires_candidate_consent"
from "tenant"
where "id" = $1;

insert into
  "engagement" (
    "id",
    "number",
    "kind",
    "engagement_type_id",
    "client_id",
    "title",
    "description",
    "status",
    "ended_as",
    "end_reason",
    "stage",
    "recruitment_type_id",
    "role_category_id",
    "employment_class_id",
    "classification_id",
    "sub_classification_id",
    "location",
    "country_id",
    "region_id",
    "time_zone",
    "currency_id",
    "fee_type_id",
    "fee_percent",
    "fee_amount",
    "bid_type_id",
    "bid_method_id",
    "award_type_id",
    "terms",
    "terms_version",
    "guarantee_days",
    "requires_prequalification",
    "requires_consent",
    "hiring_lead_name",
    "hiring_lead_email",
    "hiring_lead_mobile",
    "is_demo",
    "is_practice",
    "closing_at",
    "published_at",
    "ended_at",
    "created_at",
    "paused_at",
    "paused_until",
    "end_reason_id",
    "clarification_ends_at",
    "bidding_ends_at",
    "question_hours",
    "answer_hours",
    "requires_candidate_consent"
  )
values
  (
    $1,
    nextval('engagement_number'),
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19,
    $20,
    $21,
    $22,
    $23,
    $24,
    $25,
    $26,
    $27,
    $28,
    $29,
    $30,
    $31,
    $32,
    $33,
    $34,
    $35,
    $36,
    $37,
    $38,
    $39,
    $40,
    $41,
    $42,
    $43,
    $44,
    $45,
    $46,
    $47,
    $48
  )
returning "id", "number";

select *
from "engagement_requirement"
where "engagement_id" = $1 and "client_id" = $2;

select *
from "engagement_document"
where "engagement_id" = $1 and "client_id" = $2 and "removed_at" is null
order by "created_at", "id";

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

commit;


-- engagements.drafts

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "engagement_draft"
where "client_id" = $1
order by "saved_at" desc, "id";

commit;


-- engagements.draft

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "engagement_draft"
where "client_id" = $1 and "id" = $2;

select "requires_candidate_consent"
from "tenant"
where "id" = $1;

select *
from "draft_document"
where "draft_id" = $1 and "client_id" = $2 and "removed_at" is null
order by "created_at", "id";

commit;


-- engagements.saveDraft

begin;

select *
from app.open_scope ($1, $2);

select count(*) as "count"
from "engagement_draft"
where "client_id" = $1;

insert into "engagement_draft" ("id", "client_id", "fields", "saved_at")
values ($1, $2, $3, $4);

commit;


-- engagements.discardDraft

begin;

select *
from app.open_scope ($1, $2);

delete from "engagement_draft"
where "id" = $1 and "client_id" = $2
returning "id";

commit;


-- engagements.previewDraft

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "engagement_draft"
where "client_id" = $1 and "id" = $2;

select "requires_candidate_consent"
from "tenant"
where "id" = $1;

select "country"."region_id", "country"."value", "region"."value" as "region"
from "country" inner join "region" on "region"."id" = "country"."region_id"
where "country"."id" = $1;

select "code", "digits"
from "currency"
where "id" = $1;

select "value"
from "classification"
where "id" = $1;

select "value"
from "sub_classification"
where "id" = $1 and "classification_id" = $2;

select *
from "draft_document"
where "draft_id" = $1 and "client_id" = $2 and "removed_at" is null
order by "created_at", "id";

commit;


-- engagements.publish

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "engagement_draft"
where "id" = $1 and "client_id" = $2
for update;

select *
from "engagement_draft"
where "client_id" = $1 and "id" = $2;

select "requires_candidate_consent"
from "tenant"
where "id" = $1;

select "country"."region_id", "country"."value", "region"."value" as "region"
from "country" inner join "region" on "region"."id" = "country"."region_id"
where "country"."id" = $1;

select "code", "digits"
from "currency"
where "id" = $1;

select "value"
from "classification"
where "id" = $1;

select "value"
from "sub_classification"
where "id" = $1 and "classification_id" = $2;

insert into
  "engagement" (
    "kind",
    "engagement_type_id",
    "title",
    "description",
    "recruitment_type_id",
    "role_category_id",
    "employment_class_id",
    "classification_id",
    "location",
    "country_id",
    "time_zone",
    "currency_id",
    "fee_type_id",
    "fee_percent",
    "fee_amount",
    "bid_type_id",
    "bid_method_id",
    "award_type_id",
    "terms",
    "guarantee_days",
    "requires_prequalification",
    "requires_consent",
    "requires_candidate_consent",
    "hiring_lead_name",
    "hiring_lead_email",
    "hiring_lead_mobile",
    "id",
    "client_id",
    "number",
    "stage",
    "region_id",
    "sub_classification_id",
    "closing_at",
    "created_at",
    "published_at"
  )
values
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19,
    $20,
    $21,
    $22,
    $23,
    $24,
    $25,
    $26,
    $27,
    $28,
    nextval('engagement_number'),
    $29,
    $30,
    $31,
    $32,
    $33,
    $34
  )
returning "id", "number";

insert into
  "talent_request" (
    "job_title",
    "description",
    "location",
    "no_of_roles",
    "base_salary_from",
    "base_salary_to",
    "contracted_units",
    "cv_cap",
    "id",
    "engagement_id",
    "client_id",
    "number",
    "status_id",
    "created_at",
    "published_at",
    "status_changed_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, nextval('talent_request_number'), $12, $13, $14, $15)
returning "id", "number";

insert into
  "qualification_question" (
    "text",
    "kind",
    "is_mandatory",
    "id",
    "talent_request_id",
    "client_id",
    "options",
    "sort",
    "published_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

insert into "qualification_pass" ("question_id", "client_id", "passing")
values ($1, $2, $3);

insert into
  "engagement_requirement" ("text", "is_mandatory", "id", "engagement_id", "client_id", "sort", "published_at")
values ($1, $2, $3, $4, $5, $6, $7);

select *
from "draft_document"
where "draft_id" = $1 and "client_id" = $2 and "removed_at" is null
order by "created_at", "id";

delete from "engagement_draft"
where "id" = $1 and "client_id" = $2;

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

commit;


-- engagements.addDraftDocument

begin;

select *
from app.open_scope ($1, $2);

rollback;

select "id"
from "engagement_draft"
where "id" = $1 and "client_id" = $2
for update;

select *
from "engagement_draft"
where "client_id" = $1 and "id" = $2;

select "requires_candidate_consent"
from "tenant"
where "id" = $1;

select *
from "draft_document"
where "draft_id" = $1 and "client_id" = $2 and "removed_at" is null
order by "created_at", "id";

insert into
  "draft_document" (
    "id",
    "client_id",
    "draft_id",
    "request_key",
    "title",
    "is_reference_agreement",
    "file_name",
    "extension",
    "media_type",
    "size_bytes",
    "sha256",
    "storage_key",
    "thumbnail_key",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
returning *;

commit;


-- engagements.removeDraftDocument

begin;

select *
from app.open_scope ($1, $2);

update "draft_document"
set "removed_at" = $1
where "id" = $2 and "client_id" = $3 and "draft_id" is not null and "removed_at" is null
returning "id";

commit;


-- engagements.addDocument

begin;

select *
from app.open_scope ($1, $2);

rollback;

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

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

select *
from "engagement_document"
where "removed_at" is null and "client_id" = $1 and "engagement_id" = $2
order by "created_at", "id";

insert into
  "engagement_document" (
    "id",
    "engagement_id",
    "talent_request_id",
    "client_id",
    "title",
    "is_reference_agreement",
    "file_name",
    "extension",
    "media_type",
    "size_bytes",
    "sha256",
    "storage_key",
    "thumbnail_key",
    "created_at",
    "published_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
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

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.removeDocument

begin;

select *
from app.open_scope ($1, $2);

select "engagement_id"
from "engagement_document"
where "id" = $1 and "client_id" = $2;

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

update "engagement_document"
set "removed_at" = $1
where "id" = $2 and "client_id" = $3 and "removed_at" is null
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

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.change

begin;

select *
from app.open_scope ($1, $2);

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

update "engagement"
set "description" = $1
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

commit;


-- engagements.changeTerms

begin;

select *
from app.open_scope ($1, $2);

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

update "engagement"
set "terms" = $1, "guarantee_days" = $2, "terms_version" = $3
where "id" = $4 and "client_id" = $5;

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

select "talent_request_id"
from "lot"
where "engagement_id" = $1 and "state" in ($2, $3)
order by "talent_request_id";

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.moveStage

begin;

select *
from app.open_scope ($1, $2);

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

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

update "engagement"
set
  "closing_at" = $1, "clarification_ends_at" = $2, "bidding_ends_at" = $3, "paused_at" = $4,
  "paused_until" = $5, "stage" = $6
where "id" = $7 and "client_id" = $8;

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

commit;


-- engagements.changeClarification

begin;

select *
from app.open_scope ($1, $2);

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

update "engagement"
set
  "closing_at" = $1, "clarification_ends_at" = $2, "bidding_ends_at" = $3, "paused_at" = $4,
  "paused_until" = $5, "question_hours" = $6, "answer_hours" = $7
where "id" = $8 and "client_id" = $9;

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

commit;


-- engagements.history

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
where "engagement"."client_id" = $1 and "engagement"."id" = $2;

select
  "event"."id", "event"."kind", "event"."at", "event"."data", "event"."actor_user_id", "note"."words",
  "application"."supplier_name" as "agency_name", "actor"."first_name" as "actor_first",
  "actor"."last_name" as "actor_last", "talent_request"."job_title", "candidate"."first_name",
  "candidate"."last_name", "document"."title" as "document"
from
  "event"
  left join "application" on "application"."engagement_id" = "event"."engagement_id"
  and "application"."supplier_id" = "event"."supplier_id"
  left join "app_user" as "actor" on "actor"."id" = "event"."actor_user_id"
  and "actor"."tenant_id" = $1
  left join "talent_request" on "talent_request"."id" = "event"."talent_request_id"
  left join "candidate" on "candidate"."id" = "event"."candidate_id"
  left join "engagement_document" as "document" on document.id = (event.data ->> 'documentId')::uuid
  and "document"."client_id" = $2
  left join "engagement_note" as "note" on note.id = (event.data ->> 'noteId')::uuid
  and "note"."client_id" = $3
where
  "event"."engagement_id" = $4
  and "event"."client_id" = $5
  and "event"."kind" in (
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19,
    $20,
    $21,
    $22,
    $23,
    $24,
    $25,
    $26,
    $27,
    $28,
    $29,
    $30,
    $31,
    $32,
    $33,
    $34,
    $35,
    $36,
    $37
  )
order by "event"."sequence" desc
limit $38;

commit;


-- engagements.pauseRequest

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

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
from "talent_request"
where "id" = $1
for no key update;

update "talent_request"
set
  "status_id" = $1, "status_before_pause_id" = $2, "resume_at" = $3, "reason_code" = $4, "reason_text" = $5,
  "status_changed_at" = $6
where "id" = $7 and "client_id" = $8;

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

update "engagement"
set
  "closing_at" = $1, "clarification_ends_at" = $2, "bidding_ends_at" = $3, "paused_at" = $4,
  "paused_until" = $5
where "id" = $6 and "client_id" = $7;

insert into "engagement_note" ("id", "client_id", "engagement_id", "words")
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

select "id", "rebid_due_at", "rebid_paused_at", "rebid_paused_until"
from "application"
where "engagement_id" = $1 and "rebid_due_at" is not null
order by "id"
for update;

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.resumeRequest

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

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
from "talent_request"
where "id" = $1
for no key update;

update "talent_request"
set
  "status_id" = $1, "status_before_pause_id" = $2, "resume_at" = $3, "reason_code" = $4, "reason_text" = $5,
  "status_changed_at" = $6
where "id" = $7 and "client_id" = $8;

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

update "engagement"
set
  "closing_at" = $1, "clarification_ends_at" = $2, "bidding_ends_at" = $3, "paused_at" = $4,
  "paused_until" = $5
where "id" = $6 and "client_id" = $7 and "paused_at" is not null;

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

select "id", "rebid_due_at", "rebid_paused_at", "rebid_paused_until"
from "application"
where "engagement_id" = $1 and "rebid_due_at" is not null
order by "id"
for update;

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.cancelRequest

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

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
from "talent_request"
where "id" = $1
for no key update;

update "talent_request"
set
  "status_id" = $1, "status_before_pause_id" = $2, "resume_at" = $3, "reason_code" = $4, "reason_text" = $5,
  "status_changed_at" = $6
where "id" = $7 and "client_id" = $8;

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

update "engagement"
set
  "closing_at" = $1, "clarification_ends_at" = $2, "bidding_ends_at" = $3, "paused_at" = $4,
  "paused_until" = $5
where "id" = $6 and "client_id" = $7 and "paused_at" is not null;

insert into "engagement_note" ("id", "client_id", "engagement_id", "words")
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

select "id", "rebid_due_at", "rebid_paused_at", "rebid_paused_until"
from "application"
where "engagement_id" = $1 and "rebid_due_at" is not null
order by "id"
for update;

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.restoreRequest

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

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
from "talent_request"
where "id" = $1
for no key update;

update "talent_request"
set "status_id" = $1, "reason_code" = $2, "reason_text" = $3, "status_changed_at" = $4
where "id" = $5 and "client_id" = $6;

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

update "engagement"
set
  "closing_at" = $1, "clarification_ends_at" = $2, "bidding_ends_at" = $3, "paused_at" = $4,
  "paused_until" = $5
where "id" = $6 and "client_id" = $7 and "paused_at" is not null;

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

select "id", "rebid_due_at", "rebid_paused_at", "rebid_paused_until"
from "application"
where "engagement_id" = $1 and "rebid_due_at" is not null
order by "id"
for update;

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.completeRequest

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

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
from "talent_request"
where "id" = $1
for no key update;

update "talent_request"
set
  "status_id" = $1, "status_before_pause_id" = $2, "resume_at" = $3, "reason_code" = $4, "reason_text" = $5,
  "status_changed_at" = $6
where "id" = $7 and "client_id" = $8;

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

update "engagement"
set
  "closing_at" = $1, "clarification_ends_at" = $2, "bidding_ends_at" = $3, "paused_at" = $4,
  "paused_until" = $5
where "id" = $6 and "client_id" = $7 and "paused_at" is not null;

insert into "engagement_note" ("id", "client_id", "engagement_id", "words")
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

select "id", "rebid_due_at", "rebid_paused_at", "rebid_paused_until"
from "application"
where "engagement_id" = $1 and "rebid_due_at" is not null
order by "id"
for update;

select *
from "candidate"
where "status_id" in ($1, $2, $3, $4, $5) and "talent_request_id" = $6
order by "id"
for update;

select "published_at"
from "engagement"
where "id" = $1;

update "engagement"
set
  "status" = $1, "ended_as" = $2, "stage" = $3, "ended_at" = $4, "closing_at" = $5, "paused_at" = $6,
  "paused_until" = $7
where "id" = $8 and "client_id" = $9;

select "talent_request_id"
from "lot"
where "engagement_id" = $1
limit $2;

select *
from "application"
where "engagement_id" = $1 and "status_id" in ($2, $3, $4)
order by "id"
for update;

select "talent_request_id"
from "lot"
where "engagement_id" = $1 and "state" in ($2, $3, $4, $5, $6)
order by "talent_request_id";

select *
from "candidate"
where "status_id" in ($1, $2, $3, $4, $5) and "engagement_id" = $6
order by "id"
for update;

commit;


-- engagements.fillInternally

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

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
from "talent_request"
where "id" = $1
for no key update;

update "talent_request"
set "no_of_roles_filled" = $1, "internally_filled_roles" = $2
where "id" = $3 and "client_id" = $4;

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

commit;


-- engagements.addRequest

begin;

select *
from app.open_scope ($1, $2);

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

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

insert into
  "talent_request" (
    "job_title",
    "description",
    "location",
    "no_of_roles",
    "base_salary_from",
    "base_salary_to",
    "contracted_units",
    "cv_cap",
    "id",
    "engagement_id",
    "client_id",
    "number",
    "status_id",
    "created_at",
    "published_at",
    "status_changed_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, nextval('talent_request_number'), $12, $13, $14, $15)
returning "id", "number";

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

commit;


-- engagements.changeRequest

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

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
from "talent_request"
where "id" = $1
for no key update;

select
  talent_request_id as "talentRequestId",
  case
    when state = 'scheduled'
    or (
      state in ('open', 'rebid')
      and (
        paused_at is not null
        or ends_at > $1
      )
    ) then 'open'
    else 'closed'
  end as phase
from lot
where client_id = $2 and talent_request_id = any ($3::uuid[]);

update "talent_request"
set "job_title" = $1, "version" = $2
where "id" = $3 and "client_id" = $4;

insert into
  "talent_request_change" (
    "field",
    "about",
    "before",
    "after",
    "id",
    "change_id",
    "talent_request_id",
    "engagement_id",
    "client_id",
    "sort",
    "published_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

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

commit;


-- engagements.pause

begin;

select *
from app.open_scope ($1, $2);

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

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

update "talent_request"
set
  "status_id" = $1, "status_before_pause_id" = $2, "resume_at" = $3, "reason_code" = $4, "reason_text" = $5,
  "status_changed_at" = $6
where "id" = $7 and "client_id" = $8;

update "engagement"
set
  "closing_at" = $1, "clarification_ends_at" = $2, "bidding_ends_at" = $3, "paused_at" = $4,
  "paused_until" = $5
where "id" = $6 and "client_id" = $7;

insert into "engagement_note" ("id", "client_id", "engagement_id", "words")
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

select "id", "rebid_due_at", "rebid_paused_at", "rebid_paused_until"
from "application"
where "engagement_id" = $1 and "rebid_due_at" is not null
order by "id"
for update;

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.resume

begin;

select *
from app.open_scope ($1, $2);

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

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

update "talent_request"
set
  "status_id" = $1, "status_before_pause_id" = $2, "resume_at" = $3, "reason_code" = $4, "reason_text" = $5,
  "status_changed_at" = $6
where "id" = $7 and "client_id" = $8;

update "engagement"
set
  "closing_at" = $1, "clarification_ends_at" = $2, "bidding_ends_at" = $3, "paused_at" = $4,
  "paused_until" = $5
where "id" = $6 and "client_id" = $7 and "paused_at" is not null;

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

select "id", "rebid_due_at", "rebid_paused_at", "rebid_paused_until"
from "application"
where "engagement_id" = $1 and "rebid_due_at" is not null
order by "id"
for update;

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.cancel

begin;

select *
from app.open_scope ($1, $2);

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

update "talent_request"
set
  "status_id" = case
    when "no_of_roles_filled" > "internally_filled_roles" then 6
    else 7
  end,
  "reason_code" = case
    when "no_of_roles_filled" > "internally_filled_roles" then null
    else $1
  end,
  "reason_text" = case
    when "no_of_roles_filled" > "internally_filled_roles" then null
    else $2
  end,
  "status_before_pause_id" = $3,
  "resume_at" = $4,
  "status_changed_at" = $5
where "engagement_id" = $6 and "client_id" = $7 and "status_id" in ($8, $9, $10, $11);

update "engagement"
set
  "status" = $1, "ended_as" = $2, "stage" = $3, "ended_at" = $4, "end_reason_id" = $5, "end_reason" = $6,
  "closing_at" = $7, "clarification_ends_at" = $8, "bidding_ends_at" = $9, "paused_at" = $10,
  "paused_until" = $11
where "id" = $12 and "client_id" = $13;

insert into "engagement_note" ("id", "client_id", "engagement_id", "words")
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

select "talent_request_id"
from "lot"
where "engagement_id" = $1
limit $2;

select *
from "application"
where "engagement_id" = $1 and "status_id" in ($2, $3, $4)
order by "id"
for update;

select "talent_request_id"
from "lot"
where "engagement_id" = $1 and "state" in ($2, $3, $4, $5, $6)
order by "talent_request_id";

select *
from "candidate"
where "status_id" in ($1, $2, $3, $4, $5) and "engagement_id" = $6
order by "id"
for update;

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.discontinue

begin;

select *
from app.open_scope ($1, $2);

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

update "talent_request"
set
  "status_id" = case
    when "no_of_roles_filled" > "internally_filled_roles" then 6
    else 7
  end,
  "reason_code" = case
    when "no_of_roles_filled" > "internally_filled_roles" then null
    else $1
  end,
  "reason_text" = case
    when "no_of_roles_filled" > "internally_filled_roles" then null
    else $2
  end,
  "status_before_pause_id" = $3,
  "resume_at" = $4,
  "status_changed_at" = $5
where "engagement_id" = $6 and "client_id" = $7 and "status_id" in ($8, $9, $10, $11);

update "engagement"
set
  "status" = $1, "ended_as" = $2, "stage" = $3, "ended_at" = $4, "end_reason_id" = $5, "end_reason" = $6,
  "closing_at" = $7, "clarification_ends_at" = $8, "bidding_ends_at" = $9, "paused_at" = $10,
  "paused_until" = $11
where "id" = $12 and "client_id" = $13;

insert into "engagement_note" ("id", "client_id", "engagement_id", "words")
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

select "talent_request_id"
from "lot"
where "engagement_id" = $1
limit $2;

select *
from "application"
where "engagement_id" = $1 and "status_id" in ($2, $3, $4)
order by "id"
for update;

select "talent_request_id"
from "lot"
where "engagement_id" = $1 and "state" in ($2, $3, $4, $5, $6)
order by "talent_request_id";

select *
from "candidate"
where "status_id" in ($1, $2, $3, $4, $5) and "engagement_id" = $6
order by "id"
for update;

select "published_at"
from "engagement"
where "id" = $1;

commit;


-- engagements.complete

begin;

select *
from app.open_scope ($1, $2);

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

update "talent_request"
set
  "status_id" = $1, "reason_code" = $2, "reason_text" = $3, "status_before_pause_id" = $4, "resume_at" = $5,
  "status_changed_at" = $6
where "engagement_id" = $7 and "client_id" = $8 and "status_id" in ($9, $10, $11);

update "engagement"
set
  "status" = $1, "ended_as" = $2, "stage" = $3, "ended_at" = $4, "end_reason_id" = $5, "end_reason" = $6,
  "closing_at" = $7, "clarification_ends_at" = $8, "bidding_ends_at" = $9, "paused_at" = $10,
  "paused_until" = $11
where "id" = $12 and "client_id" = $13;

insert into "engagement_note" ("id", "client_id", "engagement_id", "words")
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

select "talent_request_id"
from "lot"
where "engagement_id" = $1
limit $2;

select *
from "application"
where "engagement_id" = $1 and "status_id" in ($2, $3, $4)
order by "id"
for update;

select "talent_request_id"
from "lot"
where "engagement_id" = $1 and "state" in ($2, $3, $4, $5, $6)
order by "talent_request_id";

select *
from "candidate"
where "status_id" in ($1, $2, $3, $4, $5) and "engagement_id" = $6
order by "id"
for update;

select "published_at"
from "engagement"
where "id" = $1;

commit;
