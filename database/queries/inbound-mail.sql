-- inbound-mail.cvAddress

start transaction read only;

select *
from app.open_scope ($1, $2);

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
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

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

select *
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

select "token"
from "inbound_address"
where "tenant_id" = $1 and "user_id" = $2 and "talent_request_id" = $3;

commit;


-- inbound-mail.issueCvAddress

begin;

select *
from app.open_scope ($1, $2);

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
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

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

select *
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

insert into
  "inbound_address" ("id", "tenant_id", "user_id", "thread_id", "talent_request_id", "token", "page", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict on constraint "inbound_address_of_request" do update
set "token" = $9, "page" = $10, "created_at" = $11;

commit;
