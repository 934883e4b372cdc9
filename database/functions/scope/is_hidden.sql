create or replace function app.is_hidden(p_engagement uuid) returns boolean
    language plpgsql stable security definer set search_path = public set app.side = 'system' as $$
  begin
    return exists (select 1 from application a where a.engagement_id = p_engagement and a.supplier_id = app.tenant())
      and not exists (select 1 from assignment s
        where s.engagement_id = p_engagement and s.user_id = app.works_as() and s.deleted_at is null);
  end $$;
