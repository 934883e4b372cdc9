-- audits.name

begin;

select *
from app.open_scope ($1, $2);

select app.session_confirmed_at ($1) as at;

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
from "audit"
where "engagement_id" = $1 and "ended_at" is null;

select "engagement_id", count(*) as "lot_count", max(closed_at) as "closed_at"
from "lot"
where "engagement_id" = $1
group by "engagement_id"
having bool_and("state" in ($2, $3, $4)) = $5 and bool_or("final_head" is not null) = $6;

select "app_user"."id" as "user_id", "tenant"."id" as "auditor_id", "tenant"."side"
from "app_user" inner join "tenant" on "tenant"."id" = "app_user"."tenant_id"
where "app_user"."email" = $1 and "app_user"."deleted_at" is null;

insert into "tenant" ("id", "side", "name", "status", "is_assessment_completed", "created_at")
values ($1, $2, $3, $4, $5, $6);

insert into "app_user" ("id", "tenant_id", "email", "username", "first_name", "last_name", "created_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing
returning "id";

insert into "audit" ("id", "engagement_id", "client_id", "auditor_id", "named_at", "named_by_name")
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

select "published_at"
from "engagement"
where "id" = $1;

select "a".*, "t"."name" as "auditor_name", "u"."first_name", "u"."last_name", "u"."email"
from
  "audit" as "a"
  inner join "tenant" as "t" on "t"."id" = "a"."auditor_id"
  inner join "app_user" as "u" on "u"."tenant_id" = "t"."id"
where "a"."id" = $1;

select "x".*, "r"."job_title"
from "audit_access" as "x" inner join "talent_request" as "r" on "r"."id" = "x"."talent_request_id"
where "x"."audit_id" in ($1)
order by "x"."at" desc, "x"."id" desc;

commit;


-- audits.showNames

begin;

select *
from app.open_scope ($1, $2);

select app.session_confirmed_at ($1) as at;

select *
from "audit"
where "id" = $1
for no key update;

update "audit"
set "names_shown_at" = $1, "names_shown_by_name" = $2, "names_reason" = $3
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

select "published_at"
from "engagement"
where "id" = $1;

select "a".*, "t"."name" as "auditor_name", "u"."first_name", "u"."last_name", "u"."email"
from
  "audit" as "a"
  inner join "tenant" as "t" on "t"."id" = "a"."auditor_id"
  inner join "app_user" as "u" on "u"."tenant_id" = "t"."id"
where "a"."id" = $1;

select "x".*, "r"."job_title"
from "audit_access" as "x" inner join "talent_request" as "r" on "r"."id" = "x"."talent_request_id"
where "x"."audit_id" in ($1)
order by "x"."at" desc, "x"."id" desc;

commit;


-- audits.end

begin;

select *
from app.open_scope ($1, $2);

select *
from "audit"
where "id" = $1
for no key update;

update "audit"
set "ended_at" = $1, "ended_by_name" = $2
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

select "published_at"
from "engagement"
where "id" = $1;

select "a".*, "t"."name" as "auditor_name", "u"."first_name", "u"."last_name", "u"."email"
from
  "audit" as "a"
  inner join "tenant" as "t" on "t"."id" = "a"."auditor_id"
  inner join "app_user" as "u" on "u"."tenant_id" = "t"."id"
where "a"."id" = $1;

select "x".*, "r"."job_title"
from "audit_access" as "x" inner join "talent_request" as "r" on "r"."id" = "x"."talent_request_id"
where "x"."audit_id" in ($1)
order by "x"."at" desc, "x"."id" desc;

commit;


-- audits.list

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
where "engagement"."id" = $1;

select "a".*, "t"."name" as "auditor_name", "u"."first_name", "u"."last_name", "u"."email"
from
  "audit" as "a"
  inner join "tenant" as "t" on "t"."id" = "a"."auditor_id"
  inner join "app_user" as "u" on "u"."tenant_id" = "t"."id"
where "a"."engagement_id" = $1
order by "a"."named_at" desc, "a"."id" desc;

select "id"
from "audit"
where "engagement_id" = $1 and "ended_at" is null;

select "engagement_id", count(*) as "lot_count", max(closed_at) as "closed_at"
from "lot"
where "engagement_id" = $1
group by "engagement_id"
having bool_and("state" in ($2, $3, $4)) = $5 and bool_or("final_head" is not null) = $6;

commit;


-- audits.auctions

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from
  (
    select "engagement_id", count(*) as "lot_count", max(closed_at) as "closed_at"
    from "lot"
    group by "engagement_id"
    having bool_and("state" in ($1, $2, $3)) = $4 and bool_or("final_head" is not null) = $5
  ) as "s";

select
  "s"."engagement_id", "e"."number" as "engagement_number", "e"."title", "c"."name" as "client_name",
  "s"."lot_count", "s"."closed_at", "t"."name" as "auditor_name"
from
  (
    select "engagement_id", count(*) as "lot_count", max(closed_at) as "closed_at"
    from "lot"
    group by "engagement_id"
    having bool_and("state" in ($1, $2, $3)) = $4 and bool_or("final_head" is not null) = $5
  ) as "s"
  inner join "engagement" as "e" on "e"."id" = "s"."engagement_id"
  inner join "tenant" as "c" on "c"."id" = "e"."client_id"
  left join "audit" as "a" on "a"."engagement_id" = "e"."id"
  and "a"."ended_at" is null
  left join "tenant" as "t" on "t"."id" = "a"."auditor_id"
order by "s"."closed_at" desc nulls last, "s"."engagement_id" desc
limit $6
offset $7;

commit;


-- audits.own

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "named_at", "names_shown_at", "ended_at"
from "audit"
where "auditor_id" = $1
order by "named_at" desc, "id" desc;

select *
from app.audited_lots ();

select app.has_second_factor ($1) as is_on;

commit;


-- audits.log

begin;

select *
from app.open_scope ($1, $2);

select app.has_second_factor ($1) as is_on;

select *
from app.audited_lots ();

select *
from app.read_audited_log ($1, $2, $3, $4, $5);

commit;


-- audits.bundle

begin;

select *
from app.open_scope ($1, $2);

select app.has_second_factor ($1) as is_on;

select *
from app.audited_lots ();

select *
from app.read_audited_log ($1, $2, $3, $4, $5);

commit;


-- audits.accesses

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id"
from "bid"
where "supplier_id" = $1 and "talent_request_id" = $2
limit $3;

select "at"
from "lot_key_use"
where "talent_request_id" = $1
order by "at" desc;

select "at", "auditor_name", "is_download", "with_names"
from "audit_access"
where "talent_request_id" = $1
order by "at" desc, "id" desc;

commit;
