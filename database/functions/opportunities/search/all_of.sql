-- Conditions as one; null where there are none.
create or replace function app.all_of(p_conditions tsquery[]) returns tsquery
  language plpgsql immutable set search_path = public as $$
declare
  whole tsquery;
  condition tsquery;
begin
  foreach condition in array p_conditions loop
    whole := case when whole is null then condition else whole && condition end;
  end loop;
  return whole;
end $$;
