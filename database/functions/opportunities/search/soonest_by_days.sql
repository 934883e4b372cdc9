-- The soonest that match, day by day, as migration 0089 has it.
create or replace function app.soonest_by_days(p_conditions tsquery[], p_text tsquery, p_now timestamptz, p_most int, p_with_day boolean)
  returns table (engagement_id uuid, rank real)
  language plpgsql volatile rows 100 set search_path = public set plan_cache_mode = force_generic_plan as $$
declare
  -- Fewer than the parts, so that what shares the part of a day closes after it or has closed.
  most_days constant int := 12;
  today constant int := app.day_of(p_now);
  day int := today;
  each tsquery[] := app.each_of(p_conditions);
  until timestamptz;
  remaining int := p_most;
  more int;
begin
  while day < today + most_days loop
    until := app.start_of_day(day + 1);
    if p_with_day then each := app.each_of(p_conditions || ('''~w:' || day || '''')::tsquery); end if;
    case mod(day, 16)
    when 0 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 0 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 0 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 1 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 1 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 1 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 2 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 2 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 2 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 3 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 3 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 3 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 4 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 4 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 4 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 5 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 5 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 5 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 6 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 6 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 6 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 7 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 7 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 7 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 8 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 8 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 8 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 9 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 9 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 9 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 10 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 10 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 10 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 11 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 11 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 11 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 12 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 12 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 12 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 13 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 13 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 13 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 14 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 14 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 14 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    when 15 then if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.part_of_days = 15 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.part_of_days = 15 and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' < until order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
    end case;
    get diagnostics more = row_count;
    remaining := remaining - more;
    if remaining = 0 then return; end if;
    day := day + 1;
    -- The first days tell whether the others will do; weekends close little.
    exit when day >= today + 3 and remaining * (day - today) > most_days * (p_most - remaining);
  end loop;
  each := app.each_of(p_conditions);
  if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' >= app.start_of_day(day) order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' >= app.start_of_day(day) order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
      end if;
end $$;
