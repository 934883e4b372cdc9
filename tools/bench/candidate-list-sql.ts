/**
 * The product's statement for the list of candidates by status, without its other filters. It finds and counts rows in one
 * pass, and reads full rows only for the page.
 */
export const candidateListSql = `
  with listed as materialized (
    select c.id, c.date_submitted from app.listed_candidate c
    where c.supplier_id = $1 and c.status_id = any ($2::int[])),
  page as (select id from listed order by date_submitted desc, id desc limit $3 offset $4)
  select counted.total, shown.* from (select count(*) as total from listed) counted left join (
    select c.id, c.number, c.first_name, c.last_name, c.status_id, c.date_submitted, c.location, c.base_salary,
      c.base_salary_revised, c.agency_fee, c.engagement_id, c.talent_request_id, e.kind, r.job_title, c.client_id,
      t.name as client_name, c.consent_confirmed_at, c.consent_request_id, c.consent_withdrawn_at, m.code as currency,
      coalesce(case c.status_id when 2 then c.date_hired when 3 then c.date_rejected when 4 then c.date_short_listed
        when 6 then c.date_screened when 7 then c.date_not_selected when 8 then c.date_interviewed
        when 9 then c.date_offer_extended end, c.date_submitted) as since
    from page join candidate c on c.id = page.id join talent_request r on r.id = c.talent_request_id
      join engagement e on e.id = c.engagement_id join tenant t on t.id = c.client_id
      join currency m on m.id = c.currency_id) shown on true
  order by date_submitted desc, id desc`;
