-- bidding.confirmPlacedBid

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

select "talent_request_id"
from "placed_bid"
where "supplier_id" = $1 and "talent_request_id" in ($2);

commit;


-- bidding.lots

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

select *
from "lot_rules"
where "talent_request_id" in ($1) and "published_at" is not null;

select *
from "lot"
where "talent_request_id" in ($1);

select *
from app.standing_bids_of ($1);

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3);

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

commit;


-- bidding.lot

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
from "lot_rules"
where "talent_request_id" in ($1) and "published_at" is not null;

select *
from "lot"
where "talent_request_id" in ($1);

select *
from app.standing_bids_of ($1);

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

commit;


-- bidding.placeBid

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

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

select *
from "lot_rules"
where "talent_request_id" in ($1) and "published_at" is not null;

select app.lock_lot ($1, $2) as lot;

select app.record_bid ($1::jsonb, $2, $3, $4, $5::jsonb);

insert into "placed_bid" ("supplier_id", "talent_request_id", "engagement_id", "placed_at")
values ($1, $2, $3, $4)
on conflict do nothing;

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


-- bidding.withdrawBid

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

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

select *
from "lot_rules"
where "talent_request_id" in ($1) and "published_at" is not null;

select app.lock_lot ($1, $2) as lot;

select app.append_to_log ($1, $2, $3, $4, $5::jsonb);

select app.change_standing_bid ($1, $2, $3, $4, $5::jsonb);

delete from "placed_bid"
where "supplier_id" = $1 and "talent_request_id" = $2;

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


-- bidding.confirmBid

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

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

select *
from "lot_rules"
where "talent_request_id" in ($1) and "published_at" is not null;

select app.lock_lot ($1, $2) as lot;

select
  "id", "round", "sequence", "bid_method_id", "amount", "comparable", "sealed_for_bidder", "rank_then",
  "receipt", "placed_by_name", app.instant_text (received_at) as "received_at"
from "bid"
where "supplier_id" = $1 and "talent_request_id" = $2
order by "sequence" desc
limit $3;

select app.append_to_log ($1, $2, $3, $4, $5::jsonb);

select app.change_standing_bid ($1, $2, $3, $4, $5::jsonb);

select app.save_standing_bid ($1, $2, $3);

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


-- bidding.history

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
from "lot_rules"
where "talent_request_id" in ($1) and "published_at" is not null;

select *
from "lot"
where "talent_request_id" in ($1);

select *
from app.standing_bids_of ($1);

select
  "id", "round", "sequence", "bid_method_id", "amount", "comparable", "sealed_for_bidder", "rank_then",
  "receipt", "placed_by_name", app.instant_text (received_at) as "received_at"
from "bid"
where "supplier_id" = $1 and "talent_request_id" = $2
order by "sequence" desc
limit $3;

select "id", "bid_id", "kind", "round", "reason", "proof", "by_name", app.instant_text (at) as "at"
from "bid_note"
where "supplier_id" = $1 and "talent_request_id" = $2
order by "at" desc
limit $3;

commit;


-- bidding.result

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
from "lot_rules"
where "talent_request_id" in ($1) and "published_at" is not null;

select *
from "lot"
where "talent_request_id" in ($1);

select
  "lot_result".*,
  exists (
    select "id"
    from "award_objection"
    where "award_objection"."result_id" = "lot_result"."id"
  ) as "has_objected"
from "lot_result"
where "talent_request_id" = $1 and "supplier_id" = $2
order by "state" = $3, "published_at" desc
limit $4;

select
  "id", "round", "sequence", "bid_method_id", "amount", "comparable", "sealed_for_bidder", "rank_then",
  "receipt", "placed_by_name", app.instant_text (received_at) as "received_at"
from "bid"
where "supplier_id" = $1 and "talent_request_id" = $2
order by "sequence" desc
limit $3;

select *
from app.standing_bids_of ($1);

select
  "o".*, "r"."job_title", "e"."number" as "engagement_number", "c"."name" as "client_name",
  "a"."supplier_name" as "agency_name"
from
  "award_objection" as "o"
  inner join "talent_request" as "r" on "r"."id" = "o"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "o"."engagement_id"
  inner join "tenant" as "c" on "c"."id" = "o"."client_id"
  inner join "application" as "a" on "a"."engagement_id" = "o"."engagement_id"
  and "a"."supplier_id" = "o"."supplier_id"
where "o"."supplier_id" = $1 and "o"."result_id" = $2;

select "id", "bid_id", "kind", "round", "reason", "proof", "by_name", app.instant_text (at) as "at"
from "bid_note"
where "supplier_id" = $1 and "talent_request_id" = $2
order by "at" desc
limit $3;

commit;


-- bidding.evidence

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
from "lot_rules"
where "talent_request_id" in ($1) and "published_at" is not null;

select *
from "lot"
where "talent_request_id" in ($1);

select "leaf_index", "receipt", "bid_method_id", "amount", "comparable", "salt", "sealed_for_bidder"
from "bid"
where "supplier_id" = $1 and "talent_request_id" = $2
order by "sequence";

select *
from app.lot_log ($1);

select "proof"
from "bid_note"
where "supplier_id" = $1 and "talent_request_id" = $2
order by "at";

select "certificate"
from "lot_result"
where "supplier_id" = $1 and "talent_request_id" = $2 and "state" <> $3;

commit;


-- bidding.certificate

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
from "lot_rules"
where "talent_request_id" in ($1) and "published_at" is not null;

select *
from "lot"
where "talent_request_id" in ($1);

select "certificate"
from "lot_result"
where "supplier_id" = $1 and "talent_request_id" = $2 and "state" <> $3;

commit;


-- bidding.object

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
from "lot_rules"
where "talent_request_id" in ($1) and "published_at" is not null;

select *
from "lot"
where "talent_request_id" in ($1);

select app.lock_engagement_for_share ($1);

select app.lock_lot ($1, $2) as lot;

select
  "lot_result".*,
  exists (
    select "id"
    from "award_objection"
    where "award_objection"."result_id" = "lot_result"."id"
  ) as "has_objected"
from "lot_result"
where "talent_request_id" = $1 and "supplier_id" = $2
order by "state" = $3, "published_at" desc
limit $4;

insert into
  "award_objection" (
    "id",
    "talent_request_id",
    "engagement_id",
    "client_id",
    "supplier_id",
    "result_id",
    "text",
    "made_at",
    "decided_at",
    "decision_text"
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

select
  "o".*, "r"."job_title", "e"."number" as "engagement_number", "c"."name" as "client_name",
  "a"."supplier_name" as "agency_name"
from
  "award_objection" as "o"
  inner join "talent_request" as "r" on "r"."id" = "o"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "o"."engagement_id"
  inner join "tenant" as "c" on "c"."id" = "o"."client_id"
  inner join "application" as "a" on "a"."engagement_id" = "o"."engagement_id"
  and "a"."supplier_id" = "o"."supplier_id"
where "o"."supplier_id" = $1 and "o"."id" = $2;

commit;


-- bidding.monitor

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
where "engagement"."client_id" = $1 and "engagement"."id" = $2;

select *
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

select *
from "lot_rules"
where "talent_request_id" in ($1) and "client_id" = $2;

select *
from "lot"
where "talent_request_id" in ($1);

select *
from app.standing_bids_of ($1);

select *
from app.closed_bids ($1);

select "talent_request_id", "supplier_id", "is_awarded", "reason"
from "lot_result"
where "engagement_id" = $1 and "state" != $2;

select
  "o".*, "r"."job_title", "e"."number" as "engagement_number", "c"."name" as "client_name",
  "a"."supplier_name" as "agency_name"
from
  "award_objection" as "o"
  inner join "talent_request" as "r" on "r"."id" = "o"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "o"."engagement_id"
  inner join "tenant" as "c" on "c"."id" = "o"."client_id"
  inner join "application" as "a" on "a"."engagement_id" = "o"."engagement_id"
  and "a"."supplier_id" = "o"."supplier_id"
where "o"."client_id" = $1 and "o"."talent_request_id" in ($2)
order by "o"."made_at" desc, "o"."id";

with
  "by_request" as (
    select
      "candidate"."supplier_id",
      count(*) as "submitted",
      count(*) filter (
        where "candidate"."status_id" = $1
      ) as "hired",
      extract(
        epoch
        from min(candidate.date_submitted) - coalesce(r.awarded_at, r.published_at, r.created_at)
      ) / 86400 as "days"
    from "candidate" inner join "talent_request" as "r" on "r"."id" = "candidate"."talent_request_id"
    where "candidate"."client_id" = $2 and "candidate"."supplier_id" in ($3, $4)
    group by "candidate"."supplier_id", "r"."id"
  )
select
  "supplier_id",
  sum(submitted)::int as "submitted",
  sum(hired)::int as "hired",
  round(
    greatest(
      percentile_cont(0.5) within group (
        order by days
      ),
      0
    )::numeric,
    1
  )::float8 as "days"
from "by_request"
group by "supplier_id";

commit;


-- bidding.changeLot

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

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

select "id"
from "talent_request"
where "id" = $1
for no key update;

select app.lock_lot ($1, $2) as lot;

select *
from "lot_rules"
where "talent_request_id" in ($1) and "client_id" = $2;

select *
from "lot"
where "talent_request_id" in ($1);

select
  talent_request_id as "talentRequestId",
  case
    when state = 'scheduled'
    or (
      state in ('open', 'rebid')
      and (
        paused_at is not null
        or ends_at > $1
      )
    ) then 'open'
    else 'closed'
  end as phase
from lot
where client_id = $2 and talent_request_id = any ($3::uuid[]);

update "lot_rules"
set
  "bid_type_id" = $1, "bid_method_id" = $2, "award_type_id" = $3, "award_limit" = $4, "ceiling" = $5,
  "start_price" = $6, "reference_amount" = $7, "hours_per_day" = $8, "minimum_step" = $9,
  "is_step_percent" = $10, "minimum_bids" = $11, "extension_minutes" = $12, "extension_limit" = $13,
  "hard_end_minutes" = $14, "tie_rule" = $15, "standstill_days" = $16, "shows_bidder_count" = $17,
  "version" = $18
where "talent_request_id" = $19 and "client_id" = $20;

insert into
  "talent_request_change" (
    "field",
    "about",
    "before",
    "after",
    "id",
    "change_id",
    "talent_request_id",
    "engagement_id",
    "client_id",
    "sort",
    "published_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

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


-- bidding.award

begin;

select *
from app.open_scope ($1, $2);

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
from "talent_request"
where "client_id" = $1 and "engagement_id" = $2
order by "number";

select *
from "lot_rules"
where "talent_request_id" in ($1) and "client_id" = $2;

select app.lock_lot ($1, $2) as lot;

select app.append_to_log ($1, $2, $3, $4, $5::jsonb);

update "lot"
set "final_head" = $1, "state" = $2, "standstill_ends_at" = $3
where "talent_request_id" = $4 and "client_id" = $5;

select *
from app.closed_bids ($1);

insert into
  "lot_result" (
    "id",
    "talent_request_id",
    "engagement_id",
    "client_id",
    "supplier_id",
    "round",
    "bid_id",
    "state",
    "is_awarded",
    "position",
    "bidder_count",
    "awarded_count",
    "reason",
    "share_percent",
    "fee_type_id",
    "fee_percent",
    "fee_amount",
    "published_at",
    "final_at",
    "certificate"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20),
  ($21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40);

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

select *
from "lot"
where "talent_request_id" in ($1);

commit;


-- bidding.reopen

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

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

select "id"
from "talent_request"
where "id" = $1
for no key update;

select *
from "lot_rules"
where "talent_request_id" in ($1) and "client_id" = $2;

select app.lock_lot ($1, $2) as lot;

update "lot_result"
set "state" = $1
where "talent_request_id" = $2 and "state" != $3;

select app.append_to_log ($1, $2, $3, $4, $5::jsonb);

update "lot"
set
  "state" = $1, "round" = $2, "is_for_tied" = $3, "scheduled_ends_at" = $4, "ends_at" = $5,
  "hard_ends_at" = $6, "extensions" = $7, "paused_at" = $8, "closed_at" = $9, "unsuccessful_reason" = $10,
  "final_head" = $11, "reopened_at" = $12
where "talent_request_id" = $13 and "client_id" = $14;

update "lot_rules"
set "ends_at" = $1
where "talent_request_id" = $2 and "client_id" = $3;

update "engagement"
set "bidding_ends_at" = $1
where "id" = $2 and "client_id" = $3 and "bidding_ends_at" < $4;

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

select *
from "lot"
where "talent_request_id" in ($1);

commit;


-- bidding.requestRebid

begin;

select *
from app.open_scope ($1, $2);

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

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

select "id"
from "talent_request"
where "id" = $1
for no key update;

select *
from "lot_rules"
where "talent_request_id" in ($1) and "client_id" = $2;

select app.lock_lot ($1, $2) as lot;

select app.append_to_log ($1, $2, $3, $4, $5::jsonb);

update "lot"
set
  "state" = $1, "round" = $2, "is_for_tied" = $3, "scheduled_ends_at" = $4, "ends_at" = $5,
  "hard_ends_at" = $6, "extensions" = $7, "paused_at" = $8, "closed_at" = $9, "unsuccessful_reason" = $10,
  "final_head" = $11
where "talent_request_id" = $12 and "client_id" = $13;

update "lot_rules"
set "ends_at" = $1
where "talent_request_id" = $2 and "client_id" = $3;

update "engagement"
set "bidding_ends_at" = $1
where "id" = $2 and "client_id" = $3 and "bidding_ends_at" < $4;

select *
from "application"
where "engagement_id" = $1 and "supplier_id" in ($2, $3) and "status_id" = $4
order by "id"
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

select "published_at"
from "engagement"
where "id" = $1;

select *
from "lot"
where "talent_request_id" in ($1);

commit;


-- bidding.objections

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "o".*, "r"."job_title", "e"."number" as "engagement_number", "c"."name" as "client_name",
  "a"."supplier_name" as "agency_name"
from
  "award_objection" as "o"
  inner join "talent_request" as "r" on "r"."id" = "o"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "o"."engagement_id"
  inner join "tenant" as "c" on "c"."id" = "o"."client_id"
  inner join "application" as "a" on "a"."engagement_id" = "o"."engagement_id"
  and "a"."supplier_id" = "o"."supplier_id"
order by "o"."state" = $1 desc, "o"."made_at" desc, "o"."id"
limit $2;

commit;


-- bidding.decideObjection

begin;

select *
from app.open_scope ($1, $2);

select
  "o".*, "r"."job_title", "e"."number" as "engagement_number", "c"."name" as "client_name",
  "a"."supplier_name" as "agency_name"
from
  "award_objection" as "o"
  inner join "talent_request" as "r" on "r"."id" = "o"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "o"."engagement_id"
  inner join "tenant" as "c" on "c"."id" = "o"."client_id"
  inner join "application" as "a" on "a"."engagement_id" = "o"."engagement_id"
  and "a"."supplier_id" = "o"."supplier_id"
where "o"."id" = $1;

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

select app.lock_lot ($1, $2) as lot;

update "award_objection"
set "state" = $1, "decided_at" = $2, "decision_text" = $3
where "id" = $4
returning "supplier_id", "client_id", "engagement_id", "talent_request_id";

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


-- bidding.keys

start transaction read only;

select set_config('app.side', 'public', true);

select "jwk"
from "auction_key"
order by "since", "kid";

commit;


-- bidding.verifier

start transaction read only;

select set_config('app.side', 'public', true);

commit;


-- bidding.startPractice

begin;

select *
from app.open_scope ($1, $2);

insert into
  "practice_auction" ("id", "tenant_id", "bid_type_id", "bid_method_id", "seed", "started_at", "ends_at")
values ($1, $2, $3, $4, $5, $6, $7);

commit;


-- bidding.practices

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "practice_auction"
where "tenant_id" = $1
order by "started_at" desc, "id"
limit $2;

select "practice_id", "amount", "received_at"
from "practice_bid"
where "tenant_id" = $1 and "practice_id" in ($2)
order by "received_at";

commit;


-- bidding.practice

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "practice_auction"
where "tenant_id" = $1 and "id" = $2;

select "amount", "received_at"
from "practice_bid"
where "tenant_id" = $1 and "practice_id" = $2
order by "received_at";

commit;


-- bidding.practiceBid

begin;

select *
from app.open_scope ($1, $2);

select *
from "practice_auction"
where "tenant_id" = $1 and "id" = $2
for update;

select "amount", "received_at"
from "practice_bid"
where "tenant_id" = $1 and "practice_id" = $2
order by "received_at";

insert into "practice_bid" ("id", "practice_id", "tenant_id", "amount", "received_at")
values ($1, $2, $3, $4, $5);

commit;
