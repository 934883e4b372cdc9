-- An application or an assignment of one agency, which concerns its own board alone.
create or replace function app.own_work_on_board() returns trigger language plpgsql as $$
  begin
    perform app.index_board(coalesce(new.engagement_id, old.engagement_id), coalesce(new.supplier_id, old.supplier_id));
    return null;
  end $$;
