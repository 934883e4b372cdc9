-- clients.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from
  (
    select
      "c"."id" as "client_id", "c"."name" as "client_name", "c"."city",
      coalesce("work"."open_engagements", 0) as "open_engagements",
      coalesce("work"."applications", 0) as "applications",
      coalesce("people"."in_process", 0) as "candidates_in_process", coalesce("people"."hired", 0) as "hired"
    from
      "tenant" as "c"
      left join lateral (
        select
          count(*) as "applications",
          count(*) filter (
            where e.status = 'open'
          ) as "open_engagements"
        from "application" as "a" inner join "engagement" as "e" on "e"."id" = "a"."engagement_id"
        where "a"."client_id" = "c"."id" and "a"."supplier_id" = $1
      ) as "work" on true
      left join lateral (
        select
          count(*) filter (
            where k.status_id = any ($2::int[])
          ) as "in_process",
          count(*) filter (
            where k.status_id = $3
          ) as "hired"
        from "candidate" as "k"
        where "k"."client_id" = "c"."id" and "k"."supplier_id" = $4
      ) as "people" on true
    where
      "c"."side" = $5
      and "c"."id" in (
        select "client_id"
        from "prequalification_request"
        where "supplier_id" = $6
        union
        select "b"."client_id"
        from app.clients_on_board (null) as "b"
      )
  ) as "found";

select *
from
  (
    select
      "c"."id" as "client_id", "c"."name" as "client_name", "c"."city",
      coalesce("work"."open_engagements", 0) as "open_engagements",
      coalesce("work"."applications", 0) as "applications",
      coalesce("people"."in_process", 0) as "candidates_in_process", coalesce("people"."hired", 0) as "hired"
    from
      "tenant" as "c"
      left join lateral (
        select
          count(*) as "applications",
          count(*) filter (
            where e.status = 'open'
          ) as "open_engagements"
        from "application" as "a" inner join "engagement" as "e" on "e"."id" = "a"."engagement_id"
        where "a"."client_id" = "c"."id" and "a"."supplier_id" = $1
      ) as "work" on true
      left join lateral (
        select
          count(*) filter (
            where k.status_id = any ($2::int[])
          ) as "in_process",
          count(*) filter (
            where k.status_id = $3
          ) as "hired"
        from "candidate" as "k"
        where "k"."client_id" = "c"."id" and "k"."supplier_id" = $4
      ) as "people" on true
    where
      "c"."side" = $5
      and "c"."id" in (
        select "client_id"
        from "prequalification_request"
        where "supplier_id" = $6
        union
        select "b"."client_id"
        from app.clients_on_board (null) as "b"
      )
  ) as "found"
order by lower(found.client_name) asc, "found"."client_name", "found"."client_id"
limit $7
offset $8;

commit;


-- clients.one

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "c"."id" as "client_id", "c"."name" as "client_name", "c"."city",
  coalesce("work"."open_engagements", 0) as "open_engagements",
  coalesce("work"."applications", 0) as "applications",
  coalesce("people"."in_process", 0) as "candidates_in_process", coalesce("people"."hired", 0) as "hired"
from
  "tenant" as "c"
  left join lateral (
    select
      count(*) as "applications",
      count(*) filter (
        where e.status = 'open'
      ) as "open_engagements"
    from "application" as "a" inner join "engagement" as "e" on "e"."id" = "a"."engagement_id"
    where "a"."client_id" = "c"."id" and "a"."supplier_id" = $1
  ) as "work" on true
  left join lateral (
    select
      count(*) filter (
        where k.status_id = any ($2::int[])
      ) as "in_process",
      count(*) filter (
        where k.status_id = $3
      ) as "hired"
    from "candidate" as "k"
    where "k"."client_id" = "c"."id" and "k"."supplier_id" = $4
  ) as "people" on true
where
  "c"."side" = $5
  and "c"."id" in (
    select "client_id"
    from "prequalification_request"
    where "supplier_id" = $6
    union
    select "b"."client_id"
    from app.clients_on_board (null) as "b"
  )
  and "c"."id" = $7;

select
  "earned"."client_id",
  "currency"."code" as "currency_iso",
  coalesce(
    sum(fee) filter (
      where fee_state is null
    ),
    0
  ) as "amount"
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
where "earned"."client_id" in ($4)
group by "earned"."client_id", "currency"."code"
order by "currency"."code";

select "ownership_days", "ownership_scope"
from "tenant"
where "id" = $1;

select *
from "prequalification_request"
where "supplier_id" = $1 and "client_id" in ($2)
order by "requested_at", "id";

select
  "e"."hiring_lead_name" as "name", "e"."hiring_lead_email" as "email",
  max("e"."hiring_lead_mobile") as "mobile", count(*) as "engagements"
from "application" as "a" inner join "engagement" as "e" on "e"."id" = "a"."engagement_id"
where "a"."supplier_id" = $1 and "a"."client_id" = $2
group by "e"."hiring_lead_name", "e"."hiring_lead_email"
order by "engagements" desc, "name", "email";

commit;


-- clients.engagements

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "c"."id" as "client_id", "c"."name" as "client_name", "c"."city",
  coalesce("work"."open_engagements", 0) as "open_engagements",
  coalesce("work"."applications", 0) as "applications",
  coalesce("people"."in_process", 0) as "candidates_in_process", coalesce("people"."hired", 0) as "hired"
from
  "tenant" as "c"
  left join lateral (
    select
      count(*) as "applications",
      count(*) filter (
        where e.status = 'open'
      ) as "open_engagements"
    from "application" as "a" inner join "engagement" as "e" on "e"."id" = "a"."engagement_id"
    where "a"."client_id" = "c"."id" and "a"."supplier_id" = $1
  ) as "work" on true
  left join lateral (
    select
      count(*) filter (
        where k.status_id = any ($2::int[])
      ) as "in_process",
      count(*) filter (
        where k.status_id = $3
      ) as "hired"
    from "candidate" as "k"
    where "k"."client_id" = "c"."id" and "k"."supplier_id" = $4
  ) as "people" on true
where
  "c"."side" = $5
  and "c"."id" in (
    select "client_id"
    from "prequalification_request"
    where "supplier_id" = $6
    union
    select "b"."client_id"
    from app.clients_on_board (null) as "b"
  )
  and "c"."id" = $7;

select
  "earned"."client_id",
  "currency"."code" as "currency_iso",
  coalesce(
    sum(fee) filter (
      where fee_state is null
    ),
    0
  ) as "amount"
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
where "earned"."client_id" in ($4)
group by "earned"."client_id", "currency"."code"
order by "currency"."code";

select count(*) as "total"
from "application" as "a" inner join "engagement" as "e" on "e"."id" = "a"."engagement_id"
where "a"."supplier_id" = $1 and "a"."client_id" = $2;

select
  "e"."id",
  "e"."number",
  "e"."title",
  "e"."kind",
  "e"."stage",
  "e"."status",
  "e"."time_zone",
  "a"."status_id",
  (
    "e"."closing_at" + coalesce(least("e"."paused_until", $1::timestamptz) - "e"."paused_at", interval '0')
  ) as "closing_at",
  (
    select count(*) as "n"
    from "candidate" as "k"
    where "k"."engagement_id" = "e"."id" and "k"."supplier_id" = $2 and "k"."status_id" <> $3
  ) as "candidates"
from "application" as "a" inner join "engagement" as "e" on "e"."id" = "a"."engagement_id"
where "a"."supplier_id" = $4 and "a"."client_id" = $5
order by e.status <> 'open', "a"."applied_at" desc, "e"."id"
limit $6
offset $7;

commit;


-- clients.history

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "c"."id" as "client_id", "c"."name" as "client_name", "c"."city",
  coalesce("work"."open_engagements", 0) as "open_engagements",
  coalesce("work"."applications", 0) as "applications",
  coalesce("people"."in_process", 0) as "candidates_in_process", coalesce("people"."hired", 0) as "hired"
from
  "tenant" as "c"
  left join lateral (
    select
      count(*) as "applications",
      count(*) filter (
        where e.status = 'open'
      ) as "open_engagements"
    from "application" as "a" inner join "engagement" as "e" on "e"."id" = "a"."engagement_id"
    where "a"."client_id" = "c"."id" and "a"."supplier_id" = $1
  ) as "work" on true
  left join lateral (
    select
      count(*) filter (
        where k.status_id = any ($2::int[])
      ) as "in_process",
      count(*) filter (
        where k.status_id = $3
      ) as "hired"
    from "candidate" as "k"
    where "k"."client_id" = "c"."id" and "k"."supplier_id" = $4
  ) as "people" on true
where
  "c"."side" = $5
  and "c"."id" in (
    select "client_id"
    from "prequalification_request"
    where "supplier_id" = $6
    union
    select "b"."client_id"
    from app.clients_on_board (null) as "b"
  )
  and "c"."id" = $7;

select
  "earned"."client_id",
  "currency"."code" as "currency_iso",
  coalesce(
    sum(fee) filter (
      where fee_state is null
    ),
    0
  ) as "amount"
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
where "earned"."client_id" in ($4)
group by "earned"."client_id", "currency"."code"
order by "currency"."code";

select count(*) as "total"
from "event" inner join "engagement" on "engagement"."id" = "event"."engagement_id"
where
  "event"."supplier_id" = $1
  and "event"."client_id" = $2
  and "event"."kind" in ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15);

select
  "event"."id", "event"."kind", "event"."at", "event"."data", "engagement"."id" as "engagement_id",
  "engagement"."title", "talent_request"."job_title", "candidate"."first_name", "candidate"."last_name"
from
  "event"
  inner join "engagement" on "engagement"."id" = "event"."engagement_id"
  left join "talent_request" on "talent_request"."id" = "event"."talent_request_id"
  left join "candidate" on "candidate"."id" = "event"."candidate_id"
where
  "event"."supplier_id" = $1
  and "event"."client_id" = $2
  and "event"."kind" in ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
order by "event"."sequence" desc
limit $16
offset $17;

commit;
