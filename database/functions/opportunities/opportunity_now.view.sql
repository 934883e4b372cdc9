-- The rows that opportunity_text should have: each engagement that accepts applications, with its text and filters as
-- lexemes, and the phrases for suggestions. opportunity_text is denormalised: triggers write it through
-- index_opportunity.
create or replace view app.opportunity_now as
  select e.id as engagement_id, closing.at as closing_at,
    app.vector_of(e.title, 'A') || app.vector_of(requests.titles, 'B') || app.vector_of(c.name, 'C')
      || app.vector_of(concat_ws(' ', e.location, requests.places, k.value, s.value, e.description), 'D')
      || array_to_tsvector(array_remove(array[
           '${opportunityLexeme.kind}' || e.kind,
           '${opportunityLexeme.engagementType}' || e.engagement_type_id,
           '${opportunityLexeme.roleCategory}' || e.role_category_id,
           '${opportunityLexeme.recruitmentType}' || e.recruitment_type_id,
           '${opportunityLexeme.classification}' || e.classification_id,
           '${opportunityLexeme.subClassification}' || coalesce(e.sub_classification_id::text, 'any'),
           '${opportunityLexeme.client}' || e.client_id,
           '${opportunityLexeme.region}' || e.region_id,
           '${opportunityLexeme.country}' || e.country_id,
           '${opportunityLexeme.prequalification}' || e.client_id || '/' || e.recruitment_type_id || '/' || e.role_category_id,
           '${opportunityLexeme.isDemo}' || e.is_demo::int], null)
         || array(select '${opportunityLexeme.placeWord}' || w
              from unnest(app.words_in(concat_ws(' ', e.location, requests.places, y.value))) w)) as words,
    array(select distinct p from unnest(array['role|' || e.title, 'client|' || c.name, 'place|' || e.location,
        'classification|' || k.value, 'classification|' || s.value] || requests.phrases) p where p is not null) as phrases
  from engagement e
  join tenant c on c.id = e.client_id
  join classification k on k.id = e.classification_id
  join country y on y.id = e.country_id
  left join sub_classification s on s.id = e.sub_classification_id
  -- A paused engagement has no closing time.
  cross join lateral (select case when e.paused_at is null then e.closing_at else 'infinity' end as at) closing
  cross join lateral (
    select coalesce(string_agg(t.job_title, ' ' order by t.number), '') as titles,
      coalesce(string_agg(t.location, ' ' order by t.number), '') as places,
      coalesce(array_agg('role|' || t.job_title) || array_agg('place|' || t.location), '{}') as phrases
    from talent_request t where t.engagement_id = e.id and t.published_at is not null and t.status_id <> ${talentRequestStatus.cancelled}) requests
  where e.published_at is not null and e.status = 'open' and not (e.kind = 'competitive' and e.stage = 'fulfillment');
