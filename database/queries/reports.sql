-- reports.list

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- reports.candidateSubmission

begin;

select *
from app.open_scope ($1, $2);

declare report no scroll cursor for
select
  c.number, c.first_name, c.last_name, c.status_id, t.name as client_name, e.number as engagement_number,
  e.title, e.kind, r.number as request_number, r.job_title, c.location, c.email_address, c.contact_number,
  c.base_salary, c.base_salary_revised, c.agency_fee, c.fee_state, m.code as currency, m.digits,
  c.date_submitted, c.date_short_listed, c.date_screened, c.date_interviewed, c.date_offer_extended,
  c.date_hired, c.date_rejected, c.date_not_selected, c.date_withdrawn, c.submitted_by_name
from
  candidate c
  join talent_request r on r.id = c.talent_request_id
  join engagement e on e.id = c.engagement_id
  join tenant t on t.id = c.client_id
  join currency m on m.id = c.currency_id
where c.supplier_id = $1 and c.date_submitted >= $2 and c.date_submitted < $3
order by c.date_submitted desc, c.number desc;

fetch forward 1000
from report;

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

close report;

commit;


-- reports.engagementNotices

begin;

select *
from app.open_scope ($1, $2);

declare report no scroll cursor for
select n.at, n.kind as notice, n.data, e.number, e.title, e.kind, t.name as client_name, r.job_title
from
  engagement e
  join tenant t on t.id = e.client_id
  cross join lateral app.notices_of_engagement (e.id, $1::text[]) n
  left join talent_request r on r.id = n.talent_request_id
where
  e.id in (
    select a.engagement_id
    from application a
    where a.supplier_id = $2
    union
    select w.engagement_id
    from assignment w
    where w.supplier_id = $3 and w.deleted_at is null
  )
  and e.published_at is not null
  and n.at >= $4
  and n.at < $5
order by n.at desc, n.sequence desc;

fetch forward 1000
from report;

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

close report;

commit;


-- reports.availableOpportunities

begin;

select *
from app.open_scope ($1, $2);

declare report no scroll cursor for (
  select
    "engagement"."number",
    "engagement"."title",
    "engagement"."client_id",
    "engagement"."location",
    "engagement"."kind",
    "engagement"."engagement_type_id",
    "engagement"."role_category_id",
    "engagement"."recruitment_type_id",
    "engagement"."fee_type_id",
    "engagement"."fee_percent",
    "engagement"."fee_amount",
    "engagement"."bid_method_id",
    "engagement"."requires_prequalification",
    "engagement"."published_at",
    (
      "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $1::timestamptz) - "engagement"."paused_at", interval '0')
    ) as "closing_at",
    "tenant"."name" as "client_name",
    "region"."value" as "region",
    "currency"."code" as "currency",
    "currency"."digits",
    "classification"."value" as "classification",
    "sub_classification"."value" as "sub_classification",
    "application"."status_id" as "application_status_id",
    "requests"."no_of_roles",
    "requests"."base_salary_from",
    "requests"."base_salary_to"
  from
    "engagement"
    inner join "tenant" on "tenant"."id" = "engagement"."client_id"
    inner join "currency" on "currency"."id" = "engagement"."currency_id"
    inner join "region" on "region"."id" = "engagement"."region_id"
    inner join "classification" on "classification"."id" = "engagement"."classification_id"
    left join "sub_classification" on "sub_classification"."id" = "engagement"."sub_classification_id"
    inner join lateral (
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
    left join "application" on "application"."engagement_id" = "engagement"."id"
    and "application"."supplier_id" = $3
  where
    "engagement"."published_at" is not null
    and "engagement"."status" = $4
    and (
      "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $5::timestamptz) - "engagement"."paused_at", interval '0')
    ) > $6
    and not (
      "engagement"."kind" = $7
      and "engagement"."stage" = $8
    )
    and exists (
      select "own"."id"
      from "tenant_classification" as "own"
      where
        "own"."tenant_id" = $9
        and "own"."classification_id" = "engagement"."classification_id"
        and (
          "own"."with_all_sub_classifications" = $10
          or "engagement"."sub_classification_id" is null
          or exists (
            select "part"."id"
            from "tenant_sub_classification" as "part"
            where
              "part"."tenant_classification_id" = "own"."id"
              and "part"."sub_classification_id" = "engagement"."sub_classification_id"
          )
        )
    )
    and (
      not exists (
        select "area"."id"
        from "served_area" as "area"
        where "area"."tenant_id" = $11
      )
      or exists (
        select "area"."id"
        from "served_area" as "area"
        where
          "area"."tenant_id" = $12
          and "area"."region_id" = "engagement"."region_id"
          and (
            "area"."country_id" is null
            or "area"."country_id" = "engagement"."country_id"
          )
      )
    )
    and "engagement"."published_at" >= $13
    and "engagement"."published_at" < $14
  order by
    (
      "engagement"."closing_at" + coalesce(least("engagement"."paused_until", $15::timestamptz) - "engagement"."paused_at", interval '0')
    ),
    "engagement"."id"
);

fetch forward 1000
from report;

select *
from "prequalification_request"
where "supplier_id" = $1 and "client_id" in ($2)
order by "requested_at", "id";

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

close report;

commit;


-- reports.candidates

begin;

select *
from app.open_scope ($1, $2);

select
  c.number, c.first_name, c.last_name, c.status_id, t.name as client_name, e.number as engagement_number,
  e.title, e.kind, r.number as request_number, r.job_title, c.location, c.email_address, c.contact_number,
  c.base_salary, c.base_salary_revised, c.agency_fee, c.fee_state, m.code as currency, m.digits,
  c.date_submitted, c.date_short_listed, c.date_screened, c.date_interviewed, c.date_offer_extended,
  c.date_hired, c.date_rejected, c.date_not_selected, c.date_withdrawn, c.submitted_by_name
from
  candidate c
  join talent_request r on r.id = c.talent_request_id
  join engagement e on e.id = c.engagement_id
  join tenant t on t.id = c.client_id
  join currency m on m.id = c.currency_id
where c.supplier_id = $1 and c.id = any ($2::uuid[]) and c.erased_at is null
order by c.date_submitted desc, c.number desc;

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


-- reports.modelCalls

begin;

select *
from app.open_scope ($1, $2);

select
  "call"."at", "call"."supplier_id", "agency"."name" as "supplier_name", "user"."first_name",
  "user"."last_name", "call"."model", "call"."version", "call"."input_hash", "call"."input_tokens",
  "call"."output_tokens", "call"."problem"
from
  "model_call" as "call"
  inner join "tenant" as "agency" on "agency"."id" = "call"."supplier_id"
  left join "app_user" as "user" on "user"."id" = "call"."user_id"
order by "call"."at" desc, "call"."id"
limit $1;

commit;
