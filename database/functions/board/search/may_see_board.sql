-- Whether the caller belongs to an approved agency; only approved agencies have a board.
create or replace function app.may_see_board() returns boolean language sql stable as $$
  select app.side() = 'agency' and app.is_approved_agency() and app.tenant() is not null $$;
