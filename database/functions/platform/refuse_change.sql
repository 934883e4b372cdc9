-- Makes a table append-only.
create or replace function app.refuse_change() returns trigger language plpgsql as $$
begin raise exception 'rows of % cannot be changed', tg_table_name using errcode = 'RC001'; end $$;
