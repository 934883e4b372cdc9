create or replace trigger event_is_append_only before update or delete on event for each row execute function app.refuse_change();
