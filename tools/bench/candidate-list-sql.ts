import { candidateStatus } from '#contract/candidates/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';

/**
 * The product's statement for the list. It finds and counts rows in one pass, and reads full rows only for the page.
 */
export const candidateListSql = `
  with listed as materialized (
    select c.id, c.date_submitted from candidate c
    where c.supplier_id = $1 and c.status_id = any ($2::int[])
      and (c.status_id = ${candidateStatus.rejected} or c.talent_request_id not in (select r.id from talent_request r where r.status_id = ${talentRequestStatus.cancelled}))),
  page as (select id from listed order by date_submitted desc, id desc limit $3 offset $4)
  select counted.total, shown.* from (select count(*) as total from listed) counted left join (
    select c.id, c.number, c.first_name, c.last_name, c.status_id, c.date_submitted, c.location, c.base_salary,
      c.agency_fee, c.engagement_id, c.talent_request_id, r.job_title, t.name as client_name, m.code as currency
    from page join candidate c on c.id = page.id join talent_request r on r.id = c.talent_request_id
      join tenant t on t.id = c.client_id join currency m on m.id = c.currency_id) shown on true
  order by date_submitted desc, id desc`;
