-- draft-candidates.save

begin;

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
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3);

select count(*) as "count"
from "candidate"
where "supplier_id" = $1 and "talent_request_id" = $2 and "status_id" in ($3, $4, $5, $6, $7);

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

select *
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "id" in ($1) and "supplier_id" = $2 and "candidate_id" is null and "deleted_at" is null;

insert into
  "draft_candidate" (
    "id",
    "supplier_id",
    "client_id",
    "engagement_id",
    "talent_request_id",
    "first_name",
    "last_name",
    "email_address",
    "current_country_id",
    "document_id",
    "asked_by",
    "created_at",
    "updated_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
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
from "draft_candidate"
where "id" = $1 and "supplier_id" = $2;

select "draft_candidate_id", "requirement_id", "text", "is_mandatory", "verdict", "quotation", "start"
from "draft_candidate_answer"
where "draft_candidate_id" in ($1) and "supplier_id" = $2
order by "sort";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null;

select "text_content"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "kind" = $3 and "deleted_at" is null;

select "id", "expires_at"
from "check_link"
where "draft_candidate_id" = $1 and "supplier_id" = $2 and "revoked_at" is null and "expires_at" > $3;

commit;


-- draft-candidates.list

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
  "draft_candidate".*, "r"."number", "r"."job_title", "r"."base_salary_from", "r"."base_salary_to",
  "e"."number" as "engagement_number", "client"."name" as "client_name", "c"."code" as "currency_iso"
from
  "draft_candidate"
  inner join "talent_request" as "r" on "r"."id" = "draft_candidate"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "draft_candidate"."engagement_id"
  inner join "tenant" as "client" on "client"."id" = "draft_candidate"."client_id"
  inner join "currency" as "c" on "c"."id" = "e"."currency_id"
where
  "draft_candidate"."supplier_id" = $1
  and "draft_candidate"."candidate_id" is null
  and "draft_candidate"."engagement_id" = $2
order by "draft_candidate"."updated_at" desc, "draft_candidate"."id";

commit;


-- draft-candidates.view

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "draft_candidate"
where "id" = $1 and "supplier_id" = $2;

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
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3);

select count(*) as "count"
from "candidate"
where "supplier_id" = $1 and "talent_request_id" = $2 and "status_id" in ($3, $4, $5, $6, $7);

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

select *
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

select "draft_candidate_id", "requirement_id", "text", "is_mandatory", "verdict", "quotation", "start"
from "draft_candidate_answer"
where "draft_candidate_id" in ($1) and "supplier_id" = $2
order by "sort";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null;

select "text_content"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "kind" = $3 and "deleted_at" is null;

select "id", "expires_at"
from "check_link"
where "draft_candidate_id" = $1 and "supplier_id" = $2 and "revoked_at" is null and "expires_at" > $3;

commit;


-- draft-candidates.retry

begin;

select *
from app.open_scope ($1, $2);

select *
from "draft_candidate"
where "id" = $1 and "supplier_id" = $2
for update;

delete from "draft_candidate_answer"
where "draft_candidate_id" = $1;

update "draft_candidate"
set
  "ai_status_id" = $1, "score" = $2, "method" = $3, "model" = $4, "problem" = $5, "run" = run + 1,
  "claimed_until" = $6, "asked_by" = $7, "updated_at" = $8
where "id" = $9;

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
from "draft_candidate"
where "id" = $1 and "supplier_id" = $2;

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
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3);

select count(*) as "count"
from "candidate"
where "supplier_id" = $1 and "talent_request_id" = $2 and "status_id" in ($3, $4, $5, $6, $7);

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

select *
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

select "draft_candidate_id", "requirement_id", "text", "is_mandatory", "verdict", "quotation", "start"
from "draft_candidate_answer"
where "draft_candidate_id" in ($1) and "supplier_id" = $2
order by "sort";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null;

select "text_content"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "kind" = $3 and "deleted_at" is null;

select "id", "expires_at"
from "check_link"
where "draft_candidate_id" = $1 and "supplier_id" = $2 and "revoked_at" is null and "expires_at" > $3;

commit;


-- draft-candidates.submit

begin;

select *
from app.open_scope ($1, $2);

select *
from "draft_candidate"
where "id" = $1 and "supplier_id" = $2
for update;

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

select app.lock_engagement_for_share ($1);

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select app.lock_talent_request ($1);

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2
for share;

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3);

select count(*) as "count"
from "candidate"
where "supplier_id" = $1 and "talent_request_id" = $2 and "status_id" in ($3, $4, $5, $6, $7);

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

select "code"
from "country"
where "id" = $1;

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "id" in ($1) and "supplier_id" = $2 and "candidate_id" is null and "deleted_at" is null;

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

select "id"
from "app_user"
where "id" = $1
for no key update;

select count(distinct (client_id, key_hashes))::int as "count"
from "ownership_check"
where
  "supplier_id" = $1
  and "user_id" = $2
  and "checked_at" > $3
  and (client_id, key_hashes) <> ($4::uuid, $5::text[]);

select "candidate"."status_id", "candidate"."date_submitted", "key"."active"
from "candidate" inner join "candidate_identity" as "key" on "key"."candidate_id" = "candidate"."id"
where
  "candidate"."supplier_id" = $1
  and "candidate"."client_id" = $2
  and "key"."supplier_id" = $3
  and "key"."client_id" = $4
  and ("key"."key_type", "key"."key_hash") in (($5, $6))
  and "candidate"."talent_request_id" = $7
order by "key"."active" desc, "candidate"."date_submitted" desc
limit $8;

select *
from app.person_owner ($1, $2, $3::text[], $4);

select "first_name", "last_name", "location"
from "candidate"
where "candidate"."supplier_id" = $1 and "candidate"."client_id" = $2 and lower("last_name") in ($3, $4)
limit $5;

select nextval('candidate_number') as number;

select "logo_key"
from "tenant"
where "id" = $1;

insert into
  "candidate" (
    "id",
    "number",
    "engagement_id",
    "talent_request_id",
    "application_id",
    "supplier_id",
    "client_id",
    "supplier_name",
    "supplier_logo_path",
    "first_name",
    "last_name",
    "email_address",
    "contact_number",
    "linked_in",
    "location",
    "current_country_id",
    "currency_id",
    "base_salary",
    "total_compensation",
    "fee_type_id",
    "fee_percent",
    "fee_amount",
    "agency_fee",
    "comment_to_employer",
    "consent_confirmed_at",
    "consent_request_id",
    "submitted_by",
    "submitted_by_name",
    "date_submitted",
    "updated_at"
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
    $29,
    $30
  )
returning *;

select "ownership_days", "ownership_scope"
from "tenant"
where "id" = $1;

select app.claim_person ($1, $2, $3, $4::text[], $5, $6) as claimed;

select app.join_ownership ($1, $2::text[], $3);

insert into
  "candidate_identity" ("candidate_id", "talent_request_id", "supplier_id", "client_id", "key_type", "key_hash")
values ($1, $2, $3, $4, $5, $6);

update "candidate_document"
set "candidate_id" = $1, "client_id" = $2
where "id" in ($3) and "supplier_id" = $4;

insert into
  "candidate_step" (
    "id",
    "candidate_id",
    "supplier_id",
    "client_id",
    "from_status_id",
    "to_status_id",
    "at",
    "by_user_id",
    "by_name",
    "by_side"
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

update "draft_candidate"
set "candidate_id" = $1, "updated_at" = $2
where "id" = $3;

update "check_link"
set "revoked_at" = $1
where "draft_candidate_id" = $2 and "revoked_at" is null;

commit;


-- draft-candidates.discard

begin;

select *
from app.open_scope ($1, $2);

select *
from "draft_candidate"
where "id" = $1 and "supplier_id" = $2
for update;

select app.is_kept_record (d.supplier_id, app.text_of_draft_candidate (d.id), true) as "is_held"
from "draft_candidate" as "d"
where "d"."id" = $1;

delete from "draft_candidate"
where "id" = $1;

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


-- draft-candidates.issueCheckLink

begin;

select *
from app.open_scope ($1, $2);

select *
from "draft_candidate"
where "id" = $1 and "supplier_id" = $2
for update;

update "check_link"
set "revoked_at" = $1
where "draft_candidate_id" = $2 and "revoked_at" is null;

insert into "check_link" ("id", "draft_candidate_id", "supplier_id", "issued_by", "issued_at", "expires_at")
values ($1, $2, $3, $4, $5, $6);

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
from "draft_candidate"
where "id" = $1 and "supplier_id" = $2;

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
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3);

select count(*) as "count"
from "candidate"
where "supplier_id" = $1 and "talent_request_id" = $2 and "status_id" in ($3, $4, $5, $6, $7);

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

select *
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

select "draft_candidate_id", "requirement_id", "text", "is_mandatory", "verdict", "quotation", "start"
from "draft_candidate_answer"
where "draft_candidate_id" in ($1) and "supplier_id" = $2
order by "sort";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null;

select "text_content"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "kind" = $3 and "deleted_at" is null;

select "id", "expires_at"
from "check_link"
where "draft_candidate_id" = $1 and "supplier_id" = $2 and "revoked_at" is null and "expires_at" > $3;

commit;


-- draft-candidates.revokeCheckLink

begin;

select *
from app.open_scope ($1, $2);

select *
from "draft_candidate"
where "id" = $1 and "supplier_id" = $2
for update;

update "check_link"
set "revoked_at" = $1
where "draft_candidate_id" = $2 and "revoked_at" is null;

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
from "draft_candidate"
where "id" = $1 and "supplier_id" = $2;

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
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3);

select count(*) as "count"
from "candidate"
where "supplier_id" = $1 and "talent_request_id" = $2 and "status_id" in ($3, $4, $5, $6, $7);

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

select *
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

select "draft_candidate_id", "requirement_id", "text", "is_mandatory", "verdict", "quotation", "start"
from "draft_candidate_answer"
where "draft_candidate_id" in ($1) and "supplier_id" = $2
order by "sort";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null;

select "text_content"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "kind" = $3 and "deleted_at" is null;

select "id", "expires_at"
from "check_link"
where "draft_candidate_id" = $1 and "supplier_id" = $2 and "revoked_at" is null and "expires_at" > $3;

commit;


-- draft-candidates.check

start transaction read only;

select set_config('app.side', 'system', true);

select
  "link"."expires_at", "link"."revoked_at", "draft"."candidate_id", "draft"."first_name", "draft"."last_name",
  "request"."job_title", "agency"."name" as "agency_name", "document"."file_name", "document"."text_content",
  "document"."storage_key", "document"."media_type", "document"."size_bytes"
from
  "check_link" as "link"
  inner join "draft_candidate" as "draft" on "draft"."id" = "link"."draft_candidate_id"
  inner join "talent_request" as "request" on "request"."id" = "draft"."talent_request_id"
  inner join "tenant" as "agency" on "agency"."id" = "draft"."supplier_id"
  left join "candidate_document" as "document" on "document"."id" = "draft"."document_id"
  and "document"."deleted_at" is null
where "link"."id" = $1;

commit;


-- draft-candidates.checkedCv

start transaction read only;

select set_config('app.side', 'system', true);

select
  "link"."expires_at", "link"."revoked_at", "draft"."candidate_id", "draft"."first_name", "draft"."last_name",
  "request"."job_title", "agency"."name" as "agency_name", "document"."file_name", "document"."text_content",
  "document"."storage_key", "document"."media_type", "document"."size_bytes"
from
  "check_link" as "link"
  inner join "draft_candidate" as "draft" on "draft"."id" = "link"."draft_candidate_id"
  inner join "talent_request" as "request" on "request"."id" = "draft"."talent_request_id"
  inner join "tenant" as "agency" on "agency"."id" = "draft"."supplier_id"
  left join "candidate_document" as "document" on "document"."id" = "draft"."document_id"
  and "document"."deleted_at" is null
where "link"."id" = $1;

commit;


-- draft-candidates.aiAccess

start transaction read only;

select *
from app.open_scope ($1, $2);

select "supplier_id"
from "assessment_opt_out"
where "supplier_id" = $1;

commit;


-- draft-candidates.changeAiAccess

begin;

select *
from app.open_scope ($1, $2);

delete from "assessment_opt_out"
where "supplier_id" = $1;

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

select "supplier_id"
from "assessment_opt_out"
where "supplier_id" = $1;

commit;


-- draft-candidates.agencyAccess

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "tenant" as "t"
where "t"."side" = $1 and "t"."status" = $2;

select
  "t"."id" as "supplier_id", "t"."name" as "supplier_name", "off"."since" as "off_since",
  count(call.id)::int as "calls", count(call.problem)::int as "failed_calls",
  coalesce(sum(coalesce(call.input_tokens, 0) + coalesce(call.output_tokens, 0)), 0)::float8 as "tokens"
from
  "tenant" as "t"
  left join "assessment_opt_out" as "off" on "off"."supplier_id" = "t"."id"
  left join "model_call" as "call" on "call"."supplier_id" = "t"."id"
  and "call"."at" > $1
where "t"."side" = $2 and "t"."status" = $3
group by "t"."id", "t"."name", "off"."since"
order by "t"."name", "t"."id"
limit $4
offset $5;

commit;


-- draft-candidates.modelCalls

start transaction read only;

select *
from app.open_scope ($1, $2);

select "call"."supplier_id", "agency"."name" as "supplier_name", count(*)::int as "calls"
from "model_call" as "call" inner join "tenant" as "agency" on "agency"."id" = "call"."supplier_id"
group by "call"."supplier_id", "agency"."name"
order by "agency"."name", "call"."supplier_id";

select
  "call"."id" as "call_id", "call"."at", "call"."supplier_id", "agency"."name" as "supplier_name",
  "call"."model", "call"."version", "call"."input_hash", "call"."input_tokens", "call"."output_tokens",
  "call"."problem", "user"."first_name", "user"."last_name"
from
  "model_call" as "call"
  inner join "tenant" as "agency" on "agency"."id" = "call"."supplier_id"
  left join "app_user" as "user" on "user"."id" = "call"."user_id"
order by "call"."at" desc, "call"."id"
limit $1
offset $2;

commit;
