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
