-- Narrows a board search to the caller's assigned engagements if the caller isn't allowed to see others.
create or replace function app.own_work_query(p_query tsquery) returns tsquery language sql stable as $$
  select case when app.works_as() is null then p_query else coalesce(own.query && p_query, own.query) end
  from (select ('''${boardLexeme.assignedUser}' || app.works_as() || '''')::tsquery as query) own $$;
