create or replace function app.refuse_change() returns trigger language plpgsql as $$
begin raise exception 'rows of % are never changed', tg_table_name using errcode = 'RC001'; end $$;
