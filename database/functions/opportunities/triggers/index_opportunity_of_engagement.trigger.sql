create or replace trigger index_opportunity_of_engagement after insert or update of title, description, location, country_id,
    region_id, kind, engagement_type_id, recruitment_type_id, role_category_id, classification_id, sub_classification_id,
    client_id, status, stage, is_demo, closing_at, paused_at, published_at on engagement
  for each row execute function app.index_opportunity_of_engagement();
