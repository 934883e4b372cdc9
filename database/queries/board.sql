-- board.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select ids, total
from app.find_on_board ($1::tsquery, $2, $3::timestamptz, $4, $5, $6, $7::int, $8::int, $9::int);

commit;


-- board.summary

start transaction read only;

select *
from app.open_scope ($1, $2);

select what, n
from app.count_on_board ($1, $2, $3);

select c.id as "clientId", c.name as "clientName", f.engagements as count
from app.clients_on_board ($1::int) f join tenant c on c.id = f.client_id
order by f.engagements desc, c.id;

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
group by "currency"."code"
order by "currency"."code";

commit;


-- board.suggest

start transaction read only;

select *
from app.open_scope ($1, $2);

select ids, total
from app.find_on_board ($1::tsquery, $2, $3::timestamptz, $4, $5, $6, $7::int, $8::int, $9::int);

commit;


-- board.candidateSummary

start transaction read only;

select *
from app.open_scope ($1, $2);

select ids, total
from app.find_on_board ($1::tsquery, $2, $3::timestamptz, $4, $5, $6, $7::int, $8::int, $9::int);

select "k"."status_id", count(*) as "count"
from app.listed_candidate as "k"
where "k"."supplier_id" = $1 and "k"."engagement_id" = any ($2::uuid[])
group by "k"."status_id";

commit;


-- board.dashboard

start transaction read only;

select *
from app.open_scope ($1, $2);

select ids, total
from app.find_on_board ($1::tsquery, $2, $3::timestamptz, $4, $5, $6, $7::int, $8::int, $9::int);

commit;


-- board.views

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "name", "query", "is_default"
from "saved_view"
where "tenant_id" = $1 and "user_id" = $2 and "page" = $3
order by "name", "id";

commit;


-- board.saveView

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


-- board.changeView

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


-- board.deleteView

begin;

select *
from app.open_scope ($1, $2);

delete from "saved_view"
where "id" = $1 and "tenant_id" = $2 and "user_id" = $3 and "page" = $4
returning "id";

commit;


-- board.engagement

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

select "c"."id"
from "tenant" as "c"
where
  "c"."side" = $1
  and "c"."id" in (
    select "client_id"
    from "prequalification_request"
    where "supplier_id" = $2
    union
    select "b"."client_id"
    from app.clients_on_board (null) as "b"
  )
  and "c"."id" = $3;

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

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select app.has_unfilled_request ($1, $2) as is_true;

commit;


-- board.staging

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

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select app.has_unfilled_request ($1, $2) as is_true;

select "k"."talent_request_id", "k"."status_id", count(*) as "count"
from app.listed_candidate as "k"
where "k"."supplier_id" = $1 and "k"."engagement_id" = $2
group by "k"."talent_request_id", "k"."status_id";

commit;


-- board.stagingTable

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

select "k"."talent_request_id", "k"."status_id", count(*) as "count"
from app.listed_candidate as "k"
where "k"."supplier_id" = $1 and "k"."engagement_id" = $2
group by "k"."talent_request_id", "k"."status_id";

commit;


-- board.engagementSummary

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

select "k"."talent_request_id", "k"."status_id", count(*) as "count"
from app.listed_candidate as "k"
where "k"."supplier_id" = $1 and "k"."engagement_id" = $2
group by "k"."talent_request_id", "k"."status_id";

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

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


-- board.auctionHeaders

start transaction read only;

select *
from app.open_scope ($1, $2);

select ids, total
from app.find_on_board ($1::tsquery, $2, $3::timestamptz, $4, $5, $6, $7::int, $8::int, $9::int);

commit;


-- board.successFees

start transaction read only;

select *
from app.open_scope ($1, $2);

select ids, total
from app.find_on_board ($1::tsquery, $2, $3::timestamptz, $4, $5, $6, $7::int, $8::int, $9::int);

commit;
