import { sql, type RawBuilder } from 'kysely';
import { currentSalary } from '#contract/candidates/rules.ts';
import { candidateStatuses, type CandidateStatusId, type FeeState } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { engagementKindNames, type EngagementKind } from '#contract/engagements/states.ts';
import type { downloadCandidateSubmissionReport as operation } from '#contract/reports/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { reportCellCopy } from '../copy.ts';
import { amountCell, dateTimeCell, limitToOwnWork, paddedCell } from './columns.ts';
import { batchesOf, createReportFile, type ReportColumn } from './report-file.ts';

const feeStateText = (state: FeeState): string =>
  state === 'on_hold' ? reportCellCopy.feeOnHold : reportCellCopy.feeAssigned;

/** A submitted candidate with its engagement and talent request. */
export interface SubmissionRow {
  number: number;
  firstName: string;
  lastName: string;
  statusId: CandidateStatusId;
  clientName: string;
  engagementNumber: number;
  title: string;
  kind: EngagementKind;
  requestNumber: number;
  jobTitle: string;
  location: string;
  emailAddress: string;
  contactNumber: string;
  baseSalary: string;
  baseSalaryRevised: string | null;
  agencyFee: string;
  feeState: FeeState | null;
  currency: string;
  digits: number;
  dateSubmitted: Date;
  dateShortListed: Date | null;
  dateScreened: Date | null;
  dateInterviewed: Date | null;
  dateOfferExtended: Date | null;
  dateHired: Date | null;
  dateRejected: Date | null;
  dateNotSelected: Date | null;
  dateWithdrawn: Date | null;
  submittedByName: string;
}

export const submissionColumns: readonly ReportColumn<SubmissionRow>[] = [
  { header: 'number', width: 10, cell: (row) => paddedCell(row.number) },
  { header: 'firstName', width: 16, cell: (row) => row.firstName },
  { header: 'lastName', width: 18, cell: (row) => row.lastName },
  { header: 'status', width: 15, cell: (row) => lookupValue(candidateStatuses, row.statusId) },
  { header: 'client', width: 24, cell: (row) => row.clientName },
  { header: 'engagement', width: 12, cell: (row) => paddedCell(row.engagementNumber) },
  { header: 'title', width: 34, cell: (row) => row.title },
  { header: 'kind', width: 13, cell: (row) => engagementKindNames[row.kind] },
  { header: 'talentRequest', width: 14, cell: (row) => paddedCell(row.requestNumber) },
  { header: 'jobTitle', width: 30, cell: (row) => row.jobTitle },
  { header: 'location', width: 20, cell: (row) => row.location },
  { header: 'emailAddress', width: 30, cell: (row) => row.emailAddress },
  { header: 'contactNumber', width: 18, cell: (row) => row.contactNumber },
  { header: 'baseSalary', width: 14, cell: (row) => amountCell(currentSalary(row), row.digits) },
  { header: 'agencyFee', width: 14, cell: (row) => amountCell(row.agencyFee, row.digits) },
  { header: 'currency', width: 10, cell: (row) => row.currency },
  { header: 'feeState', width: 24, cell: (row) => (row.feeState ? feeStateText(row.feeState) : '') },
  { header: 'submitted', width: 18, cell: (row, clock) => dateTimeCell(row.dateSubmitted, clock) },
  { header: 'shortlisted', width: 18, cell: (row, clock) => dateTimeCell(row.dateShortListed, clock) },
  { header: 'screening', width: 18, cell: (row, clock) => dateTimeCell(row.dateScreened, clock) },
  { header: 'interviewing', width: 18, cell: (row, clock) => dateTimeCell(row.dateInterviewed, clock) },
  { header: 'offerExtended', width: 18, cell: (row, clock) => dateTimeCell(row.dateOfferExtended, clock) },
  { header: 'hired', width: 18, cell: (row, clock) => dateTimeCell(row.dateHired, clock) },
  { header: 'rejected', width: 18, cell: (row, clock) => dateTimeCell(row.dateRejected, clock) },
  { header: 'notSelected', width: 18, cell: (row, clock) => dateTimeCell(row.dateNotSelected, clock) },
  { header: 'withdrew', width: 18, cell: (row, clock) => dateTimeCell(row.dateWithdrawn, clock) },
  { header: 'submittedBy', width: 22, cell: (row) => row.submittedByName },
];

/**
 * Selects the agency's submissions that meet a condition on `c`, latest first, in the engagements that the caller may
 * see.
 */
export const selectSubmissions = (scope: AgencyScope, condition: RawBuilder<unknown>) => sql`
  select c.number, c.first_name, c.last_name, c.status_id, t.name as client_name, e.number as engagement_number, e.title,
    e.kind, r.number as request_number, r.job_title, c.location, c.email_address, c.contact_number, c.base_salary,
    c.base_salary_revised, c.agency_fee, c.fee_state, m.code as currency, m.digits, c.date_submitted,
    c.date_short_listed, c.date_screened, c.date_interviewed, c.date_offer_extended, c.date_hired, c.date_rejected,
    c.date_not_selected, c.date_withdrawn, c.submitted_by_name
  from candidate c join talent_request r on r.id = c.talent_request_id join engagement e on e.id = c.engagement_id
    join tenant t on t.id = c.client_id join currency m on m.id = c.currency_id
  where c.supplier_id = ${scope.tenantId} and ${condition}${limitToOwnWork(scope, 'c.engagement_id')}
  order by c.date_submitted desc, c.number desc`;

/** Exports every submission in a period, latest first. Withdrawn candidates are included with that status. */
export const downloadSubmissionReport = (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> =>
  createReportFile(scope, 'candidateSubmission', input, {
    columns: submissionColumns,
    rows: ({ from, to }) =>
      batchesOf<SubmissionRow>(
        scope,
        selectSubmissions(scope, sql`c.date_submitted >= ${from} and c.date_submitted < ${to}`),
      ),
  });
