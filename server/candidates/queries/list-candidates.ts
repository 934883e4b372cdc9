import { sql, type RawBuilder } from 'kysely';
import type { listCandidates as operation } from '#contract/candidates/operations/list.ts';
import { candidateStatus, candidateStatuses } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { pageOf } from '#contract/common/paging.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

type Input = InputOf<typeof operation>;

const listed = candidateStatuses.map((one) => one.id).filter((id) => id !== candidateStatus.withdrew);

const columnsOf: Record<Input['sortBy'], readonly string[]> = {
  submittedDate: ['c.date_submitted'],
  name: ['c.last_name', 'c.first_name'],
  baseSalary: ['c.base_salary'],
  agencyFee: ['c.agency_fee'],
  candidateNumber: ['c.number'],
};

/** Rows that sort alike keep one order, so that no page shows a candidate twice. */
const orderOf = ({ sortBy, sortOrder }: Input): RawBuilder<unknown> =>
  sql.join([...columnsOf[sortBy], 'c.id'].map((column) => sql`${sql.ref(column)} ${sql.raw(sortOrder)}`));

interface Row {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  statusId: number;
  since: Date;
  dateSubmitted: Date;
  location: string;
  baseSalary: string;
  currency: string;
  agencyFee: string;
  engagementId: string;
  talentRequestId: string;
  jobTitle: string;
  clientName: string;
}

/** The agency's candidates over all engagements. Of a cancelled request only the rejected ones stay listed. */
export const listCandidates = async (scope: AgencyScope, input: Input): Promise<Answer<typeof operation>> => {
  const wanted = input.statusIds.length === 0 ? listed : input.statusIds.filter((id) => listed.includes(id));
  const visible = sql`c.supplier_id = ${scope.tenantId} and c.status_id = any (${wanted}::int[])
    and (r.status_id <> ${talentRequestStatus.cancelled} or c.status_id = ${candidateStatus.rejected})`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from candidate c join talent_request r on r.id = c.talent_request_id where ${visible}`.execute(
    scope.db,
  );
  const { rows } = await sql<Row>`
    select c.id, c.number, c.first_name, c.last_name, c.status_id, c.date_submitted, c.location, c.base_salary,
      c.agency_fee, c.engagement_id, c.talent_request_id, r.job_title, t.name as client_name, m.code as currency,
      coalesce(case c.status_id when 2 then c.date_hired when 3 then c.date_rejected when 4 then c.date_short_listed
        when 6 then c.date_screened when 7 then c.date_not_selected when 8 then c.date_interviewed
        when 9 then c.date_offer_extended end, c.date_submitted) as since
    from candidate c join talent_request r on r.id = c.talent_request_id join tenant t on t.id = c.client_id
      join currency m on m.id = c.currency_id
    where ${visible}
    order by ${orderOf(input)} limit ${input.pageSize} offset ${input.pageCurrent * input.pageSize}`.execute(scope.db);
  return pageOf(
    rows.map((row) => ({
      _id: row.id,
      candidateNumber: row.number,
      firstName: row.firstName,
      lastName: row.lastName,
      candidateStatusId: row.statusId,
      candidateStatus: lookupValue(candidateStatuses, row.statusId),
      since: row.since.toISOString(),
      dateSubmitted: row.dateSubmitted.toISOString(),
      location: row.location,
      baseSalary: row.baseSalary,
      baseSalaryIso: row.currency,
      agencyFee: row.agencyFee,
      engagementId: row.engagementId,
      talentRequestId: row.talentRequestId,
      jobTitle: row.jobTitle,
      clientName: row.clientName,
    })),
    input,
    counted[0]?.total ?? 0,
  );
};
