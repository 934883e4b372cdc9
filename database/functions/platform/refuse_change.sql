-- Makes a table append-only: a trigger with this function refuses every change to an existing row.
create or replace function app.refuse_change() returns trigger language plpgsql as $$
begin raise exception 'rows of % cannot be changed', tg_table_name using errcode = 'RC001'; end $$;
