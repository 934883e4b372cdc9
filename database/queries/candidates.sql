-- candidates.submit

begin;

select *
from app.open_scope ($1, $2);

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

delete from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

commit;


-- candidates.resubmitState

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

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select *
from "talent_request"
where "published_at" is not null and "engagement_id" = $1
order by "number";

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
  and "candidate"."engagement_id" = $7
order by "key"."active" desc, "candidate"."date_submitted" desc
limit $8;

select *
from app.person_owner ($1, $2, $3::text[], $4);

select "first_name", "last_name", "location"
from "candidate"
where "candidate"."supplier_id" = $1 and "candidate"."client_id" = $2 and lower("last_name") in ($3, $4)
limit $5;

insert into
  "ownership_check" (
    "id",
    "supplier_id",
    "user_id",
    "client_id",
    "checked_at",
    "key_hashes",
    "is_available",
    "is_submission"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8);

commit;


-- candidates.submission

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

commit;


-- candidates.drafts

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
  "r"."id", "r"."number", "r"."job_title", "d"."id" as "draft_id", "d"."is_imported", "d"."fields",
  "d"."document_id", "d"."saved_at"
from "submission_draft" as "d" inner join "talent_request" as "r" on "r"."id" = "d"."talent_request_id"
where "r"."engagement_id" = $1 and "d"."supplier_id" = $2 and "d"."user_id" = $3
order by "d"."saved_at" desc, "d"."id";

commit;


-- candidates.saveDraft

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

insert into
  "submission_draft" ("id", "supplier_id", "user_id", "talent_request_id", "fields", "document_id", "saved_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("user_id", "talent_request_id")
where "is_imported" = false do update
set "fields" = $8, "document_id" = $9, "saved_at" = $10
returning "id";

commit;


-- candidates.discardDraft

begin;

select *
from app.open_scope ($1, $2);

delete from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

commit;


-- candidates.startSubmission

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

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

select "code"
from "country"
where "id" = $1;

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

insert into
  "ownership_check" (
    "id",
    "supplier_id",
    "user_id",
    "client_id",
    "checked_at",
    "key_hashes",
    "is_available",
    "is_submission"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8);

select "id"
from "submission_draft"
where
  "supplier_id" = $1
  and "user_id" = $2
  and "talent_request_id" = $3
  and "is_imported" = $4
  and lower(fields ->> 'emailAddress') = $5
order by "saved_at" desc, "id"
limit $6;

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select
  (
    count(*) filter (
      where uploaded_by = $1
    )
  )::int as "mine",
  count(*)::int as "all"
from "candidate_document"
where "supplier_id" = $2 and "candidate_id" is null;

select count(*) as "count"
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

insert into
  "submission_draft" (
    "id",
    "supplier_id",
    "user_id",
    "talent_request_id",
    "fields",
    "document_id",
    "is_imported",
    "saved_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8);

commit;


-- candidates.importCv

begin;

select *
from app.open_scope ($1, $2);

rollback;

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

select "id"
from "app_user"
where "id" = $1
for no key update;

select
  (
    count(*) filter (
      where uploaded_by = $1
    )
  )::int as "mine",
  count(*)::int as "all"
from "candidate_document"
where "supplier_id" = $2 and "candidate_id" is null;

select count(*) as "count"
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

insert into
  "candidate_document" (
    "id",
    "candidate_id",
    "supplier_id",
    "client_id",
    "kind",
    "file_name",
    "extension",
    "media_type",
    "size_bytes",
    "sha256",
    "storage_key",
    "thumbnail_key",
    "text_content",
    "unreadable_reason",
    "uploaded_by",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
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

select "code"
from "country"
where "id" = $1;

insert into
  "submission_draft" (
    "id",
    "supplier_id",
    "user_id",
    "talent_request_id",
    "fields",
    "document_id",
    "is_imported",
    "saved_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning *;

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "id" in ($1) and "supplier_id" = $2 and "candidate_id" is null and "deleted_at" is null;

commit;


-- candidates.imports

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
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4
order by "id";

commit;


-- candidates.uploadDocument

begin;

select *
from app.open_scope ($1, $2);

rollback;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

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

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

insert into
  "candidate_document" (
    "id",
    "candidate_id",
    "supplier_id",
    "client_id",
    "kind",
    "file_name",
    "extension",
    "media_type",
    "size_bytes",
    "sha256",
    "storage_key",
    "thumbnail_key",
    "text_content",
    "unreadable_reason",
    "uploaded_by",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
returning *;

insert into "candidate_version" ("candidate_id", "at", "by_user_id", "by_name", "by_side")
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


-- candidates.deleteDocument

begin;

select *
from app.open_scope ($1, $2);

select "id", "candidate_id", "client_id", "kind"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

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

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

update "candidate_document"
set "deleted_at" = $1
where "id" = $2 and "supplier_id" = $3;

insert into "candidate_version" ("candidate_id", "at", "by_user_id", "by_name", "by_side")
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


-- candidates.downloadDocument

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "candidate_document"
where
  "id" = $1
  and "supplier_id" = $2
  and (
    "deleted_at" is null
    or "candidate_id" is not null
  );

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

commit;


-- candidates.documentText

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "candidate_document"
where
  "id" = $1
  and "supplier_id" = $2
  and (
    "deleted_at" is null
    or "candidate_id" is not null
  );

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

commit;


-- candidates.edit

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

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

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

select "code"
from "country"
where "id" = $1;

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

select "key_type", "key_hash"
from "candidate_identity"
where "candidate_id" = $1 and "supplier_id" = $2;

update "candidate"
set
  "first_name" = $1, "last_name" = $2, "email_address" = $3, "contact_number" = $4, "linked_in" = $5,
  "location" = $6, "current_country_id" = $7, "base_salary" = $8, "total_compensation" = $9,
  "comment_to_employer" = $10, "updated_at" = $11
where "id" = $12 and "supplier_id" = $13;

delete from "candidate_identity"
where "candidate_id" = $1 and "supplier_id" = $2;

insert into
  "candidate_identity" ("candidate_id", "talent_request_id", "supplier_id", "client_id", "key_type", "key_hash")
values ($1, $2, $3, $4, $5, $6);

insert into "candidate_version" ("candidate_id", "at", "by_user_id", "by_name", "by_side")
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

select "key_type", "key_hash"
from "candidate_identity"
where "candidate_id" = $1;

select *
from app.person_owner ($1, $2, $3::text[], $4);

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select "value"
from "country"
where "id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

select *
from "candidate_step"
where "candidate_id" = $1
order by "at", "id";

commit;


-- candidates.withdraw

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

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

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

update "salary_revision"
set "state" = $1, "decided_at" = $2, "decided_by" = $3, "decided_by_name" = $4, "decided_by_side" = $5
where "candidate_id" = $6 and "state" = $7;

update "candidate"
set
  "status_id" = $1, "previous_status_id" = $2, "date_withdrawn" = $3, "reason_code" = $4, "reason_text" = $5,
  "updated_at" = $6
where "id" = $7;

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
    "by_side",
    "reason_code",
    "reason_text"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

update "candidate_identity"
set "active" = $1
where "candidate_id" = $2 and "supplier_id" = $3;

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

select "key_type", "key_hash"
from "candidate_identity"
where "candidate_id" = $1;

select *
from app.person_owner ($1, $2, $3::text[], $4);

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select count(*) as "count"
from "candidate"
where "supplier_id" = $1 and "talent_request_id" = $2 and "status_id" in ($3, $4, $5, $6, $7);

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select "value"
from "country"
where "id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

select *
from "candidate_step"
where "candidate_id" = $1
order by "at", "id";

commit;


-- candidates.undoWithdraw

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

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2
for share;

select app.lock_engagement_for_share ($1);

select app.lock_talent_request ($1);

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select count(*) as "count"
from "candidate"
where "supplier_id" = $1 and "talent_request_id" = $2 and "status_id" in ($3, $4, $5, $6, $7);

update "candidate_identity"
set "active" = $1
where "candidate_id" = $2 and "supplier_id" = $3;

select "to_status_id", "at"
from "candidate_step"
where "candidate_id" = $1
order by "at" desc, "id" desc
limit $2;

update "candidate"
set "status_id" = $1, "previous_status_id" = $2, "reason_code" = $3, "reason_text" = $4, "updated_at" = $5
where "id" = $6;

update "salary_revision"
set "state" = $1, "decided_at" = $2, "decided_by" = $3, "decided_by_name" = $4, "decided_by_side" = $5
where "candidate_id" = $6 and "state" = $7 and "decided_at" = $8;

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
    "by_side",
    "reason_code",
    "reason_text"
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

select "key_type", "key_hash"
from "candidate_identity"
where "candidate_id" = $1;

select *
from app.person_owner ($1, $2, $3::text[], $4);

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select "value"
from "country"
where "id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

select *
from "candidate_step"
where "candidate_id" = $1
order by "at", "id";

commit;


-- candidates.acknowledge

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

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

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

update "candidate"
set "unacknowledged_since" = $1, "acknowledged_at" = $2, "acknowledged_by" = $3, "acknowledged_by_name" = $4
where "id" = $5 and "supplier_id" = $6;

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

select "key_type", "key_hash"
from "candidate_identity"
where "candidate_id" = $1;

select *
from app.person_owner ($1, $2, $3::text[], $4);

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select "value"
from "country"
where "id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

select *
from "candidate_step"
where "candidate_id" = $1
order by "at", "id";

commit;


-- candidates.answers

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

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

select
  "question"."id" as "question_id", "question"."text", "question"."kind", "question"."options",
  "question"."is_mandatory", "candidate_answer"."answer",
  "question"."withdrawn_at" is null as "is_still_asked"
from
  "candidate_answer"
  inner join "qualification_question" as "question" on "question"."id" = "candidate_answer"."question_id"
where "candidate_answer"."candidate_id" = $1
order by "question"."sort", "question"."id";

commit;


-- candidates.saveAnswers

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

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

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

select
  "question"."id" as "question_id", "question"."text", "question"."kind", "question"."options",
  "question"."is_mandatory", "candidate_answer"."answer",
  "question"."withdrawn_at" is null as "is_still_asked"
from
  "candidate_answer"
  inner join "qualification_question" as "question" on "question"."id" = "candidate_answer"."question_id"
where "candidate_answer"."candidate_id" = $1
order by "question"."sort", "question"."id";

delete from "candidate_answer"
where "candidate_id" = $1 and "supplier_id" = $2 and "question_id" in ($3);

insert into "candidate_answer" ("candidate_id", "supplier_id", "client_id", "question_id", "answer")
values ($1, $2, $3, $4, $5);

insert into "candidate_version" ("candidate_id", "at", "by_user_id", "by_name", "by_side")
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


-- candidates.receivedAnswers

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3;

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."client_id" = $1 and "engagement"."id" = $2;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

select
  "question"."id" as "question_id", "question"."text", "question"."kind", "question"."options",
  "question"."is_mandatory", "candidate_answer"."answer",
  "question"."withdrawn_at" is null as "is_still_asked"
from
  "candidate_answer"
  inner join "qualification_question" as "question" on "question"."id" = "candidate_answer"."question_id"
where "candidate_answer"."candidate_id" = $1
order by "question"."sort", "question"."id";

commit;


-- candidates.versions

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

select *
from "candidate_version"
where "candidate_id" = $1 and "supplier_id" = $2
order by "number";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "supplier_id" = $2
order by "created_at", "id";

select "id", "value"
from "country"
where "id" in ($1);

commit;


-- candidates.ofEngagement

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

select *
from "candidate"
where "supplier_id" = $1 and "engagement_id" = $2 and "status_id" != $3
order by "date_submitted" desc, "id" desc;

commit;


-- candidates.view

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

select "key_type", "key_hash"
from "candidate_identity"
where "candidate_id" = $1;

select *
from app.person_owner ($1, $2, $3::text[], $4);

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select "value"
from "country"
where "id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

select *
from "candidate_step"
where "candidate_id" = $1
order by "at", "id";

commit;


-- candidates.agencyEarnings

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
  "currency"."code" as "currency_iso",
  coalesce(
    sum(fee) filter (
      where fee_state is null
    ),
    0
  ) as "amount",
  coalesce(
    sum(fee) filter (
      where fee_state = 'on_hold'
    ),
    0
  ) as "on_hold",
  sum(hires)::int as "hired"
from
  (
    select "client_id", "engagement_id", "currency_id", "agency_fee" as "fee", "fee_state", 1 as "hires"
    from "candidate"
    where "supplier_id" = $1 and "status_id" = $2
    union all
    select "client_id", "engagement_id", "currency_id", amount as "fee", null as "fee_state", 0 as "hires"
    from "assigned_fee"
    where "supplier_id" = $3 and "amount" is not null
  ) as "earned"
  inner join "currency" on "currency"."id" = "earned"."currency_id"
where "earned"."engagement_id" = $4
group by "currency"."code"
order by "currency"."code";

commit;


-- candidates.approvedCandidates

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
  "currency"."code" as "currency_iso",
  coalesce(
    sum(fee) filter (
      where fee_state is null
    ),
    0
  ) as "amount",
  coalesce(
    sum(fee) filter (
      where fee_state = 'on_hold'
    ),
    0
  ) as "on_hold",
  sum(hires)::int as "hired"
from
  (
    select "client_id", "engagement_id", "currency_id", "agency_fee" as "fee", "fee_state", 1 as "hires"
    from "candidate"
    where "supplier_id" = $1 and "status_id" = $2
    union all
    select "client_id", "engagement_id", "currency_id", amount as "fee", null as "fee_state", 0 as "hires"
    from "assigned_fee"
    where "supplier_id" = $3 and "amount" is not null
  ) as "earned"
  inner join "currency" on "currency"."id" = "earned"."currency_id"
where "earned"."engagement_id" = $4
group by "currency"."code"
order by "currency"."code";

commit;


-- candidates.received

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

select *
from "candidate"
where "client_id" = $1 and "engagement_id" = $2 and "status_id" != $3
order by "date_submitted" desc, "id" desc;

select "step"."candidate_id", "step"."from_status_id", "step"."to_status_id", "step"."at", "step"."by_side"
from "candidate_step" as "step" inner join "candidate" on "candidate"."id" = "step"."candidate_id"
where
  "step"."client_id" = $1
  and "candidate"."engagement_id" = $2
  and exists (
    select "recent"."id"
    from "candidate_step" as "recent"
    where "recent"."candidate_id" = "step"."candidate_id" and "recent"."by_side" = $3 and "recent"."at" > $4
  )
order by "step"."at", "step"."id";

select "salary_revision"."candidate_id", "salary_revision"."proposed_by_side"
from "salary_revision" inner join "candidate" on "candidate"."id" = "salary_revision"."candidate_id"
where "candidate"."engagement_id" = $1 and "salary_revision"."state" = $2;

commit;


-- candidates.open

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3;

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."client_id" = $1 and "engagement"."id" = $2;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

update "candidate"
set "first_viewed_at" = $1
where "id" = $2 and "client_id" = $3 and "first_viewed_at" is null
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

select "step"."candidate_id", "step"."from_status_id", "step"."to_status_id", "step"."at", "step"."by_side"
from "candidate_step" as "step" inner join "candidate" on "candidate"."id" = "step"."candidate_id"
where
  "step"."client_id" = $1
  and "candidate"."id" = $2
  and exists (
    select "recent"."id"
    from "candidate_step" as "recent"
    where "recent"."candidate_id" = "step"."candidate_id" and "recent"."by_side" = $3 and "recent"."at" > $4
  )
order by "step"."at", "step"."id";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select "value"
from "country"
where "id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

select *
from "candidate_step"
where "candidate_id" = $1
order by "at", "id";

commit;


-- candidates.move

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3;

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

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

update "candidate"
set
  "status_id" = $1, "previous_status_id" = $2, "date_short_listed" = $3, "reason_code" = $4,
  "reason_text" = $5, "updated_at" = $6, "employer_edited_at" = $7, "unacknowledged_since" = $8
where "id" = $9;

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
    "by_side",
    "reason_code",
    "reason_text"
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

select "step"."candidate_id", "step"."from_status_id", "step"."to_status_id", "step"."at", "step"."by_side"
from "candidate_step" as "step" inner join "candidate" on "candidate"."id" = "step"."candidate_id"
where
  "step"."client_id" = $1
  and "candidate"."id" = $2
  and exists (
    select "recent"."id"
    from "candidate_step" as "recent"
    where "recent"."candidate_id" = "step"."candidate_id" and "recent"."by_side" = $3 and "recent"."at" > $4
  )
order by "step"."at", "step"."id";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select "value"
from "country"
where "id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

select *
from "candidate_step"
where "candidate_id" = $1
order by "at", "id";

commit;


-- candidates.undoMove

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3;

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

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

select "step"."candidate_id", "step"."from_status_id", "step"."to_status_id", "step"."at", "step"."by_side"
from "candidate_step" as "step" inner join "candidate" on "candidate"."id" = "step"."candidate_id"
where
  "step"."client_id" = $1
  and "candidate"."id" = $2
  and exists (
    select "recent"."id"
    from "candidate_step" as "recent"
    where "recent"."candidate_id" = "step"."candidate_id" and "recent"."by_side" = $3 and "recent"."at" > $4
  )
order by "step"."at", "step"."id";

update "candidate"
set "date_short_listed" = $1, "updated_at" = $2
where "id" = $3;

update "candidate"
set
  "status_id" = $1, "previous_status_id" = $2, "reason_code" = $3, "reason_text" = $4, "updated_at" = $5,
  "employer_edited_at" = $6, "unacknowledged_since" = $7
where "id" = $8;

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
    "by_side",
    "reason_code",
    "reason_text"
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
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select "value"
from "country"
where "id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

select *
from "candidate_step"
where "candidate_id" = $1
order by "at", "id";

commit;


-- candidates.reject

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3;

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

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

update "salary_revision"
set "state" = $1, "decided_at" = $2, "decided_by" = $3, "decided_by_name" = $4, "decided_by_side" = $5
where "candidate_id" = $6 and "state" = $7;

update "candidate"
set
  "status_id" = $1, "previous_status_id" = $2, "date_rejected" = $3, "reason_code" = $4, "reason_text" = $5,
  "updated_at" = $6, "employer_edited_at" = $7, "unacknowledged_since" = $8
where "id" = $9;

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
    "by_side",
    "reason_code",
    "reason_text"
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

select "step"."candidate_id", "step"."from_status_id", "step"."to_status_id", "step"."at", "step"."by_side"
from "candidate_step" as "step" inner join "candidate" on "candidate"."id" = "step"."candidate_id"
where
  "step"."client_id" = $1
  and "candidate"."id" = $2
  and exists (
    select "recent"."id"
    from "candidate_step" as "recent"
    where "recent"."candidate_id" = "step"."candidate_id" and "recent"."by_side" = $3 and "recent"."at" > $4
  )
order by "step"."at", "step"."id";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select "value"
from "country"
where "id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

select *
from "candidate_step"
where "candidate_id" = $1
order by "at", "id";

commit;


-- candidates.unreject

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3;

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

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

select "to_status_id", "at"
from "candidate_step"
where "candidate_id" = $1
order by "at" desc, "id" desc
limit $2;

update "candidate"
set
  "status_id" = $1, "previous_status_id" = $2, "date_rejected" = $3, "reason_code" = $4, "reason_text" = $5,
  "updated_at" = $6, "employer_edited_at" = $7, "unacknowledged_since" = $8
where "id" = $9;

update "salary_revision"
set "state" = $1, "decided_at" = $2, "decided_by" = $3, "decided_by_name" = $4, "decided_by_side" = $5
where "candidate_id" = $6 and "state" = $7 and "decided_at" = $8;

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
    "by_side",
    "reason_code",
    "reason_text"
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

select "step"."candidate_id", "step"."from_status_id", "step"."to_status_id", "step"."at", "step"."by_side"
from "candidate_step" as "step" inner join "candidate" on "candidate"."id" = "step"."candidate_id"
where
  "step"."client_id" = $1
  and "candidate"."id" = $2
  and exists (
    select "recent"."id"
    from "candidate_step" as "recent"
    where "recent"."candidate_id" = "step"."candidate_id" and "recent"."by_side" = $3 and "recent"."at" > $4
  )
order by "step"."at", "step"."id";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "deleted_at" is null
order by "created_at", "id";

select "value"
from "country"
where "id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

select *
from "candidate_step"
where "candidate_id" = $1
order by "at", "id";

commit;


-- candidates.updateSupplier

begin;

select *
from app.open_scope ($1, $2);

select "name", "logo_key"
from "tenant"
where "id" = $1;

update "candidate"
set "supplier_name" = $1, "supplier_logo_path" = $2
where
  "supplier_id" = $3
  and (
    "supplier_name" != $4
    or "supplier_logo_path" is distinct from $5
  );

commit;


-- candidates.ownershipChecks

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(distinct c.user_id)::int as "total"
from "ownership_check" as "c"
where "c"."checked_at" > $1;

select
  "c"."supplier_id",
  "t"."name" as "supplier_name",
  "c"."user_id",
  "u"."first_name",
  "u"."last_name",
  count(*)::int as "checks",
  count(distinct (c.client_id, c.key_hashes))::int as "people",
  (
    count(*) filter (
      where not c.is_available
    )
  )::int as "not_available",
  (
    count(*) filter (
      where c.is_submission and not c.is_available
    )
  )::int as "refused_submissions",
  max(c.checked_at) as "last_checked_at"
from
  "ownership_check" as "c"
  inner join "tenant" as "t" on "t"."id" = "c"."supplier_id"
  inner join "app_user" as "u" on "u"."id" = "c"."user_id"
where "c"."checked_at" > $1
group by "c"."supplier_id", "t"."name", "c"."user_id", "u"."first_name", "u"."last_name"
order by "not_available" desc, "checks" desc, "c"."user_id"
limit $2
offset $3;

commit;


-- candidates.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

with
  listed as materialized (
    select c.id, "c"."date_submitted"
    from app.listed_candidate c
    where c.supplier_id = $1 and c.status_id = any ($2::int[]) and "c"."talent_request_id" = any ($3::uuid[])
  ),
  page as (
    select id
    from listed
    order by "date_submitted" desc, "id" desc
    limit $4
    offset $5
  )
select counted.total, shown.*
from
  (
    select count(*) as total
    from listed
  ) counted
  left join (
    select
      c.id,
      c.number,
      c.first_name,
      c.last_name,
      c.status_id,
      c.date_submitted,
      c.location,
      c.base_salary,
      c.base_salary_revised,
      c.agency_fee,
      c.engagement_id,
      c.talent_request_id,
      e.kind,
      r.job_title,
      c.client_id,
      t.name as client_name,
      c.consent_confirmed_at,
      c.consent_request_id,
      c.consent_withdrawn_at,
      m.code as currency,
      coalesce(
        case c.status_id
          when 2 then "c"."date_hired"
          when 3 then "c"."date_rejected"
          when 4 then "c"."date_short_listed"
          when 6 then "c"."date_screened"
          when 7 then "c"."date_not_selected"
          when 8 then "c"."date_interviewed"
          when 9 then "c"."date_offer_extended"
        end,
        c.date_submitted
      ) as since
    from
      page
      join candidate c on c.id = page.id
      join talent_request r on r.id = c.talent_request_id
      join engagement e on e.id = c.engagement_id
      join tenant t on t.id = c.client_id
      join currency m on m.id = c.currency_id
  ) shown on true
order by "date_submitted" desc, "id" desc;

commit;


-- candidates.count

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*)::int as count
from app.listed_candidate c
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and (
    select
      concat_ws(
        ' ',
        c.first_name,
        c.last_name,
        lpad("c"."number"::text, greatest(6, length("c"."number"::text)), '0'),
        r.job_title,
        t.name
      )
    from talent_request r, tenant t
    where r.id = c.talent_request_id and t.id = c.client_id
  ) ilike all ($3);

commit;


-- candidates.viewCounts

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  (
    select count(*)::int
    from app.listed_candidate c
    where
      c.supplier_id = $1
      and c.status_id = any ($2::int[])
      and c.id in (
        select s.candidate_id
        from candidate_step s
        where s.supplier_id = $3 and s.by_side <> 'agency' and s.at >= $4
        union all
        select k.id
        from candidate k
        where k.supplier_id = $5 and k.employer_edited_at >= $6
      )
  ) as "changed",
  (
    select count(*)::int
    from app.listed_candidate c
    where
      c.supplier_id = $7
      and c.status_id = any ($8::int[])
      and c.id in (
        select k.id
        from candidate k
        where k.supplier_id = $9 and k.status_id = 1 and k.first_viewed_at is null
      )
  ) as "unopened",
  (
    select count(*)::int
    from app.listed_candidate c
    where
      c.supplier_id = $10
      and c.status_id = any ($11::int[])
      and c.id in (
        select v.candidate_id
        from salary_revision v
        where v.supplier_id = $12 and v.state = 'open'
      )
  ) as "salary_revisions";

commit;


-- candidates.filterOptions

start transaction read only;

select *
from app.open_scope ($1, $2);

select c.status_id as id, count(*)::int as count
from app.listed_candidate c join engagement e on e.id = c.engagement_id
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and c.engagement_id in (
    select e.id
    from engagement e
    where e.kind = $3
  )
group by 1;

select e.kind, count(*)::int as count
from app.listed_candidate c join engagement e on e.id = c.engagement_id
where c.supplier_id = $1 and c.status_id = any ($2::int[])
group by 1
order by 1;

select e.engagement_type_id as id, count(*)::int as count
from app.listed_candidate c join engagement e on e.id = c.engagement_id
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and c.engagement_id in (
    select e.id
    from engagement e
    where e.kind = $3
  )
group by 1;

select e.recruitment_type_id as id, count(*)::int as count
from app.listed_candidate c join engagement e on e.id = c.engagement_id
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and c.engagement_id in (
    select e.id
    from engagement e
    where e.kind = $3
  )
group by 1;

select e.role_category_id as id, count(*)::int as count
from app.listed_candidate c join engagement e on e.id = c.engagement_id
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and c.engagement_id in (
    select e.id
    from engagement e
    where e.kind = $3
  )
group by 1;

select c.client_id, t.name as client_name, count(*)::int as count
from app.listed_candidate c join tenant t on t.id = c.client_id
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and c.engagement_id in (
    select e.id
    from engagement e
    where e.kind = $3
  )
group by 1, 2
order by 3 desc, 2
limit $4;

select e.id as engagement_id, e.number as engagement_number, e.kind, e.title, count(*)::int as count
from app.listed_candidate c join engagement e on e.id = c.engagement_id
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and c.engagement_id in (
    select e.id
    from engagement e
    where e.kind = $3
  )
group by e.id
order by 5 desc, 2 desc
limit $4;

select
  r.id as talent_request_id, r.number as talent_request_number, r.job_title, t.name as client_name,
  count(*)::int as count
from
  app.listed_candidate c
  join talent_request r on r.id = c.talent_request_id
  join tenant t on t.id = c.client_id
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and c.engagement_id in (
    select e.id
    from engagement e
    where e.kind = $3
  )
group by r.id, t.name
order by 5 desc, 2 desc
limit $4;

commit;


-- candidates.suggest

start transaction read only;

select *
from app.open_scope ($1, $2);

select c.first_name, c.last_name, c.number, r.job_title, t.name as client_name
from
  app.listed_candidate c
  join talent_request r on r.id = c.talent_request_id
  join tenant t on t.id = c.client_id
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and (
    select
      concat_ws(
        ' ',
        c.first_name,
        c.last_name,
        lpad("c"."number"::text, greatest(6, length("c"."number"::text)), '0'),
        r.job_title,
        t.name
      )
    from talent_request r, tenant t
    where r.id = c.talent_request_id and t.id = c.client_id
  ) ilike all ($3)
order by c.date_submitted desc, c.id desc
limit $4;

commit;


-- candidates.names

start transaction read only;

select *
from app.open_scope ($1, $2);

select c.id, c.number as candidate_number, c.first_name, c.last_name, c.client_id
from app.listed_candidate c
where c.supplier_id = $1 and c.status_id = any ($2::int[]) and c.client_id = $3 and c.id = $4
order by c.date_submitted desc, c.id desc
limit $5;

commit;


-- candidates.statuses

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- candidates.auctionNumbers

start transaction read only;

select *
from app.open_scope ($1, $2);

select e.id as engagement_id, e.number as engagement_number, e.kind, e.title, count(*)::int as count
from app.listed_candidate c join engagement e on e.id = c.engagement_id
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and c.engagement_id in (
    select e.id
    from engagement e
    where e.kind = $3
  )
group by e.id
order by 5 desc, 2 desc
limit $4;

commit;


-- candidates.successFeeNumbers

start transaction read only;

select *
from app.open_scope ($1, $2);

select e.id as engagement_id, e.number as engagement_number, e.kind, e.title, count(*)::int as count
from app.listed_candidate c join engagement e on e.id = c.engagement_id
where
  c.supplier_id = $1
  and c.status_id = any ($2::int[])
  and c.engagement_id in (
    select e.id
    from engagement e
    where e.kind = $3
  )
group by e.id
order by 5 desc, 2 desc
limit $4;

commit;


-- candidates.talentRequestNumbers

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  r.id as talent_request_id, r.number as talent_request_number, r.job_title, t.name as client_name,
  count(*)::int as count
from
  app.listed_candidate c
  join talent_request r on r.id = c.talent_request_id
  join tenant t on t.id = c.client_id
where c.supplier_id = $1 and c.status_id = any ($2::int[])
group by r.id, t.name
order by 5 desc, 2 desc
limit $3;

commit;


-- candidates.supplierNames

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*)::int as count
from app.listed_candidate c
where c.supplier_id = $1 and c.status_id = any ($2::int[]);

commit;


-- candidates.assignments

start transaction read only;

select *
from app.open_scope ($1, $2);

select e.id as engagement_id, e.number as engagement_number, e.kind, e.title, count(*)::int as count
from app.listed_candidate c join engagement e on e.id = c.engagement_id
where c.supplier_id = $1 and c.status_id = any ($2::int[])
group by e.id
order by 5 desc, 2 desc
limit $3;

commit;


-- candidates.requestCounts

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

select "talent_request_id", "status_id", count(*) as "count"
from "candidate"
where "talent_request_id" in ($1) and "supplier_id" = $2 and "status_id" <> $3
group by "talent_request_id", "status_id";

commit;


-- candidates.engagementCounts

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

select "talent_request_id", "status_id", count(*) as "count"
from "candidate"
where "talent_request_id" in ($1) and "supplier_id" = $2 and "status_id" <> $3
group by "talent_request_id", "status_id";

commit;


-- candidates.countOfRequest

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

select "talent_request_id", "status_id", count(*) as "count"
from "candidate"
where "talent_request_id" in ($1) and "supplier_id" = $2 and "status_id" <> $3
group by "talent_request_id", "status_id";

commit;


-- candidates.countOfEngagement

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

select "talent_request_id", "status_id", count(*) as "count"
from "candidate"
where "talent_request_id" in ($1) and "supplier_id" = $2 and "status_id" <> $3
group by "talent_request_id", "status_id";

commit;


-- candidates.numberOfCvs

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

select "talent_request_id", "status_id", count(*) as "count"
from "candidate"
where "talent_request_id" in ($1) and "supplier_id" = $2 and "status_id" <> $3
group by "talent_request_id", "status_id";

commit;


-- candidates.awardedRequests

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

select *
from "talent_request"
where "published_at" is not null and "engagement_id" = $1
order by "number";

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3);

select "talent_request_id", "status_id", count(*) as "count"
from "candidate"
where "talent_request_id" in ($1) and "supplier_id" = $2 and "status_id" <> $3
group by "talent_request_id", "status_id";

commit;


-- candidates.allAwardedRequests

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from
  "talent_request" as "r"
  inner join "application" as "a" on "a"."engagement_id" = "r"."engagement_id"
  inner join "engagement" as "e" on "e"."id" = "r"."engagement_id"
  inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "a"."supplier_id" = $1
  and "a"."status_id" in ($2, $3)
  and "e"."status" = $4
  and "e"."published_at" is not null
  and "r"."published_at" is not null
  and (
    (
      "e"."kind" = $5
      and "a"."status_id" = $6
    )
    or (
      "e"."stage" = $7
      and exists (
        select "lot_result"."id"
        from "lot_result"
        where
          "lot_result"."talent_request_id" = "r"."id"
          and "lot_result"."supplier_id" = $8
          and "lot_result"."state" = $9
          and "lot_result"."is_awarded" = $10
      )
    )
    or (
      "e"."kind" = $11
      and "e"."stage" = $12
      and "a"."status_id" = $13
      and not exists (
        select "lot"."talent_request_id"
        from "lot"
        where "lot"."talent_request_id" = "r"."id"
      )
    )
  );

select
  "r"."id" as "request_id", "e"."id", "e"."number", "e"."title", "e"."kind", "e"."client_id",
  "c"."name" as "client_name", "e"."status", "e"."ended_as", "a"."status_id" as "application_status_id"
from
  "talent_request" as "r"
  inner join "application" as "a" on "a"."engagement_id" = "r"."engagement_id"
  inner join "engagement" as "e" on "e"."id" = "r"."engagement_id"
  inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "a"."supplier_id" = $1
  and "a"."status_id" in ($2, $3)
  and "e"."status" = $4
  and "e"."published_at" is not null
  and "r"."published_at" is not null
  and (
    (
      "e"."kind" = $5
      and "a"."status_id" = $6
    )
    or (
      "e"."stage" = $7
      and exists (
        select "lot_result"."id"
        from "lot_result"
        where
          "lot_result"."talent_request_id" = "r"."id"
          and "lot_result"."supplier_id" = $8
          and "lot_result"."state" = $9
          and "lot_result"."is_awarded" = $10
      )
    )
    or (
      "e"."kind" = $11
      and "e"."stage" = $12
      and "a"."status_id" = $13
      and not exists (
        select "lot"."talent_request_id"
        from "lot"
        where "lot"."talent_request_id" = "r"."id"
      )
    )
  )
order by "r"."number" desc, "r"."id"
limit $14
offset $15;

select *
from "talent_request"
where "published_at" is not null and "id" in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
order by "number";

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

select "talent_request_id", "status_id", count(*) as "count"
from "candidate"
where
  "talent_request_id" in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  and "supplier_id" = $11
  and "status_id" <> $12
group by "talent_request_id", "status_id";

commit;


-- candidates.proposeSalary

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

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

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

insert into
  "salary_revision" (
    "id",
    "candidate_id",
    "supplier_id",
    "client_id",
    "base_salary_before",
    "total_compensation_before",
    "agency_fee_before",
    "proposed_at",
    "proposed_by",
    "proposed_by_name",
    "proposed_by_side",
    "base_salary",
    "total_compensation",
    "agency_fee",
    "reason"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15);

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
  "candidate"."base_salary", "candidate"."base_salary_revised", "candidate"."is_base_salary_revised",
  "candidate"."date_base_salary_revised", "candidate"."total_compensation", "candidate"."agency_fee",
  "currency"."code" as "base_salary_iso"
from "candidate" inner join "currency" on "currency"."id" = "candidate"."currency_id"
where "candidate"."id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

commit;


-- candidates.approveSalary

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

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

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

update "salary_revision"
set
  "state" = $1, "decided_at" = $2, "decided_by" = $3, "decided_by_name" = $4, "decided_by_side" = $5,
  "decision_reason" = $6
where "id" = $7;

update "candidate"
set
  "base_salary_revised" = $1, "is_base_salary_revised" = $2, "date_base_salary_revised" = $3,
  "agency_fee" = $4, "updated_at" = $5
where "id" = $6;

insert into "candidate_version" ("candidate_id", "at", "by_user_id", "by_name", "by_side")
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

select
  "candidate"."base_salary", "candidate"."base_salary_revised", "candidate"."is_base_salary_revised",
  "candidate"."date_base_salary_revised", "candidate"."total_compensation", "candidate"."agency_fee",
  "currency"."code" as "base_salary_iso"
from "candidate" inner join "currency" on "currency"."id" = "candidate"."currency_id"
where "candidate"."id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

commit;


-- candidates.rejectSalary

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

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

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

update "salary_revision"
set
  "state" = $1, "decided_at" = $2, "decided_by" = $3, "decided_by_name" = $4, "decided_by_side" = $5,
  "decision_reason" = $6
where "id" = $7;

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
  "candidate"."base_salary", "candidate"."base_salary_revised", "candidate"."is_base_salary_revised",
  "candidate"."date_base_salary_revised", "candidate"."total_compensation", "candidate"."agency_fee",
  "currency"."code" as "base_salary_iso"
from "candidate" inner join "currency" on "currency"."id" = "candidate"."currency_id"
where "candidate"."id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

commit;


-- candidates.withdrawSalary

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

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

select "id"
from "application"
where "id" = $1 and "supplier_id" = $2
for key share;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2 and "erased_at" is null
for update;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

update "salary_revision"
set
  "state" = $1, "decided_at" = $2, "decided_by" = $3, "decided_by_name" = $4, "decided_by_side" = $5,
  "decision_reason" = $6
where "id" = $7;

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
  "candidate"."base_salary", "candidate"."base_salary_revised", "candidate"."is_base_salary_revised",
  "candidate"."date_base_salary_revised", "candidate"."total_compensation", "candidate"."agency_fee",
  "currency"."code" as "base_salary_iso"
from "candidate" inner join "currency" on "currency"."id" = "candidate"."currency_id"
where "candidate"."id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

commit;


-- candidates.correctSalary

begin;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "id" = $1 and "erased_at" is null
for update;

select "code" as "currency_iso", "digits" as "currency_digits"
from "currency"
where "id" = $1;

insert into
  "salary_revision" (
    "id",
    "candidate_id",
    "supplier_id",
    "client_id",
    "base_salary_before",
    "total_compensation_before",
    "agency_fee_before",
    "proposed_at",
    "proposed_by",
    "proposed_by_name",
    "proposed_by_side",
    "base_salary",
    "total_compensation",
    "agency_fee",
    "state",
    "reason",
    "decided_at",
    "decided_by",
    "decided_by_name",
    "decided_by_side"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

update "candidate"
set
  "base_salary_revised" = $1, "is_base_salary_revised" = $2, "date_base_salary_revised" = $3,
  "agency_fee" = $4, "updated_at" = $5
where "id" = $6;

insert into "candidate_version" ("candidate_id", "at", "by_user_id", "by_name", "by_side")
values ($1, $2, $3, $4, $5);

select "supplier_id", "engagement_id"
from "assigned_fee"
where "candidate_id" = $1 and "agreed_at" is null;

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
  "candidate"."base_salary", "candidate"."base_salary_revised", "candidate"."is_base_salary_revised",
  "candidate"."date_base_salary_revised", "candidate"."total_compensation", "candidate"."agency_fee",
  "currency"."code" as "base_salary_iso"
from "candidate" inner join "currency" on "currency"."id" = "candidate"."currency_id"
where "candidate"."id" = $1;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

commit;


-- candidates.hires

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from
  "candidate" as "k"
  inner join "engagement" as "e" on "e"."id" = "k"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "k"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "k"."client_id"
  inner join "currency" as "c" on "c"."id" = "k"."currency_id"
  left join "assigned_fee" as "f" on "f"."candidate_id" = "k"."id"
where
  "k"."status_id" = $1
  and "k"."erased_at" is null
  and concat_ws(
    ' ',
    lpad("k"."number"::text, greatest(6, length("k"."number"::text)), '0'),
    k.first_name,
    k.last_name,
    k.supplier_name,
    client.name,
    lpad("e"."number"::text, greatest(6, length("e"."number"::text)), '0'),
    e.title,
    r.job_title
  ) ilike $2;

select
  "k"."id" as "candidate_id", "k"."number" as "candidate_number", "k"."first_name", "k"."last_name",
  "k"."supplier_name", "client"."name" as "client_name", "e"."number" as "engagement_number",
  "e"."title" as "engagement_title", "r"."job_title", "k"."date_submitted", "k"."date_hired",
  "k"."base_salary", "k"."base_salary_revised", "k"."total_compensation", "k"."fee_type_id",
  "k"."fee_percent", "k"."fee_amount", "k"."agency_fee", "k"."fee_state",
  "f"."supplier_name" as "assigned_to", "f"."amount" as "assigned_amount", "c"."code" as "base_salary_iso",
  "c"."digits" as "currency_digits"
from
  "candidate" as "k"
  inner join "engagement" as "e" on "e"."id" = "k"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "k"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "k"."client_id"
  inner join "currency" as "c" on "c"."id" = "k"."currency_id"
  left join "assigned_fee" as "f" on "f"."candidate_id" = "k"."id"
where
  "k"."status_id" = $1
  and "k"."erased_at" is null
  and concat_ws(
    ' ',
    lpad("k"."number"::text, greatest(6, length("k"."number"::text)), '0'),
    k.first_name,
    k.last_name,
    k.supplier_name,
    client.name,
    lpad("e"."number"::text, greatest(6, length("e"."number"::text)), '0'),
    e.title,
    r.job_title
  ) ilike $2
order by "k"."date_hired" desc nulls last, "k"."id"
limit $3
offset $4;

select *
from "salary_revision"
where "candidate_id" in ($1)
order by "proposed_at", "id";

commit;


-- candidates.views

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "name", "query", "is_default"
from "saved_view"
where "tenant_id" = $1 and "user_id" = $2 and "page" = $3
order by "name", "id";

commit;


-- candidates.saveView

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1
for no key update;

select "id", "name", "query", "is_default"
from "saved_view"
where "tenant_id" = $1 and "user_id" = $2 and "page" = $3;

insert into
  "saved_view" ("id", "tenant_id", "user_id", "page", "name", "query", "is_default", "created_at", "updated_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning "id", "name", "query", "is_default";

commit;


-- candidates.changeView

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1
for no key update;

select "id", "name", "query", "is_default"
from "saved_view"
where "tenant_id" = $1 and "user_id" = $2 and "page" = $3;

update "saved_view"
set "name" = $1, "query" = $2, "is_default" = $3, "updated_at" = $4
where "id" = $5 and "user_id" = $6
returning "id", "name", "query", "is_default";

commit;


-- candidates.deleteView

begin;

select *
from app.open_scope ($1, $2);

delete from "saved_view"
where "id" = $1 and "tenant_id" = $2 and "user_id" = $3 and "page" = $4
returning "id";

commit;
