create or replace trigger guard_talent_request_terms before update of job_title, description, location, no_of_roles, base_salary_from,
  base_salary_to, contracted_units, cv_cap on talent_request for each row execute function app.guard_talent_request_terms();
