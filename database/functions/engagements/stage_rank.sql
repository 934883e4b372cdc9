-- The position of a stage in the order of stages.
create or replace function app.stage_rank(p_stage text) returns int language sql immutable as $$
  select array_position(array['application', 'clarification', 'bidding', 'fulfillment', 'ended'], p_stage) $$;
