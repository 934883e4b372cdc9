-- applications.terms

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

commit;


-- applications.applySetRate

begin;

select *
from app.open_scope ($1, $2);

select app.lock_engagement_for_share ($1);

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

select "city"
from "tenant"
where "id" = $1;

insert into
  "application" (
    "id",
    "engagement_id",
    "supplier_id",
    "client_id",
    "supplier_name",
    "status_id",
    "location",
    "terms_version",
    "terms_hash",
    "terms",
    "fee_type_id",
    "fee_percent",
    "fee_amount",
    "applied_by",
    "applied_by_name",
    "applied_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
on conflict on constraint "application_once" do nothing
returning "id", "supplier_id", "client_id", "engagement_id", "status_id";

insert into
  "application_step" (
    "id",
    "application_id",
    "supplier_id",
    "client_id",
    "at",
    "by_user_id",
    "by_name",
    "by_side",
    "from_status_id",
    "to_status_id"
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

insert into
  "assignment" ("id", "engagement_id", "supplier_id", "user_id", "created_by", "created_at", "deleted_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("engagement_id", "user_id")
where "deleted_at" is null do nothing
returning "id", "engagement_id", "supplier_id", "user_id";

commit;


-- applications.applyTenderRate

begin;

select *
from app.open_scope ($1, $2);

select app.lock_engagement_for_share ($1);

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

select "city"
from "tenant"
where "id" = $1;

insert into
  "application" (
    "id",
    "engagement_id",
    "supplier_id",
    "client_id",
    "supplier_name",
    "status_id",
    "location",
    "terms_version",
    "terms_hash",
    "terms",
    "fee_type_id",
    "fee_percent",
    "fee_amount",
    "applied_by",
    "applied_by_name",
    "applied_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
on conflict on constraint "application_once" do nothing
returning "id", "supplier_id", "client_id", "engagement_id", "status_id";

insert into
  "application_step" (
    "id",
    "application_id",
    "supplier_id",
    "client_id",
    "at",
    "by_user_id",
    "by_name",
    "by_side",
    "from_status_id",
    "to_status_id"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

insert into
  "application_offer" (
    "id",
    "application_id",
    "supplier_id",
    "client_id",
    "fee_type_id",
    "fee_percent",
    "fee_amount",
    "at",
    "by_user_id",
    "by_name"
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

insert into
  "assignment" ("id", "engagement_id", "supplier_id", "user_id", "created_by", "created_at", "deleted_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("engagement_id", "user_id")
where "deleted_at" is null do nothing
returning "id", "engagement_id", "supplier_id", "user_id";

commit;


-- applications.applyCompetitive

begin;

select *
from app.open_scope ($1, $2);

select app.lock_engagement_for_share ($1);

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

select "city"
from "tenant"
where "id" = $1;

insert into
  "application" (
    "id",
    "engagement_id",
    "supplier_id",
    "client_id",
    "supplier_name",
    "status_id",
    "location",
    "terms_version",
    "terms_hash",
    "terms",
    "fee_type_id",
    "fee_percent",
    "fee_amount",
    "applied_by",
    "applied_by_name",
    "applied_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
on conflict on constraint "application_once" do nothing
returning "id", "supplier_id", "client_id", "engagement_id", "status_id";

insert into
  "application_step" (
    "id",
    "application_id",
    "supplier_id",
    "client_id",
    "at",
    "by_user_id",
    "by_name",
    "by_side",
    "from_status_id",
    "to_status_id"
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

insert into
  "assignment" ("id", "engagement_id", "supplier_id", "user_id", "created_by", "created_at", "deleted_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("engagement_id", "user_id")
where "deleted_at" is null do nothing
returning "id", "engagement_id", "supplier_id", "user_id";

commit;


-- applications.view

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

commit;


-- applications.withdrawStatus

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

commit;


-- applications.withdraw

begin;

select *
from app.open_scope ($1, $2);

select app.lock_engagement_for_share ($1);

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
where "supplier_id" = $1 and "engagement_id" = $2
for update;

select
  count(*) filter (
    where "status_id" in ($1, $2, $3, $4, $5)
  ) as "open_candidates",
  count(*) filter (
    where "status_id" = $6
  ) as "hired_candidates"
from "candidate"
where "application_id" = $7 and "supplier_id" = $8;

update "application"
set "status_id" = $1, "previous_status_id" = $2, "reason_code" = $3, "reason_text" = $4, "withdrawn_at" = $5
where "id" = $6;

insert into
  "application_step" (
    "id",
    "application_id",
    "supplier_id",
    "client_id",
    "at",
    "by_user_id",
    "by_name",
    "by_side",
    "from_status_id",
    "to_status_id",
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

select "talent_request_id"
from "lot"
where "engagement_id" = $1 and "state" in ($2, $3)
order by "talent_request_id";

select *
from "candidate"
where
  "application_id" = $1
  and "supplier_id" = $2
  and "status_id" in ($3, $4, $5, $6, $7)
  and "erased_at" is null
order by "id"
for update;

commit;


-- applications.undoWithdrawal

begin;

select *
from app.open_scope ($1, $2);

select app.lock_engagement_for_share ($1);

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
where "supplier_id" = $1 and "engagement_id" = $2
for update;

select "from_status_id", "reason_code", "reason_text"
from "application_step"
where
  "application_id" = $1
  and "supplier_id" = $2
  and "to_status_id" = $3
  and (
    "from_status_id" is null
    or "from_status_id" != $4
  )
order by "at" desc, "id" desc
limit $5;

update "application"
set "status_id" = $1, "previous_status_id" = $2, "reason_code" = $3, "reason_text" = $4, "withdrawn_at" = $5
where "id" = $6;

insert into
  "application_step" (
    "id",
    "application_id",
    "supplier_id",
    "client_id",
    "at",
    "by_user_id",
    "by_name",
    "by_side",
    "from_status_id",
    "to_status_id",
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

select "talent_request_id"
from "lot"
where "engagement_id" = $1 and "state" in ($2, $3)
order by "talent_request_id";

select *
from "candidate"
where
  "application_id" = $1
  and "supplier_id" = $2
  and "status_id" = $3
  and "date_withdrawn" = $4
  and "reason_text" = $5
  and "consent_withdrawn_at" is null
  and "erased_at" is null
order by "id"
for update;

commit;


-- applications.changeTender

begin;

select *
from app.open_scope ($1, $2);

select app.lock_engagement_for_share ($1);

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
where "supplier_id" = $1 and "engagement_id" = $2
for update;

update "application"
set "fee_type_id" = $1, "fee_percent" = $2, "fee_amount" = $3
where "id" = $4;

insert into
  "application_offer" (
    "id",
    "application_id",
    "supplier_id",
    "client_id",
    "fee_type_id",
    "fee_percent",
    "fee_amount",
    "at",
    "by_user_id",
    "by_name"
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


-- applications.received

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  count(*) as "total",
  count(*) filter (
    where
      (
        "application"."status_id" = $1
        and "engagement"."status" = $2
      )
  ) as "to_decide"
from "application" inner join "engagement" on "engagement"."id" = "application"."engagement_id"
where "application"."client_id" = $3;

with
  "page" as (
    select "application"."id", "application"."status_id" = $1 as "is_pending"
    from "application" inner join "engagement" on "engagement"."id" = "application"."engagement_id"
    where "application"."client_id" = $2
    order by "is_pending" desc, "application"."applied_at", "application"."id"
    limit $3
    offset $4
  )
select
  "application".*, "engagement"."number", "engagement"."title", "engagement"."kind",
  "engagement"."engagement_type_id", "engagement"."status", "engagement"."ended_as",
  "engagement"."closing_at", "engagement"."paused_at", "engagement"."paused_until"
from
  "page"
  inner join "application" on "application"."id" = "page"."id"
  inner join "engagement" on "engagement"."id" = "application"."engagement_id"
order by "page"."is_pending" desc, "application"."applied_at", "application"."id";

select
  "application_id", "from_status_id", "to_status_id", "at", "by_name", "by_side", "reason_code", "reason_text"
from "application_step"
where "application_id" in ($1, $2, $3, $4, $5, $6) and "client_id" = $7
order by "at", "id";

select "application_id", "fee_type_id", "fee_percent", "fee_amount", "at", "by_name"
from "application_offer"
where "application_id" in ($1, $2, $3, $4, $5, $6) and "client_id" = $7
order by "at", "id";

commit;


-- applications.decide

begin;

select *
from app.open_scope ($1, $2);

select *
from "application"
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

select *
from "application"
where "id" = $1 and "client_id" = $2
for update;

update "application"
set
  "status_id" = $1, "previous_status_id" = $2, "reason_code" = $3, "reason_text" = $4, "decided_at" = $5,
  "decided_by_name" = $6
where "id" = $7;

insert into
  "application_step" (
    "id",
    "application_id",
    "supplier_id",
    "client_id",
    "at",
    "by_user_id",
    "by_name",
    "by_side",
    "from_status_id",
    "to_status_id",
    "reason_code",
    "reason_text"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

update "talent_request"
set "status_id" = $1, "status_changed_at" = $2
where "engagement_id" = $3 and "client_id" = $4 and "status_id" = $5;

update "talent_request"
set "status_before_pause_id" = $1
where "engagement_id" = $2 and "client_id" = $3 and "status_id" = $4;

update "engagement"
set "stage" = $1
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


-- applications.revoke

begin;

select *
from app.open_scope ($1, $2);

select *
from "application"
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

select *
from "application"
where "id" = $1 and "client_id" = $2
for update;

update "application"
set
  "status_id" = $1, "previous_status_id" = $2, "reason_code" = $3, "reason_text" = $4, "decided_at" = $5,
  "decided_by_name" = $6
where "id" = $7;

insert into
  "application_step" (
    "id",
    "application_id",
    "supplier_id",
    "client_id",
    "at",
    "by_user_id",
    "by_name",
    "by_side",
    "from_status_id",
    "to_status_id",
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

select "status_id", "reason_code", "reason_text"
from "application"
where "id" = $1;

select "talent_request_id"
from "lot"
where "engagement_id" = $1 and "state" in ($2, $3, $4, $5)
order by "talent_request_id";

commit;


-- applications.askRebid

begin;

select *
from app.open_scope ($1, $2);

select *
from "application"
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

select *
from "application"
where "id" = $1 and "client_id" = $2
for update;

update "application"
set
  "status_id" = $1, "previous_status_id" = $2, "reason_code" = $3, "reason_text" = $4, "rebid_due_at" = $5,
  "rebid_paused_at" = $6, "rebid_paused_until" = $7
where "id" = $8;

insert into
  "application_step" (
    "id",
    "application_id",
    "supplier_id",
    "client_id",
    "at",
    "by_user_id",
    "by_name",
    "by_side",
    "from_status_id",
    "to_status_id",
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

commit;


-- applications.summary

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

select "status_id", count(*) as "count"
from "application"
where "engagement_id" = $1 and "supplier_id" = $2
group by "status_id"
order by "status_id";

commit;


-- applications.countAgencies

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

select "status_id", count(*) as "count"
from "application"
where "engagement_id" = $1 and "supplier_id" = $2
group by "status_id"
order by "status_id";

commit;


-- applications.applied

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

select "engagement_id", "client_id", "status_id", "applied_at"
from "application"
where "supplier_id" = $1 and "engagement_id" = $2
order by "applied_at" desc, "id"
limit $3;

commit;


-- applications.dashboardStage

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

commit;
