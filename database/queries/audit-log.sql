-- audit-log.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "event"
where "supplier_id" = $1 and "kind" in ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

select "id", "first_name", "last_name"
from "app_user"
where "tenant_id" = $1
order by "first_name", "last_name", "id";

select
  "id",
  "kind",
  "at",
  "data",
  "candidate_id",
  coalesce(
    actor_user_id,
    case when kind like 'identity.%' then (data ->> 'userId')::uuid
    end
  ) as "user_id",
  (
    select "tenant"."name"
    from "tenant"
    where "tenant"."id" = "event"."client_id"
  ) as "client_name"
from "event"
where "supplier_id" = $1 and "kind" in ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
order by "at" desc, "sequence" desc
limit $12
offset $13;

select "id", "name"
from "role"
where "id" = any ($1::uuid[]);

select "kind", "data"
from "event"
where "supplier_id" = $1 and "kind" = $2 and (data ->> 'roleId')::uuid = any ($3::uuid[]);

select "document_id" as "id", "file_name" as "name"
from "prequalification_version"
where "document_id" = any ($1::uuid[]) and "supplier_id" = $2 and "is_current" = $3;

select "id", "first_name", "last_name"
from "draft_candidate"
where "id" = any ($1::uuid[]) and "supplier_id" = $2;

select "id", "first_name", "last_name"
from "consent_request"
where "id" = any ($1::uuid[]) and "supplier_id" = $2 and "erased_at" is null;

select "s"."person_id" as "id", "c"."first_name", "c"."last_name"
from "person_submission" as "s" inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
where "s"."person_id" = any ($1::uuid[]) and "s"."supplier_id" = $2 and "c"."erased_at" is null
order by "c"."date_submitted";

select "id", "number"
from "candidate"
where "id" = any ($1::uuid[]) and "supplier_id" = $2;

commit;


-- audit-log.export

begin;

select *
from app.open_scope ($1, $2);

select "id", "first_name", "last_name"
from "app_user"
where "tenant_id" = $1
order by "first_name", "last_name", "id";

select
  "id",
  "kind",
  "at",
  "data",
  "candidate_id",
  coalesce(
    actor_user_id,
    case when kind like 'identity.%' then (data ->> 'userId')::uuid
    end
  ) as "user_id",
  (
    select "tenant"."name"
    from "tenant"
    where "tenant"."id" = "event"."client_id"
  ) as "client_name"
from "event"
where
  "supplier_id" = $1
  and "kind" in (
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
    $30,
    $31,
    $32,
    $33,
    $34,
    $35,
    $36,
    $37,
    $38,
    $39,
    $40,
    $41,
    $42,
    $43,
    $44,
    $45,
    $46,
    $47,
    $48,
    $49,
    $50,
    $51,
    $52,
    $53,
    $54,
    $55,
    $56,
    $57,
    $58,
    $59,
    $60,
    $61,
    $62,
    $63,
    $64,
    $65,
    $66,
    $67,
    $68,
    $69,
    $70,
    $71,
    $72,
    $73,
    $74,
    $75,
    $76,
    $77,
    $78,
    $79
  )
order by "at" desc, "sequence" desc
limit $80
offset $81;

select "id", "name"
from "role"
where "id" = any ($1::uuid[]);

select "kind", "data"
from "event"
where "supplier_id" = $1 and "kind" = $2 and (data ->> 'roleId')::uuid = any ($3::uuid[]);

select "document_id" as "id", "file_name" as "name"
from "prequalification_version"
where "document_id" = any ($1::uuid[]) and "supplier_id" = $2 and "is_current" = $3;

select "id", "first_name", "last_name"
from "draft_candidate"
where "id" = any ($1::uuid[]) and "supplier_id" = $2;

select "id", "first_name", "last_name"
from "consent_request"
where "id" = any ($1::uuid[]) and "supplier_id" = $2 and "erased_at" is null;

select "s"."person_id" as "id", "c"."first_name", "c"."last_name"
from "person_submission" as "s" inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
where "s"."person_id" = any ($1::uuid[]) and "s"."supplier_id" = $2 and "c"."erased_at" is null
order by "c"."date_submitted";

select "id", "number"
from "candidate"
where "id" = any ($1::uuid[]) and "supplier_id" = $2;

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
