-- Updates the board of an agency that has been awarded a lot, when the lot's result is saved or changes state.
create or replace function app.index_unfilled_of_award() returns trigger language plpgsql as $$
  begin perform app.index_unfilled_requests(new.engagement_id, new.supplier_id); return null; end $$;
