-- palette.find

start transaction read only;

select *
from app.open_scope ($1, $2);

select ids, total
from app.find_on_board ($1::tsquery, $2, $3::timestamptz, $4, $5, $6, $7::int, $8::int, $9::int);

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
  json_build_object() as facets;

select app.find_own_candidates ($1::tsquery, $2::int) as ids;

select "c"."id", "c"."name" as "title", "c"."city" as "note"
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
  and concat_ws(' ', c.name, c.city) ilike all ($3)
order by "c"."name", "c"."id"
limit $4;

commit;
