create or replace view app.opportunity_now as
  select e.id as engagement_id, closing.at as closing_at,
    app.vector_of(e.title, 'A') || app.vector_of(requests.titles, 'B') || app.vector_of(c.name, 'C')
      || app.vector_of(concat_ws(' ', e.location, requests.places, k.value, s.value, e.description), 'D')
      || array_to_tsvector(array_remove(array[
           '~k:' || e.kind, '~t:' || e.engagement_type_id, '~r:' || e.role_category_id, '~e:' || e.recruitment_type_id,
           '~f:' || e.classification_id, '~s:' || coalesce(e.sub_classification_id::text, 'any'), '~c:' || e.client_id, '~g:' || e.region_id,
           '~y:' || e.country_id, '~q:' || e.client_id || '/' || e.recruitment_type_id || '/' || e.role_category_id,
           case when e.is_demo then '~d:1' else '~d:0' end, '~w:' || app.day_of(closing.at),
           '~fr:' || e.classification_id || '/' || e.role_category_id], null)
         || places.words || array(select '~f' || left(p, 1) || ':' || e.classification_id || '/' || substr(p, 3) from unnest(places.words) p)) as words,
    array(select distinct p from unnest(array['role|' || e.title, 'client|' || c.name, 'place|' || e.location,
        'classification|' || k.value, 'classification|' || s.value] || requests.phrases) p where p is not null) as phrases
  from engagement e
  join tenant c on c.id = e.client_id
  join classification k on k.id = e.classification_id
  join country y on y.id = e.country_id
  left join sub_classification s on s.id = e.sub_classification_id
  -- What stands still has no time at which it closes.
  cross join lateral (select case when e.paused_at is null then e.closing_at else 'infinity' end as at) closing
  cross join lateral (
    select coalesce(string_agg(t.job_title, ' '), '') as titles, coalesce(string_agg(t.location, ' '), '') as places,
      coalesce(array_agg('role|' || t.job_title) || array_agg('place|' || t.location), '{}') as phrases
    from talent_request t where t.engagement_id = e.id and t.published_at is not null and t.status_id <> ${talentRequestStatus.cancelled}) requests
  cross join lateral (select app.places_in(concat_ws(' ', e.location, requests.places, y.value)) as words) places
  where e.published_at is not null and e.status = 'open' and not (e.kind = 'competitive' and e.stage = 'fulfillment');
