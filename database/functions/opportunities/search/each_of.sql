-- The conditions to ask for by themselves; where there are more, the rest as the last one.
create or replace function app.each_of(p_conditions tsquery[]) returns tsquery[]
  language sql immutable set search_path = public as $$
  select case when cardinality(p_conditions) <= 4 then p_conditions
    else p_conditions[1:3] || app.all_of(p_conditions[4:]) end
$$;
