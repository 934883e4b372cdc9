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


-- bidding.keys

start transaction read only;

select set_config('app.side', 'public', true);

select "jwk"
from "auction_key"
order by "since", "kid";

commit;
