-- notifications.feedToken

start transaction read only;

select *
from app.open_scope ($1, $2);

commit;


-- notifications.feed

start transaction read only;

select set_config('app.side', 'public', true);

rollback;


-- notifications.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "notification".*,
  "engagement"."kind" as "engagement_kind",
  "client"."id" as "client_id",
  "client"."name" as "client_name",
  "talent_request"."job_title",
  "candidate"."first_name",
  "candidate"."last_name",
  "candidate"."status_id" as "candidate_status_id",
  "event"."kind" as "event_kind",
  "event"."data" as "event_data",
  "request"."id" as "prequalification_id",
  "request"."recruitment_type_id",
  "request"."role_category_id",
  "document"."description",
  coalesce(engagement.title, app.title_of_past_assignment (notification.engagement_id)) as "engagement_title",
  coalesce(
    "candidate"."supplier_name",
    "application"."supplier_name",
    "request"."supplier_name",
    "thread"."supplier_name"
  ) as "agency_name"
from
  "notification"
  left join "engagement" on "engagement"."id" = "notification"."engagement_id"
  left join "talent_request" on "talent_request"."id" = "notification"."talent_request_id"
  left join "candidate" on "candidate"."id" = "notification"."candidate_id"
  left join "application" on "application"."id" = "notification"."application_id"
  left join "thread" on "thread"."id" = "notification"."thread_id"
  left join "event" on "event"."id" = "notification"."feed_id"
  left join "tenant" as "client" on "client"."id" = coalesce("engagement"."client_id", "event"."client_id")
  left join "prequalification_request" as "request" on "request"."id" = (event.data ->> 'prequalificationId')::uuid
  left join "prequalification_document" as "document" on "document"."id" = (event.data ->> 'documentId')::uuid
where
  "notification"."tenant_id" = $1
  and "notification"."user_id" = $2
  and "notification"."archived_at" is null
  and "notification"."viewed_at" is null
order by "notification"."created_at" desc, "notification"."id" desc
limit $3
offset $4;

select count(*) as "n"
from "notification"
where
  "notification"."tenant_id" = $1
  and "notification"."user_id" = $2
  and "notification"."archived_at" is null
  and "notification"."viewed_at" is null;

commit;


-- notifications.view

begin;

select *
from app.open_scope ($1, $2);

update "notification"
set "viewed_at" = $1
where "tenant_id" = $2 and "user_id" = $3 and "id" in ($4) and "viewed_at" is null;

select count(*) as "n"
from "notification"
where
  "notification"."tenant_id" = $1
  and "notification"."user_id" = $2
  and "notification"."archived_at" is null
  and "notification"."viewed_at" is null;

commit;


-- notifications.archive

begin;

select *
from app.open_scope ($1, $2);

update "notification"
set "archived_at" = $1
where "tenant_id" = $2 and "user_id" = $3 and "id" in ($4) and "archived_at" is null;

select count(*) as "n"
from "notification"
where
  "notification"."tenant_id" = $1
  and "notification"."user_id" = $2
  and "notification"."archived_at" is null
  and "notification"."viewed_at" is null;

commit;


-- notifications.viewByFeed

begin;

select *
from app.open_scope ($1, $2);

select "id", "viewed_at"
from "notification"
where "tenant_id" = $1 and "user_id" = $2 and "feed_id" = $3
for update;

update "notification"
set "viewed_at" = $1
where "tenant_id" = $2 and "user_id" = $3 and "id" in ($4) and "viewed_at" is null;

select count(*) as "n"
from "notification"
where
  "notification"."tenant_id" = $1
  and "notification"."user_id" = $2
  and "notification"."archived_at" is null
  and "notification"."viewed_at" is null;

commit;


-- notifications.settings

start transaction read only;

select *
from app.open_scope ($1, $2);

select "applications", "clarifications", "bidding", "fulfillment"
from "notification_setting"
where "tenant_id" = $1 and "user_id" = $2;

commit;


-- notifications.changeSettings

begin;

select *
from app.open_scope ($1, $2);

insert into "notification_setting" ("user_id", "tenant_id", "bidding", "updated_at")
values ($1, $2, $3, $4)
on conflict ("user_id") do update
set "bidding" = $5, "updated_at" = $6;

select "applications", "clarifications", "bidding", "fulfillment"
from "notification_setting"
where "tenant_id" = $1 and "user_id" = $2;

commit;


-- notifications.emailPreference

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "wanted"."notification_summary", "wanted"."application_updated", "wanted"."candidate_status_changed",
  "wanted"."quiet_from", "wanted"."quiet_to", "wanted"."mails_per_day",
  coalesce("wanted"."time_zone", "tenant"."time_zone") as "time_zone"
from "tenant" left join "email_preference" as "wanted" on "wanted"."user_id" = $1
where "tenant"."id" = $2;

commit;


-- notifications.changeEmailPreference

begin;

select *
from app.open_scope ($1, $2);

insert into "email_preference" ("user_id", "tenant_id", "mails_per_day", "updated_at")
values ($1, $2, $3, $4)
on conflict ("user_id") do update
set "mails_per_day" = $5, "updated_at" = $6;

select
  "wanted"."notification_summary", "wanted"."application_updated", "wanted"."candidate_status_changed",
  "wanted"."quiet_from", "wanted"."quiet_to", "wanted"."mails_per_day",
  coalesce("wanted"."time_zone", "tenant"."time_zone") as "time_zone"
from "tenant" left join "email_preference" as "wanted" on "wanted"."user_id" = $1
where "tenant"."id" = $2;

commit;


-- notifications.mutes

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "engagement"."id" as "engagement_id", "engagement"."number" as "engagement_number", "engagement"."title"
from "engagement_mute" as "mute" inner join "engagement" on "engagement"."id" = "mute"."engagement_id"
where "mute"."user_id" = $1 and "mute"."tenant_id" = $2
order by "engagement"."title", "engagement"."id";

commit;


-- notifications.changeMute

begin;

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

insert into "engagement_mute" ("user_id", "tenant_id", "engagement_id", "muted_at")
values ($1, $2, $3, $4)
on conflict do nothing;

commit;


-- notifications.activities

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "event" left join "candidate" on "candidate"."id" = "event"."candidate_id"
where
  "event"."actor_user_id" = $1
  and "event"."supplier_id" = $2
  and "event"."kind" in ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  and (
    "event"."kind" <> $16
    or "event"."candidate_id" is not null
  );

select
  "event"."id", "event"."kind", "event"."at", "event"."candidate_id", "engagement"."id" as "engagement_id",
  "engagement"."title", "talent_request"."id" as "talent_request_id", "talent_request"."job_title",
  "candidate"."first_name", "candidate"."last_name"
from
  "event"
  left join "candidate" on "candidate"."id" = "event"."candidate_id"
  left join "engagement" on "engagement"."id" = coalesce("event"."engagement_id", "candidate"."engagement_id")
  left join "talent_request" on "talent_request"."id" = coalesce("event"."talent_request_id", "candidate"."talent_request_id")
where
  "event"."actor_user_id" = $1
  and "event"."supplier_id" = $2
  and "event"."kind" in ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  and (
    "event"."kind" <> $16
    or "event"."candidate_id" is not null
  )
order by "event"."sequence" desc
limit $17
offset $18;

commit;


-- notifications.activity

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "event"."id", "event"."kind", "event"."at", "event"."candidate_id", "engagement"."id" as "engagement_id",
  "engagement"."title", "talent_request"."id" as "talent_request_id", "talent_request"."job_title",
  "candidate"."first_name", "candidate"."last_name"
from
  "event"
  left join "candidate" on "candidate"."id" = "event"."candidate_id"
  left join "engagement" on "engagement"."id" = coalesce("event"."engagement_id", "candidate"."engagement_id")
  left join "talent_request" on "talent_request"."id" = coalesce("event"."talent_request_id", "candidate"."talent_request_id")
where
  "event"."actor_user_id" = $1
  and "event"."supplier_id" = $2
  and "event"."kind" in ($3, $4, $5, $6, $7, $8)
  and (
    "event"."kind" <> $9
    or "event"."candidate_id" is not null
  )
  and "event"."candidate_id" = $10
order by "event"."sequence" desc
limit $11;

commit;


-- notifications.candidateUpdateOfSuccessFee

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "event"."id", "event"."kind", "event"."at", "event"."candidate_id", "engagement"."id" as "engagement_id",
  "engagement"."title", "talent_request"."id" as "talent_request_id", "talent_request"."job_title",
  "candidate"."first_name", "candidate"."last_name"
from
  "event"
  left join "candidate" on "candidate"."id" = "event"."candidate_id"
  left join "engagement" on "engagement"."id" = coalesce("event"."engagement_id", "candidate"."engagement_id")
  left join "talent_request" on "talent_request"."id" = coalesce("event"."talent_request_id", "candidate"."talent_request_id")
where
  "event"."actor_user_id" = $1
  and "event"."supplier_id" = $2
  and "event"."kind" in ($3, $4, $5, $6, $7, $8)
  and (
    "event"."kind" <> $9
    or "event"."candidate_id" is not null
  )
  and "event"."candidate_id" = $10
  and "engagement"."kind" = $11
order by "event"."sequence" desc
limit $12;

commit;


-- notifications.candidateUpdateOfCompetitive

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "event"."id", "event"."kind", "event"."at", "event"."candidate_id", "engagement"."id" as "engagement_id",
  "engagement"."title", "talent_request"."id" as "talent_request_id", "talent_request"."job_title",
  "candidate"."first_name", "candidate"."last_name"
from
  "event"
  left join "candidate" on "candidate"."id" = "event"."candidate_id"
  left join "engagement" on "engagement"."id" = coalesce("event"."engagement_id", "candidate"."engagement_id")
  left join "talent_request" on "talent_request"."id" = coalesce("event"."talent_request_id", "candidate"."talent_request_id")
where
  "event"."actor_user_id" = $1
  and "event"."supplier_id" = $2
  and "event"."kind" in ($3, $4, $5, $6, $7, $8)
  and (
    "event"."kind" <> $9
    or "event"."candidate_id" is not null
  )
  and "event"."candidate_id" = $10
  and "engagement"."kind" = $11
order by "event"."sequence" desc
limit $12;

commit;


-- notifications.landing

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


-- notifications.newCandidateMails

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id"
from "candidate"
where "id" = $1 and "supplier_id" = $2;

select "id"
from "event"
where "kind" in ($1) and "candidate_id" = $2 and "supplier_id" = $3
order by "sequence" desc
limit $4;

select *
from app.mails_of_event ($1);

commit;


-- notifications.newAuctionApplicationMails

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

select "id"
from "event"
where "kind" in ($1) and "engagement_id" = $2 and "supplier_id" = $3
order by "sequence" desc
limit $4;

select *
from app.mails_of_event ($1);

commit;


-- notifications.newSuccessFeeApplicationMails

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

select "id"
from "event"
where "kind" in ($1) and "engagement_id" = $2 and "supplier_id" = $3
order by "sequence" desc
limit $4;

select *
from app.mails_of_event ($1);

commit;


-- notifications.applicationUpdateMails

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

select "id"
from "event"
where "kind" in ($1, $2, $3, $4, $5, $6, $7) and "engagement_id" = $8 and "supplier_id" = $9
order by "sequence" desc
limit $10;

select *
from app.mails_of_event ($1);

commit;


-- notifications.candidateUpdateMails

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id"
from "candidate"
where "id" = $1 and "supplier_id" = $2;

select "id"
from "event"
where "kind" in ($1, $2, $3, $4, $5, $6) and "candidate_id" = $7 and "supplier_id" = $8
order by "sequence" desc
limit $9;

select *
from app.mails_of_event ($1);

commit;


-- notifications.mails

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "mail"
where "mail"."status" = $1;

select
  "mail"."id" as "mail_id", "mail"."message_id", "mail"."template", "mail"."subject",
  "mail"."to_address" as "to", "tenant"."name" as "tenant_name", "mail"."status", "mail"."attempts",
  "mail"."last_error", "mail"."due_at", "mail"."created_at", "mail"."sent_at", "mail"."died_at"
from "mail" left join "tenant" on "tenant"."id" = "mail"."tenant_id"
where "mail"."status" = $1
order by mail.died_at desc, "mail"."id" desc
limit $2
offset $3;

commit;


-- notifications.retryMail

begin;

select *
from app.open_scope ($1, $2);

select "id", "status"
from "mail"
where "id" = $1
for update;

update "mail"
set "status" = $1, "attempts" = $2, "died_at" = $3, "due_at" = $4
where "id" = $5;

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


-- notifications.paymentToMarketplace

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id"
from "candidate"
where "id" = $1 and "supplier_id" = $2;

select
  "payment"."id" as "transaction_id", "payment"."candidate_id", "payment"."candidate_number",
  "payment"."engagement_id", "payment"."engagement_number", "payment"."fee",
  "currency"."code" as "currency_iso", "payment"."recorded_at"
from "payment_transaction" as "payment" inner join "currency" on "currency"."id" = "payment"."currency_id"
where "payment"."candidate_id" = $1;

select *
from app.mails_of_payment ($1, $2);

commit;


-- notifications.paymentToEmployer

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id"
from "candidate"
where "id" = $1 and "supplier_id" = $2;

select
  "payment"."id" as "transaction_id", "payment"."candidate_id", "payment"."candidate_number",
  "payment"."engagement_id", "payment"."engagement_number", "payment"."fee",
  "currency"."code" as "currency_iso", "payment"."recorded_at"
from "payment_transaction" as "payment" inner join "currency" on "currency"."id" = "payment"."currency_id"
where "payment"."candidate_id" = $1;

select *
from app.mails_of_payment ($1, $2);

commit;


-- notifications.paymentToAgency

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id"
from "candidate"
where "id" = $1 and "supplier_id" = $2;

select
  "payment"."id" as "transaction_id", "payment"."candidate_id", "payment"."candidate_number",
  "payment"."engagement_id", "payment"."engagement_number", "payment"."fee",
  "currency"."code" as "currency_iso", "payment"."recorded_at"
from "payment_transaction" as "payment" inner join "currency" on "currency"."id" = "payment"."currency_id"
where "payment"."candidate_id" = $1;

select *
from app.mails_of_payment ($1, $2);

commit;
