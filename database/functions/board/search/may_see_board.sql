-- Whether the caller is an approved agency, which alone has a board.
create or replace function app.may_see_board() returns boolean language sql stable as $$
  select app.side() = 'agency' and app.is_approved_agency() and app.tenant() is not null $$;
