-- opportunities.list

start transaction read only;

select *
from app.open_scope ($1, $2);

with
  matched as materialized (
    (
      select
        "engagement"."id",
        "found"."rank",
        (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
        ) as "closes_at",
        "engagement"."kind",
        "engagement"."engagement_type_id",
        "engagement"."role_category_id",
        "engagement"."classification_id",
        "engagement"."client_id"
      from
        "engagement"
        inner join "tenant" on "tenant"."id" = "engagement"."client_id"
        inner join app.find_open ($2::tsquery, $3::tsquery, $4, $5::int) as "found" on "found"."engagement_id" = "engagement"."id"
      where
        "engagement"."published_at" is not null
        and "engagement"."status" = $6
        and (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $7::timestamptz) - "engagement"."paused_at", interval '0')
        ) > $8
        and not (
          "engagement"."kind" = $9
          and "engagement"."stage" = $10
        )
    )
  )
select
  (
    select count(*)
    from matched
  ) as total,
  array(
    select id
    from matched
    order by rank desc, closes_at, id
    limit $11
    offset $12
  ) as ids,
  json_build_object() as facets;

with
  soonest as materialized (
    (
      select
        "engagement"."id",
        "found"."rank",
        (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
        ) as "closes_at",
        "engagement"."kind",
        "engagement"."engagement_type_id",
        "engagement"."role_category_id",
        "engagement"."classification_id",
        "engagement"."client_id"
      from
        "engagement"
        inner join "tenant" on "tenant"."id" = "engagement"."client_id"
        inner join app.find_open ($2::tsquery, $3::tsquery, $4, $5::int) as "found" on "found"."engagement_id" = "engagement"."id"
      where
        "engagement"."published_at" is not null
        and "engagement"."status" = $6
        and (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $7::timestamptz) - "engagement"."paused_at", interval '0')
        ) > $8
        and not (
          "engagement"."kind" = $9
          and "engagement"."stage" = $10
        )
    )
  )
select
  least(count(*), $11) as open,
  least(
    count(*) filter (
      where closes_at <= $12
    ),
    $13
  ) as closing_within_day,
  (
    select count(*)
    from
      (
        (
          select "engagement"."id"
          from "engagement" inner join "tenant" on "tenant"."id" = "engagement"."client_id"
          where
            "engagement"."published_at" is not null
            and "engagement"."status" = $14
            and (
              "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $15::timestamptz) - "engagement"."paused_at", interval '0')
            ) > $16
            and not (
              "engagement"."kind" = $17
              and "engagement"."stage" = $18
            )
            and "engagement"."published_at" > $19
          order by "engagement"."published_at"
          limit 200
        )
      ) each
  ) as published_within_day
from soonest;

commit;


-- opportunities.detail

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
from "prequalification_request"
where "supplier_id" = $1 and "client_id" in ($2)
order by "requested_at", "id";

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select "id"
from "application"
where "supplier_id" = $1 and "client_id" = $2
limit $3;

select "id" as "requirement_id", "text", "is_mandatory"
from "engagement_requirement"
where "engagement_id" = $1 and "published_at" is not null
order by "sort";

select *
from "engagement_document"
where "removed_at" is null and "published_at" is not null and "engagement_id" = $1
order by "created_at", "id";

select *
from app.client_responsiveness ($1, $2);

select "version"."created_at"
from
  "prequalification_version" as "version"
  inner join "prequalification_document" as "document" on "document"."id" = "version"."document_id"
where "version"."supplier_id" = $1 and "version"."is_current" = $2 and "document"."deleted_at" is null
order by "version"."created_at" desc
limit $3;

commit;


-- opportunities.permanent

start transaction read only;

select *
from app.open_scope ($1, $2);

with
  matched as materialized (
    (
      select
        "engagement"."id",
        "found"."rank",
        (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
        ) as "closes_at",
        "engagement"."kind",
        "engagement"."engagement_type_id",
        "engagement"."role_category_id",
        "engagement"."classification_id",
        "engagement"."client_id"
      from
        "engagement"
        inner join "tenant" on "tenant"."id" = "engagement"."client_id"
        inner join app.find_open ($2::tsquery, $3::tsquery, $4, $5::int) as "found" on "found"."engagement_id" = "engagement"."id"
      where
        "engagement"."published_at" is not null
        and "engagement"."status" = $6
        and (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $7::timestamptz) - "engagement"."paused_at", interval '0')
        ) > $8
        and not (
          "engagement"."kind" = $9
          and "engagement"."stage" = $10
        )
    )
  )
select
  (
    select count(*)
    from matched
  ) as total,
  array(
    select id
    from matched
    order by rank desc, closes_at, id
    limit $11
    offset $12
  ) as ids,
  json_build_object() as facets;

select
  "engagement".*,
  "tenant"."name" as "client_name",
  "currency"."code" as "currency_code",
  "classification"."value" as "classification",
  "sub_classification"."value" as "sub_classification",
  "requests"."no_of_roles",
  "requests"."base_salary_from",
  "requests"."base_salary_to",
  (
    "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
  ) as "closes_at"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
  inner join "classification" on "classification"."id" = "engagement"."classification_id"
  left join "sub_classification" on "sub_classification"."id" = "engagement"."sub_classification_id"
  left join lateral (
    select
      coalesce(sum(no_of_roles), 0)::int as "no_of_roles",
      min(coalesce(base_salary_from, base_salary_to)) as "base_salary_from",
      max(coalesce(base_salary_to, base_salary_from)) as "base_salary_to"
    from "talent_request"
    where
      "talent_request"."engagement_id" = "engagement"."id"
      and "talent_request"."published_at" is not null
      and "talent_request"."status_id" <> $2
  ) as "requests" on true
where "engagement"."id" in ($3);

select *
from "prequalification_request"
where "supplier_id" = $1 and "client_id" in ($2)
order by "requested_at", "id";

select
  "engagement_id", "status_id", "previous_status_id", "reason_code", "reason_text", "rebid_due_at",
  "rebid_paused_at", "rebid_paused_until"
from "application"
where "supplier_id" = $1 and "engagement_id" in ($2);

commit;


-- opportunities.competitive

start transaction read only;

select *
from app.open_scope ($1, $2);

with
  matched as materialized (
    (
      select
        "engagement"."id",
        "found"."rank",
        (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
        ) as "closes_at",
        "engagement"."kind",
        "engagement"."engagement_type_id",
        "engagement"."role_category_id",
        "engagement"."classification_id",
        "engagement"."client_id"
      from
        "engagement"
        inner join "tenant" on "tenant"."id" = "engagement"."client_id"
        inner join app.find_open ($2::tsquery, $3::tsquery, $4, $5::int) as "found" on "found"."engagement_id" = "engagement"."id"
      where
        "engagement"."published_at" is not null
        and "engagement"."status" = $6
        and (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $7::timestamptz) - "engagement"."paused_at", interval '0')
        ) > $8
        and not (
          "engagement"."kind" = $9
          and "engagement"."stage" = $10
        )
    )
  )
select
  (
    select count(*)
    from matched
  ) as total,
  array(
    select id
    from matched
    order by rank desc, closes_at, id
    limit $11
    offset $12
  ) as ids,
  json_build_object() as facets;

commit;


-- opportunities.competitiveMarketplace

start transaction read only;

select *
from app.open_scope ($1, $2);

with
  matched as materialized (
    (
      select
        "engagement"."id",
        "found"."rank",
        (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
        ) as "closes_at",
        "engagement"."kind",
        "engagement"."engagement_type_id",
        "engagement"."role_category_id",
        "engagement"."classification_id",
        "engagement"."client_id"
      from
        "engagement"
        inner join "tenant" on "tenant"."id" = "engagement"."client_id"
        inner join app.find_open ($2::tsquery, $3::tsquery, $4, $5::int) as "found" on "found"."engagement_id" = "engagement"."id"
      where
        "engagement"."published_at" is not null
        and "engagement"."status" = $6
        and (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $7::timestamptz) - "engagement"."paused_at", interval '0')
        ) > $8
        and not (
          "engagement"."kind" = $9
          and "engagement"."stage" = $10
        )
    )
  )
select
  (
    select count(*)
    from matched
  ) as total,
  array(
    select id
    from matched
    order by rank desc, closes_at, id
    limit $11
    offset $12
  ) as ids,
  json_build_object() as facets;

commit;


-- opportunities.permCompetitiveMarketplace

start transaction read only;

select *
from app.open_scope ($1, $2);

with
  matched as materialized (
    (
      select
        "engagement"."id",
        "found"."rank",
        (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
        ) as "closes_at",
        "engagement"."kind",
        "engagement"."engagement_type_id",
        "engagement"."role_category_id",
        "engagement"."classification_id",
        "engagement"."client_id"
      from
        "engagement"
        inner join "tenant" on "tenant"."id" = "engagement"."client_id"
        inner join app.find_open ($2::tsquery, $3::tsquery, $4, $5::int) as "found" on "found"."engagement_id" = "engagement"."id"
      where
        "engagement"."published_at" is not null
        and "engagement"."status" = $6
        and (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $7::timestamptz) - "engagement"."paused_at", interval '0')
        ) > $8
        and not (
          "engagement"."kind" = $9
          and "engagement"."stage" = $10
        )
    )
  )
select
  (
    select count(*)
    from matched
  ) as total,
  array(
    select id
    from matched
    order by rank desc, closes_at, id
    limit $11
    offset $12
  ) as ids,
  json_build_object() as facets;

commit;


-- opportunities.successFeeMarketplace

start transaction read only;

select *
from app.open_scope ($1, $2);

with
  matched as materialized (
    (
      select
        "engagement"."id",
        "found"."rank",
        (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
        ) as "closes_at",
        "engagement"."kind",
        "engagement"."engagement_type_id",
        "engagement"."role_category_id",
        "engagement"."classification_id",
        "engagement"."client_id"
      from
        "engagement"
        inner join "tenant" on "tenant"."id" = "engagement"."client_id"
        inner join app.find_open ($2::tsquery, $3::tsquery, $4, $5::int) as "found" on "found"."engagement_id" = "engagement"."id"
      where
        "engagement"."published_at" is not null
        and "engagement"."status" = $6
        and (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $7::timestamptz) - "engagement"."paused_at", interval '0')
        ) > $8
        and not (
          "engagement"."kind" = $9
          and "engagement"."stage" = $10
        )
    )
  )
select
  (
    select count(*)
    from matched
  ) as total,
  array(
    select id
    from matched
    order by rank desc, closes_at, id
    limit $11
    offset $12
  ) as ids,
  json_build_object() as facets;

select
  "engagement".*,
  "tenant"."name" as "client_name",
  "currency"."code" as "currency_code",
  "classification"."value" as "classification",
  "sub_classification"."value" as "sub_classification",
  "requests"."no_of_roles",
  "requests"."base_salary_from",
  "requests"."base_salary_to",
  (
    "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
  ) as "closes_at"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
  inner join "classification" on "classification"."id" = "engagement"."classification_id"
  left join "sub_classification" on "sub_classification"."id" = "engagement"."sub_classification_id"
  left join lateral (
    select
      coalesce(sum(no_of_roles), 0)::int as "no_of_roles",
      min(coalesce(base_salary_from, base_salary_to)) as "base_salary_from",
      max(coalesce(base_salary_to, base_salary_from)) as "base_salary_to"
    from "talent_request"
    where
      "talent_request"."engagement_id" = "engagement"."id"
      and "talent_request"."published_at" is not null
      and "talent_request"."status_id" <> $2
  ) as "requests" on true
where "engagement"."id" in ($3);

select *
from "prequalification_request"
where "supplier_id" = $1 and "client_id" in ($2)
order by "requested_at", "id";

select
  "engagement_id", "status_id", "previous_status_id", "reason_code", "reason_text", "rebid_due_at",
  "rebid_paused_at", "rebid_paused_until"
from "application"
where "supplier_id" = $1 and "engagement_id" in ($2);

commit;


-- opportunities.tenantPermission

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- opportunities.search

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from app.read_words ($1);

with
  matched as materialized (
    (
      select
        "engagement"."id",
        "found"."rank",
        (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
        ) as "closes_at",
        "engagement"."kind",
        "engagement"."engagement_type_id",
        "engagement"."role_category_id",
        "engagement"."classification_id",
        "engagement"."client_id"
      from
        "engagement"
        inner join "tenant" on "tenant"."id" = "engagement"."client_id"
        inner join app.find_open ($2::tsquery, $3::tsquery, $4, $5::int) as "found" on "found"."engagement_id" = "engagement"."id"
      where
        "engagement"."published_at" is not null
        and "engagement"."status" = $6
        and (
          "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $7::timestamptz) - "engagement"."paused_at", interval '0')
        ) > $8
        and not (
          "engagement"."kind" = $9
          and "engagement"."stage" = $10
        )
    )
  )
select
  (
    select count(*)
    from matched
  ) as total,
  array(
    select id
    from matched
    order by rank desc, closes_at, id
    limit $11
    offset $12
  ) as ids,
  json_build_object(
    'kind',
    (
      select
        coalesce(
          json_agg(
            json_build_array(value, n)
            order by n desc, value
          ),
          '[]'
        )
      from
        (
          select "kind" as value, count(*) as n
          from matched
          group by 1
        ) each
    ),
    'engagementTypeId',
    (
      select
        coalesce(
          json_agg(
            json_build_array(value, n)
            order by n desc, value
          ),
          '[]'
        )
      from
        (
          select "engagement_type_id" as value, count(*) as n
          from matched
          group by 1
        ) each
    ),
    'roleCategoryId',
    (
      select
        coalesce(
          json_agg(
            json_build_array(value, n)
            order by n desc, value
          ),
          '[]'
        )
      from
        (
          select "role_category_id" as value, count(*) as n
          from matched
          group by 1
        ) each
    ),
    'classificationId',
    (
      select
        coalesce(
          json_agg(
            json_build_array(value, n)
            order by n desc, value
          ),
          '[]'
        )
      from
        (
          select "classification_id" as value, count(*) as n
          from matched
          group by 1
        ) each
    ),
    'clientId',
    (
      select
        coalesce(
          json_agg(
            json_build_array(value, n)
            order by n desc, value
          ),
          '[]'
        )
      from
        (
          select "client_id" as value, count(*) as n
          from matched
          group by 1
          order by n desc, value
          limit 20
        ) each
    )
  ) as facets;

select
  "engagement".*,
  "tenant"."name" as "client_name",
  "currency"."code" as "currency_code",
  "classification"."value" as "classification",
  "sub_classification"."value" as "sub_classification",
  "requests"."no_of_roles",
  "requests"."base_salary_from",
  "requests"."base_salary_to",
  (
    "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
  ) as "closes_at"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
  inner join "classification" on "classification"."id" = "engagement"."classification_id"
  left join "sub_classification" on "sub_classification"."id" = "engagement"."sub_classification_id"
  left join lateral (
    select
      coalesce(sum(no_of_roles), 0)::int as "no_of_roles",
      min(coalesce(base_salary_from, base_salary_to)) as "base_salary_from",
      max(coalesce(base_salary_to, base_salary_from)) as "base_salary_to"
    from "talent_request"
    where
      "talent_request"."engagement_id" = "engagement"."id"
      and "talent_request"."published_at" is not null
      and "talent_request"."status_id" <> $2
  ) as "requests" on true
where "engagement"."id" in ($3);

select *
from "prequalification_request"
where "supplier_id" = $1 and "client_id" in ($2)
order by "requested_at", "id";

select
  "engagement_id", "status_id", "previous_status_id", "reason_code", "reason_text", "rebid_due_at",
  "rebid_paused_at", "rebid_paused_until"
from "application"
where "supplier_id" = $1 and "engagement_id" in ($2);

select "id", "name"
from "tenant"
where "id" in ($1);

select "id", "value"
from "classification";

commit;


-- opportunities.yours

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "own"."classification_id", "classification"."value", "own"."with_all_sub_classifications" as "is_whole",
  array_remove(array_agg(part.sub_classification_id), null) as "parts"
from
  "tenant_classification" as "own"
  inner join "classification" on "classification"."id" = "own"."classification_id"
  left join "tenant_sub_classification" as "part" on "part"."tenant_classification_id" = "own"."id"
where "own"."tenant_id" = $1
group by "own"."id", "classification"."value";

select
  "served_area"."region_id", "served_area"."country_id", "region"."value" as "region",
  "country"."value" as "country"
from
  "served_area"
  inner join "region" on "region"."id" = "served_area"."region_id"
  left join "country" on "country"."id" = "served_area"."country_id"
where "served_area"."tenant_id" = $1;

select "client_id", count(*) as "hires"
from "candidate"
where "supplier_id" = $1 and "status_id" = $2
group by "client_id";

commit;


-- opportunities.autoSuggest

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from app.suggest ($1, $2::int);

select *
from app.read_words ($1);

commit;


-- opportunities.clientNames

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "client"."id" as "client_id",
  "client"."name" as "client_name",
  not exists (
    select "engagement"."id"
    from "engagement" inner join "tenant" on "tenant"."id" = "engagement"."client_id"
    where
      "engagement"."published_at" is not null
      and "engagement"."status" = $1
      and (
        "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $2::timestamptz) - "engagement"."paused_at", interval '0')
      ) > $3
      and not (
        "engagement"."kind" = $4
        and "engagement"."stage" = $5
      )
      and "engagement"."client_id" = "client"."id"
      and "engagement"."is_demo" = $6
  ) as "is_demo"
from "tenant" as "client"
where
  "client"."side" = $7
  and exists (
    select "engagement"."id"
    from "engagement" inner join "tenant" on "tenant"."id" = "engagement"."client_id"
    where
      "engagement"."published_at" is not null
      and "engagement"."status" = $8
      and (
        "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $9::timestamptz) - "engagement"."paused_at", interval '0')
      ) > $10
      and not (
        "engagement"."kind" = $11
        and "engagement"."stage" = $12
      )
      and "engagement"."client_id" = "client"."id"
  )
order by "client"."name", "client"."id";

commit;


-- opportunities.savedSearches

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "name", "filters", "alerts", "created_at"
from "saved_search"
where "tenant_id" = $1 and "user_id" = $2
order by "name";

commit;


-- opportunities.saveSearch

begin;

select *
from app.open_scope ($1, $2);

select "id"
from "app_user"
where "id" = $1
for update;

select "name"
from "saved_search"
where "tenant_id" = $1 and "user_id" = $2;

select *
from app.read_words ($1);

insert into "saved_search" ("id", "tenant_id", "user_id", "name", "filters", "query", "alerts", "created_at")
values ($1, $2, $3, $4, $5, $6::tsquery, $7, $8)
returning "id", "name", "filters", "alerts", "created_at";

commit;


-- opportunities.changeSavedSearch

begin;

select *
from app.open_scope ($1, $2);

update "saved_search"
set "alerts" = $1
where "id" = $2 and "tenant_id" = $3 and "user_id" = $4
returning "id", "name", "filters", "alerts", "created_at";

commit;


-- opportunities.deleteSavedSearch

begin;

select *
from app.open_scope ($1, $2);

delete from "saved_search"
where "id" = $1 and "tenant_id" = $2 and "user_id" = $3
returning "id";

commit;
