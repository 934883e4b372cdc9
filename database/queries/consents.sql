-- consents.request

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

select
  "c"."state", "c"."sent_at", "c"."answered_at", "k"."id" as "candidate_id",
  coalesce("c"."withdrawn_at", "c"."answered_at") as "decided_at"
from "consent_request" as "c" left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where "c"."supplier_id" = $1 and "c"."talent_request_id" = $2 and lower("c"."email_address") = $3;

select app.known_keys ($1, $2::text[]) as keys;

select "refused_at"
from "consent_refusal"
where "supplier_id" = $1 and "talent_request_id" = $2 and "key_mac" in ($3) and "refused_at" > $4
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

insert into
  "consent_request" (
    "id",
    "supplier_id",
    "client_id",
    "engagement_id",
    "talent_request_id",
    "draft_candidate_id",
    "first_name",
    "last_name",
    "email_address",
    "submission",
    "text_version",
    "requested_by",
    "requested_by_name",
    "requested_at",
    "sent_at",
    "expires_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16);

delete from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

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
  "c".*, "e"."number" as "engagement_number", "e"."title" as "engagement_title", "e"."kind", "r"."job_title",
  "t"."name" as "client_name", "k"."id" as "candidate_id"
from
  "consent_request" as "c"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
  left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where "c"."supplier_id" = $1 and "c"."erased_at" is null and "c"."id" = $2;

commit;


-- consents.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "c".*, "e"."number" as "engagement_number", "e"."title" as "engagement_title", "e"."kind", "r"."job_title",
  "t"."name" as "client_name", "k"."id" as "candidate_id"
from
  "consent_request" as "c"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
  left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where "c"."supplier_id" = $1 and "c"."erased_at" is null
order by "c"."requested_at" desc, "c"."id" desc
limit $2
offset $3;

select count(*)::int as "count"
from
  "consent_request" as "c"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
  left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where "c"."supplier_id" = $1 and "c"."erased_at" is null;

commit;


-- consents.evidence

start transaction read only;

select *
from app.open_scope ($1, $2);

select "c".*, "client"."name" as "client_name", "r"."job_title"
from
  "consent_request" as "c"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "c"."client_id"
  left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where "c"."supplier_id" = $1 and "c"."erased_at" is null and "c"."id" = $2;

commit;


-- consents.candidateEvidence

start transaction read only;

select *
from app.open_scope ($1, $2);

select "c".*, "client"."name" as "client_name", "r"."job_title"
from
  "consent_request" as "c"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "c"."client_id"
  left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where "c"."supplier_id" = $1 and "c"."erased_at" is null and "k"."id" = $2;

commit;


-- consents.resend

begin;

select *
from app.open_scope ($1, $2);

select *
from "consent_request"
where "id" = $1 and "supplier_id" = $2 and "erased_at" is null
for update;

select "id"
from "candidate"
where "consent_request_id" = $1;

update "consent_request"
set "sent_at" = $1
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

select
  "c".*, "e"."number" as "engagement_number", "e"."title" as "engagement_title", "e"."kind", "r"."job_title",
  "t"."name" as "client_name", "k"."id" as "candidate_id"
from
  "consent_request" as "c"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
  left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where "c"."supplier_id" = $1 and "c"."erased_at" is null and "c"."id" = $2;

commit;


-- consents.cancel

begin;

select *
from app.open_scope ($1, $2);

select *
from "consent_request"
where "id" = $1 and "supplier_id" = $2 and "erased_at" is null
for update;

select "id"
from "candidate"
where "consent_request_id" = $1;

update "consent_request"
set "state" = $1
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

select
  "c".*, "e"."number" as "engagement_number", "e"."title" as "engagement_title", "e"."kind", "r"."job_title",
  "t"."name" as "client_name", "k"."id" as "candidate_id"
from
  "consent_request" as "c"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
  left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where "c"."supplier_id" = $1 and "c"."erased_at" is null and "c"."id" = $2;

commit;


-- consents.submit

begin;

select *
from app.open_scope ($1, $2);

select *
from "consent_request"
where "id" = $1 and "supplier_id" = $2 and "erased_at" is null
for update;

select "id"
from "candidate"
where "consent_request_id" = $1;

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

update "consent_request"
set "problem" = $1
where "id" = $2;

select
  "c".*, "e"."number" as "engagement_number", "e"."title" as "engagement_title", "e"."kind", "r"."job_title",
  "t"."name" as "client_name", "k"."id" as "candidate_id"
from
  "consent_request" as "c"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
  left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where "c"."supplier_id" = $1 and "c"."erased_at" is null and "c"."id" = $2;

commit;


-- consents.page

begin;

select set_config('app.side', 'system', true);

select *
from "consent_request"
where "id" = $1
for update;

update "consent_request"
set "opened_at" = $1
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

select
  "r"."job_title", "e"."location" as "job_location", "currency"."code" as "currency_iso",
  "u"."email" as "asked_by_email", "client"."name" as "client_name", "agency"."name" as "agency_name"
from
  "talent_request" as "r"
  inner join "engagement" as "e" on "e"."id" = "r"."engagement_id"
  inner join "currency" on "currency"."id" = "e"."currency_id"
  inner join "tenant" as "client" on "client"."id" = "e"."client_id"
  inner join "tenant" as "agency" on "agency"."id" = $1
  inner join "app_user" as "u" on "u"."id" = $2
where "r"."id" = $3;

select "id", "file_name", "sha256"
from "candidate_document"
where "id" in ($1) and "supplier_id" = $2;

select "id", "status_id", "date_hired"
from "candidate"
where "consent_request_id" = $1;

commit;


-- consents.cv

start transaction read only;

select set_config('app.side', 'system', true);

select *
from "consent_request"
where "id" = $1;

select "storage_key", "file_name", "media_type", "size_bytes"
from "candidate_document"
where "id" = $1 and "supplier_id" = $2 and "deleted_at" is null;

commit;


-- consents.document

start transaction read only;

select set_config('app.side', 'system', true);

select *
from "consent_request"
where "id" = $1;

select "d"."storage_key", "d"."file_name", "d"."media_type", "d"."size_bytes"
from "candidate_document" as "d"
where "d"."supplier_id" = $1 and "d"."id" in ($2) and "d"."sha256" = $3 and "d"."deleted_at" is null
limit $4;

commit;


-- consents.heldDocument

start transaction read only;

select set_config('app.side', 'system', true);

select *
from "consent_request"
where "id" = $1;

select "d"."storage_key", "d"."file_name", "d"."media_type", "d"."size_bytes"
from "candidate_document" as "d"
where
  "d"."supplier_id" = $1
  and "d"."id" = $2
  and (
    "d"."deleted_at" is null
    or "d"."candidate_id" is not null
  );

commit;


-- consents.answer

begin;

select set_config('app.side', 'system', true);

select *
from "consent_request"
where "id" = $1
for update;

select
  "r"."job_title", "e"."location" as "job_location", "currency"."code" as "currency_iso",
  "u"."email" as "asked_by_email", "client"."name" as "client_name", "agency"."name" as "agency_name"
from
  "talent_request" as "r"
  inner join "engagement" as "e" on "e"."id" = "r"."engagement_id"
  inner join "currency" on "currency"."id" = "e"."currency_id"
  inner join "tenant" as "client" on "client"."id" = "e"."client_id"
  inner join "tenant" as "agency" on "agency"."id" = $1
  inner join "app_user" as "u" on "u"."id" = $2
where "r"."id" = $3;

select "id", "file_name", "sha256"
from "candidate_document"
where "id" in ($1) and "supplier_id" = $2;

update "consent_request"
set
  "state" = $1, "answered_at" = $2, "opened_at" = $3, "shown_hash" = $4, "shown" = $5, "note" = $6,
  "first_name" = $7, "last_name" = $8, "corrections" = $9, "submission" = $10, "problem" = $11
where "id" = $12;

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

select "code"
from "country"
where "id" = $1;

select app.known_keys ($1, $2::text[]) as keys;

insert into "consent_refusal" ("supplier_id", "engagement_id", "talent_request_id", "key_mac", "refused_at")
values ($1, $2, $3, $4, $5)
on conflict ("supplier_id", "talent_request_id", "key_mac") do update
set "refused_at" = $6;

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

select "id", "status_id", "date_hired"
from "candidate"
where "consent_request_id" = $1;

commit;


-- consents.withdraw

begin;

select set_config('app.side', 'system', true);

select *
from "consent_request"
where "id" = $1
for update;

select "talent_request_id"
from "candidate"
where "consent_request_id" = $1;

update "consent_request"
set "state" = $1, "withdrawn_at" = $2, "withdrawal_note" = $3
where "id" = $4;

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

select "code"
from "country"
where "id" = $1;

select app.known_keys ($1, $2::text[]) as keys;

insert into "consent_refusal" ("supplier_id", "engagement_id", "talent_request_id", "key_mac", "refused_at")
values ($1, $2, $3, $4, $5)
on conflict ("supplier_id", "talent_request_id", "key_mac") do update
set "refused_at" = $6;

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
  "r"."job_title", "e"."location" as "job_location", "currency"."code" as "currency_iso",
  "u"."email" as "asked_by_email", "client"."name" as "client_name", "agency"."name" as "agency_name"
from
  "talent_request" as "r"
  inner join "engagement" as "e" on "e"."id" = "r"."engagement_id"
  inner join "currency" on "currency"."id" = "e"."currency_id"
  inner join "tenant" as "client" on "client"."id" = "e"."client_id"
  inner join "tenant" as "agency" on "agency"."id" = $1
  inner join "app_user" as "u" on "u"."id" = $2
where "r"."id" = $3;

select "id", "file_name", "sha256"
from "candidate_document"
where "id" in ($1) and "supplier_id" = $2;

select "id", "status_id", "date_hired"
from "candidate"
where "consent_request_id" = $1;

commit;


-- consents.sendCode

begin;

select set_config('app.side', 'system', true);

select *
from "consent_request"
where "id" = $1
for update;

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


-- consents.export

begin;

select set_config('app.side', 'system', true);

select *
from "consent_request"
where "id" = $1
for update;

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
  "r"."job_title", "e"."location" as "job_location", "currency"."code" as "currency_iso",
  "u"."email" as "asked_by_email", "client"."name" as "client_name", "agency"."name" as "agency_name"
from
  "talent_request" as "r"
  inner join "engagement" as "e" on "e"."id" = "r"."engagement_id"
  inner join "currency" on "currency"."id" = "e"."currency_id"
  inner join "tenant" as "client" on "client"."id" = "e"."client_id"
  inner join "tenant" as "agency" on "agency"."id" = $1
  inner join "app_user" as "u" on "u"."id" = $2
where "r"."id" = $3;

select "id", "file_name", "sha256"
from "candidate_document"
where "id" in ($1) and "supplier_id" = $2;

select "id", "status_id", "date_hired"
from "candidate"
where "consent_request_id" = $1;

select "k".*, "r"."job_title", "client"."name" as "client_name", "currency"."code" as "currency_iso"
from
  "candidate" as "k"
  inner join "talent_request" as "r" on "r"."id" = "k"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "k"."client_id"
  inner join "currency" on "currency"."id" = "k"."currency_id"
where
  "k"."supplier_id" = $1
  and "k"."erased_at" is null
  and (
    "k"."consent_request_id" = $2
    or lower("k"."email_address") = $3
  )
order by "k"."date_submitted";

select "c".*, "r"."job_title", "client"."name" as "client_name", "agency"."name" as "agency_name"
from
  "consent_request" as "c"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "c"."client_id"
  inner join "tenant" as "agency" on "agency"."id" = "c"."supplier_id"
where
  "c"."supplier_id" = $1
  and "c"."erased_at" is null
  and lower("c"."email_address") = $2
  and "c"."id" != $3
order by "c"."requested_at";

select "d".*, "r"."job_title", "cv"."file_name"
from
  "draft_candidate" as "d"
  inner join "talent_request" as "r" on "r"."id" = "d"."talent_request_id"
  left join "candidate_document" as "cv" on "cv"."id" = "d"."document_id"
where "d"."supplier_id" = $1 and "d"."candidate_id" is null and lower("d"."email_address") = $2
order by "d"."created_at";

select "f"."saved_at", "f"."fields", "r"."job_title", "cv"."file_name"
from
  "submission_draft" as "f"
  inner join "talent_request" as "r" on "r"."id" = "f"."talent_request_id"
  left join "candidate_document" as "cv" on "cv"."id" = "f"."document_id"
where "f"."supplier_id" = $1 and lower("f"."fields" ->> 'emailAddress') = $2
order by "f"."saved_at";

select "n"."asked_at", "n"."asked_by_name", "n"."answered_at", "n"."keeps"
from "renewal_request" as "n"
where "n"."supplier_id" = $1 and lower("n"."email_address") = $2
order by "n"."asked_at";

select "c"."submission"
from "consent_request" as "c"
where "c"."supplier_id" = $1 and "c"."erased_at" is null and lower("c"."email_address") = $2;

select "f"."document_id", "f"."fields"
from "submission_draft" as "f"
where "f"."supplier_id" = $1 and lower("f"."fields" ->> 'emailAddress') = $2;

select "d"."document_id"
from "draft_candidate" as "d"
where "d"."supplier_id" = $1 and "d"."candidate_id" is null and lower("d"."email_address") = $2;

select "k"."id", "k"."first_viewed_at"
from "candidate" as "k"
where
  "k"."supplier_id" = $1
  and "k"."erased_at" is null
  and (
    "k"."consent_request_id" = $2
    or lower("k"."email_address") = $3
  );

select "d"."id", "d"."file_name", "d"."size_bytes", "d"."created_at", "d"."deleted_at"
from "candidate_document" as "d"
where
  "d"."supplier_id" = $1
  and (
    d.id::text = any ($2::text[])
    or d.candidate_id = any ($3::uuid[])
  )
  and (
    d.deleted_at is null
    or d.candidate_id is not null
    and d.id = any ($4::uuid[])
  )
order by "d"."created_at", "d"."id";

commit;


-- consents.erase

begin;

select set_config('app.side', 'system', true);

select *
from "consent_request"
where "id" = $1
for update;

select
  "k"."id", "k"."date_hired",
  coalesce((a.terms ->> 'guaranteeDays')::int, e.guarantee_days) as "guarantee_days"
from
  "candidate" as "k"
  inner join "engagement" as "e" on "e"."id" = "k"."engagement_id"
  inner join "application" as "a" on "a"."id" = "k"."application_id"
where
  "k"."supplier_id" = $1
  and "k"."erased_at" is null
  and (
    "k"."consent_request_id" = $2
    or lower("k"."email_address") = $3
  )
order by "k"."id";

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

select "id", "state"
from "ownership_dispute"
where "supplier_id" = $1 and "erased_at" is null and keys && $2::text[]
order by "id";

select
  app.is_kept_record (c.supplier_id, app.text_of_consent_request (c.id), true) as "is_held",
  app.is_kept_record (c.supplier_id, app.text_of_consent_request (c.id)) as "is_kept"
from "consent_request" as "c"
where "c"."id" = $1;

select id
from unnest($1::uuid[]) id
where app.is_held_candidate (id);

select "d"."id"
from "draft_candidate" as "d"
where "d"."supplier_id" = $1 and "d"."candidate_id" is null and lower("d"."email_address") = $2;

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
where
  "id" in (
    select "f"."id"
    from "submission_draft" as "f"
    where "f"."supplier_id" = $1 and lower("f"."fields" ->> 'emailAddress') = $2
  );

delete from "renewal_request"
where
  "id" in (
    select "n"."id"
    from "renewal_request" as "n"
    where "n"."supplier_id" = $1 and lower("n"."email_address") = $2
  );

select
  "c"."id", "c"."supplier_id", "c"."engagement_id", "c"."talent_request_id", "c"."state", "c"."submission"
from "consent_request" as "c"
where "c"."supplier_id" = $1 and "c"."erased_at" is null and lower("c"."email_address") = $2;

select "code"
from "country"
where "id" = $1;

select app.known_keys ($1, $2::text[]) as keys;

insert into "consent_refusal" ("supplier_id", "engagement_id", "talent_request_id", "key_mac", "refused_at")
values ($1, $2, $3, $4, $5)
on conflict ("supplier_id", "talent_request_id", "key_mac") do update
set "refused_at" = $6;

update "consent_request"
set
  "first_name" = $1,
  "last_name" = $2,
  "email_address" = $3,
  "submission" = $4,
  "note" = $5,
  "withdrawal_note" = $6,
  "corrections" = $7,
  "problem" = $8,
  "shown" = $9,
  "code_hash" = $10,
  "code_expires_at" = $11,
  "state" = case state
    when 'waiting' then 'cancelled'
    else state
  end,
  "erased_at" = $12
where "id" in ($13);

commit;
