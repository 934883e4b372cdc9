import { sql } from 'kysely';
import { applicationStatus } from '#contract/applications/states.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { demoTenantId } from './market.ts';

const agencies = 50;
const candidatesPerRequest = 100;

const { pending, hired, rejected, shortlisted, withdrew, screening, notSelected, interviewing, offerExtended } =
  candidateStatus;

/** The statuses of the candidates, assigned in turn. */
const statusesInTurn: readonly CandidateStatusId[] = [
  pending,
  pending,
  pending,
  shortlisted,
  shortlisted,
  screening,
  screening,
  interviewing,
  offerExtended,
  hired,
  rejected,
  rejected,
  notSelected,
  withdrew,
];

/**
 * Adds a large market for benchmarks: 50 agencies including Harbour Talent, their engagements, and `candidates`
 * candidates in all statuses. All rows are derived from numbers, so that every large world is the same.
 */
export const makeLargeWorld = (source: ScopeSource, candidates: number): Promise<void> =>
  inSystemScope(source, 'create a large world for benchmarks', async (scope) => {
    const requests = Math.max(1, Math.ceil(candidates / candidatesPerRequest));
    const { now, db } = scope;
    await sql`create temporary table large_agency on commit drop as
      select n, case when n = 0 then ${demoTenantId('harbour')}::uuid else md5('agency' || n)::uuid end as id,
        case when n = 0 then 'Harbour Talent' else 'Agency ' || lpad(n::text, 3, '0') end as name
      from generate_series(0, ${agencies - 1}::int) n`.execute(db);
    await sql`insert into tenant (id, side, name, status, is_assessment_completed, created_at, is_demo)
      select id, 'agency', name, 'approved', true, ${now}, true from large_agency where n > 0 on conflict do nothing`.execute(
      db,
    );
    await sql`create temporary table large_request on commit drop as
      select n, md5('engagement' || n)::uuid as engagement_id, md5('request' || n)::uuid as request_id,
        (array[${demoTenantId('northwind')}, ${demoTenantId('sable')}, ${demoTenantId('calder')}, ${demoTenantId('larkfield')},
               ${demoTenantId('brightwater')}, ${demoTenantId('tallowood')}]::uuid[])[1 + n % 6] as client_id
      from generate_series(1, ${requests}::int) n`.execute(db);
    await sql`insert into engagement (id, number, kind, engagement_type_id, client_id, title, stage, recruitment_type_id,
        role_category_id, employment_class_id, classification_id, location, country_id, region_id, time_zone, currency_id,
        fee_type_id, fee_percent, terms, hiring_lead_name, hiring_lead_email, closing_at, published_at, created_at, is_demo)
      select engagement_id, nextval('engagement_number'), 'successfee', 1, client_id, 'Engagement ' || n,
        'fulfillment', 1, 1 + n % 3, 1, 1 + n % 24, 'Place ' || n % 200, 36, 1, 'UTC', 152, 1, 15, 'Terms', 'Hiring Lead',
        'lead@client.example', ${now}::timestamptz + (n % 60 + 1) * interval '1 day', ${now}::timestamptz - interval '30 days',
        ${now}::timestamptz - (n % 400) * interval '1 hour', true
      from large_request on conflict do nothing`.execute(db);
    await sql`insert into talent_request (id, number, engagement_id, client_id, job_title, location, no_of_roles, status_id,
        base_salary_from, base_salary_to, published_at, status_changed_at, created_at)
      select request_id, nextval('talent_request_number'), engagement_id, client_id, 'Role ' || n % 300, 'Place ' || n % 200, 5,
        ${talentRequestStatus.available}::int, 80000, 120000, ${now}::timestamptz - interval '30 days', ${now}, ${now}
      from large_request on conflict do nothing`.execute(db);
    await sql`insert into application (id, engagement_id, supplier_id, client_id, supplier_name, status_id, terms_version,
        terms_hash, terms, fee_type_id, fee_percent, applied_by, applied_by_name, applied_at, decided_at)
      select md5('application' || r.n || '-' || a.n)::uuid, r.engagement_id, a.id, r.client_id, a.name, ${applicationStatus.approved}::int, 1, '',
        jsonb_build_object('engagementId', e.id, 'engagementNumber', e.number, 'termsVersion', e.terms_version, 'terms', e.terms,
          'feeTypeId', e.fee_type_id, 'feePercent', e.fee_percent::text, 'feeAmount', null, 'currencyCode', m.code,
          'guaranteeDays', e.guarantee_days),
        1, 15, a.id, 'Somebody', ${now}::timestamptz - interval '20 days', ${now}::timestamptz - interval '19 days'
      from large_request r join large_agency a on (r.n + a.n) % 5 = 0
        join engagement e on e.id = r.engagement_id join currency m on m.id = e.currency_id on conflict do nothing`.execute(
      db,
    );
    await sql`insert into candidate (id, number, engagement_id, talent_request_id, application_id, supplier_id, client_id,
        supplier_name, first_name, last_name, email_address, location, currency_id, base_salary, fee_type_id, fee_percent,
        agency_fee, status_id, submitted_by, submitted_by_name, date_submitted, date_hired, updated_at)
      select md5('candidate' || c.n)::uuid, nextval('candidate_number'), r.engagement_id, r.request_id,
        md5('application' || r.n || '-' || a.n)::uuid, a.id, r.client_id, a.name, 'First' || c.n % 997, 'Last' || c.n % 4001,
        'person' || c.n || '@people.example', 'Place ' || c.n % 200, 152, 80000 + (c.n % 80) * 500, 1, 15,
        (80000 + (c.n % 80) * 500) * 0.15, s.id, a.id, 'Somebody',
        ${now}::timestamptz - (c.n % 5000) * interval '97 minutes', case when s.id = ${hired}::int then ${now}::timestamptz end, ${now}
      from generate_series(1, ${candidates}::int) c(n)
      join large_request r on r.n = 1 + c.n % ${requests}::int
      cross join lateral (select (${[...statusesInTurn]}::int[])[1 + (c.n * 7) % ${statusesInTurn.length}::int]) s(id)
      join large_agency a on a.n = ((5 - r.n % 5) % 5 + 5 * (c.n / ${requests}::int)) % ${agencies}::int
      on conflict do nothing`.execute(db);
    await sql`insert into candidate_identity (candidate_id, talent_request_id, supplier_id, client_id, key_type, key_hash, active)
      select id, talent_request_id, supplier_id, client_id, 'email',
        encode(sha256(convert_to('email:' || email_address, 'utf8')), 'hex'), status_id <> ${withdrew}::int
      from candidate where email_address like 'person%@people.example' on conflict do nothing`.execute(db);
  });
