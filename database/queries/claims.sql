-- claims.ofCandidate

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

select
  "c".*,
  "k"."number" as "candidate_number",
  "k"."first_name",
  "k"."last_name",
  "k"."supplier_name",
  "k"."date_submitted",
  "k"."status_id" as "candidate_status_id",
  "k"."consent_confirmed_at",
  "k"."consent_request_id",
  "k"."consent_withdrawn_at",
  "e"."number" as "engagement_number",
  "e"."title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        array_agg(
          d.created_at
          order by d.created_at
        ),
        '{}'
      ) as "at"
    from "candidate_document" as "d"
    where "d"."candidate_id" = "c"."candidate_id" and "d"."kind" = $1
  ) as "cv_uploaded_at"
from
  "ownership_claim" as "c"
  inner join "candidate" as "k" on "k"."id" = "c"."candidate_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "k"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "c"."client_id"
where "c"."candidate_id" = $2;

select "time_zone"
from "tenant"
where "id" = $1;

select *
from app.submissions_of_ownership ($1);

commit;


-- claims.claim

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

select "talent_request_id"
from "candidate"
where "id" = $1 and "erased_at" is null;

select "id"
from "engagement"
where "id" = $1
for no key update;

select "id"
from "talent_request"
where "id" = $1
for no key update;

select *
from "candidate"
where "id" = $1 and "erased_at" is null
for update;

select app.lock_ownership ($1);

select "time_zone"
from "tenant"
where "id" = $1;

select *
from app.submissions_of_ownership ($1);

select app.introduced_at ($1, $2) as introduced_at;

insert into
  "ownership_claim" (
    "id",
    "candidate_id",
    "engagement_id",
    "supplier_id",
    "client_id",
    "contacts",
    "statement",
    "claimed_at",
    "claimed_by",
    "claimed_by_name",
    "answer_by"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

update "candidate"
set "claim_state" = $1
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
  "c".*,
  "k"."number" as "candidate_number",
  "k"."first_name",
  "k"."last_name",
  "k"."supplier_name",
  "k"."date_submitted",
  "k"."status_id" as "candidate_status_id",
  "k"."consent_confirmed_at",
  "k"."consent_request_id",
  "k"."consent_withdrawn_at",
  "e"."number" as "engagement_number",
  "e"."title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        array_agg(
          d.created_at
          order by d.created_at
        ),
        '{}'
      ) as "at"
    from "candidate_document" as "d"
    where "d"."candidate_id" = "c"."candidate_id" and "d"."kind" = $1
  ) as "cv_uploaded_at"
from
  "ownership_claim" as "c"
  inner join "candidate" as "k" on "k"."id" = "c"."candidate_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "k"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "c"."client_id"
where "c"."id" = $2;

commit;


-- claims.withdraw

begin;

select *
from app.open_scope ($1, $2);

select "candidate_id"
from "ownership_claim"
where "id" = $1;

select "talent_request_id"
from "candidate"
where "id" = $1 and "erased_at" is null;

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
where "id" = $1 and "erased_at" is null
for update;

select *
from "ownership_claim"
where "id" = $1
for update;

update "ownership_claim"
set "state" = $1, "ended_at" = $2, "ended_by_name" = $3, "reasons" = $4
where "id" = $5;

update "candidate"
set "claim_state" = $1
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
  "c".*,
  "k"."number" as "candidate_number",
  "k"."first_name",
  "k"."last_name",
  "k"."supplier_name",
  "k"."date_submitted",
  "k"."status_id" as "candidate_status_id",
  "k"."consent_confirmed_at",
  "k"."consent_request_id",
  "k"."consent_withdrawn_at",
  "e"."number" as "engagement_number",
  "e"."title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        array_agg(
          d.created_at
          order by d.created_at
        ),
        '{}'
      ) as "at"
    from "candidate_document" as "d"
    where "d"."candidate_id" = "c"."candidate_id" and "d"."kind" = $1
  ) as "cv_uploaded_at"
from
  "ownership_claim" as "c"
  inner join "candidate" as "k" on "k"."id" = "c"."candidate_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "k"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "c"."client_id"
where "c"."id" = $2;

commit;


-- claims.accept

begin;

select *
from app.open_scope ($1, $2);

select "candidate_id"
from "ownership_claim"
where "id" = $1;

select "talent_request_id"
from "candidate"
where "id" = $1 and "erased_at" is null;

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
from "candidate"
where "id" = $1 and "erased_at" is null
for update;

select *
from "ownership_claim"
where "id" = $1
for update;

update "ownership_claim"
set "state" = $1, "ended_at" = $2, "ended_by_name" = $3, "reasons" = $4
where "id" = $5;

update "candidate"
set "claim_state" = $1
where "id" = $2;

select app.give_person_to_client ($1, $2);

update "salary_revision"
set "state" = $1, "decided_at" = $2, "decided_by" = $3, "decided_by_name" = $4, "decided_by_side" = $5
where "candidate_id" = $6 and "state" = $7;

update "candidate"
set
  "status_id" = $1, "previous_status_id" = $2, "date_rejected" = $3, "reason_code" = $4, "reason_text" = $5,
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
  "c".*,
  "k"."number" as "candidate_number",
  "k"."first_name",
  "k"."last_name",
  "k"."supplier_name",
  "k"."date_submitted",
  "k"."status_id" as "candidate_status_id",
  "k"."consent_confirmed_at",
  "k"."consent_request_id",
  "k"."consent_withdrawn_at",
  "e"."number" as "engagement_number",
  "e"."title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        array_agg(
          d.created_at
          order by d.created_at
        ),
        '{}'
      ) as "at"
    from "candidate_document" as "d"
    where "d"."candidate_id" = "c"."candidate_id" and "d"."kind" = $1
  ) as "cv_uploaded_at"
from
  "ownership_claim" as "c"
  inner join "candidate" as "k" on "k"."id" = "c"."candidate_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "k"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "c"."client_id"
where "c"."id" = $2;

commit;


-- claims.contest

begin;

select *
from app.open_scope ($1, $2);

select "candidate_id"
from "ownership_claim"
where "id" = $1;

select "talent_request_id"
from "candidate"
where "id" = $1 and "erased_at" is null;

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
from "candidate"
where "id" = $1 and "erased_at" is null
for update;

select *
from "ownership_claim"
where "id" = $1
for update;

select "time_zone"
from "tenant"
where "id" = $1;

update "ownership_claim"
set
  "state" = $1, "agency_contacts" = $2, "agency_statement" = $3, "contested_at" = $4, "contested_by" = $5,
  "contested_by_name" = $6, "decide_by" = $7
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

select
  "c".*,
  "k"."number" as "candidate_number",
  "k"."first_name",
  "k"."last_name",
  "k"."supplier_name",
  "k"."date_submitted",
  "k"."status_id" as "candidate_status_id",
  "k"."consent_confirmed_at",
  "k"."consent_request_id",
  "k"."consent_withdrawn_at",
  "e"."number" as "engagement_number",
  "e"."title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        array_agg(
          d.created_at
          order by d.created_at
        ),
        '{}'
      ) as "at"
    from "candidate_document" as "d"
    where "d"."candidate_id" = "c"."candidate_id" and "d"."kind" = $1
  ) as "cv_uploaded_at"
from
  "ownership_claim" as "c"
  inner join "candidate" as "k" on "k"."id" = "c"."candidate_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "k"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "c"."client_id"
where "c"."id" = $2;

commit;


-- claims.decide

begin;

select *
from app.open_scope ($1, $2);

select "candidate_id"
from "ownership_claim"
where "id" = $1;

select "talent_request_id"
from "candidate"
where "id" = $1 and "erased_at" is null;

select *
from "talent_request"
where "id" = $1;

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
where "engagement"."id" = $1;

select "id"
from "talent_request"
where "id" = $1
for no key update;

select *
from "candidate"
where "id" = $1 and "erased_at" is null
for update;

select *
from "ownership_claim"
where "id" = $1
for update;

update "ownership_claim"
set "state" = $1, "ended_at" = $2, "ended_by_name" = $3, "reasons" = $4
where "id" = $5;

update "candidate"
set "claim_state" = $1
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
  "c".*,
  "k"."number" as "candidate_number",
  "k"."first_name",
  "k"."last_name",
  "k"."supplier_name",
  "k"."date_submitted",
  "k"."status_id" as "candidate_status_id",
  "k"."consent_confirmed_at",
  "k"."consent_request_id",
  "k"."consent_withdrawn_at",
  "e"."number" as "engagement_number",
  "e"."title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        array_agg(
          d.created_at
          order by d.created_at
        ),
        '{}'
      ) as "at"
    from "candidate_document" as "d"
    where "d"."candidate_id" = "c"."candidate_id" and "d"."kind" = $1
  ) as "cv_uploaded_at"
from
  "ownership_claim" as "c"
  inner join "candidate" as "k" on "k"."id" = "c"."candidate_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "k"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "c"."client_id"
where "c"."id" = $2;

commit;


-- claims.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "c".*,
  "k"."number" as "candidate_number",
  "k"."first_name",
  "k"."last_name",
  "k"."supplier_name",
  "k"."date_submitted",
  "k"."status_id" as "candidate_status_id",
  "k"."consent_confirmed_at",
  "k"."consent_request_id",
  "k"."consent_withdrawn_at",
  "e"."number" as "engagement_number",
  "e"."title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        array_agg(
          d.created_at
          order by d.created_at
        ),
        '{}'
      ) as "at"
    from "candidate_document" as "d"
    where "d"."candidate_id" = "c"."candidate_id" and "d"."kind" = $1
  ) as "cv_uploaded_at"
from
  "ownership_claim" as "c"
  inner join "candidate" as "k" on "k"."id" = "c"."candidate_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "k"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "c"."client_id"
order by
  c.state <> 'contested',
  case when c.state = 'contested' then c.decide_by
  end,
  "c"."claimed_at" desc,
  "c"."id"
limit $2
offset $3;

select count(*) as "total"
from "ownership_claim" as "c";

commit;
