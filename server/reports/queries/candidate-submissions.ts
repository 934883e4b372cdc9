import { sql, type RawBuilder } from 'kysely';
import { candidateStatuses, type CandidateStatusId, type FeeState } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { engagementKindNames, type EngagementKind } from '#contract/engagements/states.ts';
import type { candidateSubmission as operation } from '#contract/reports/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { amountCell, dateCell, limitToOwnWork, paddedCell } from './columns.ts';
import { batchesOf, createReportFile, type ReportColumn } from './report-file.ts';

const feeStateNames: Readonly<Record<FeeState, string>> = {
  on_hold: 'On hold',
  assigned: 'Assigned to another agency',
};

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
  { header: 'Number', width: 10, cell: (row) => paddedCell(row.number) },
  { header: 'First name', width: 16, cell: (row) => row.firstName },
  { header: 'Last name', width: 18, cell: (row) => row.lastName },
  { header: 'Status', width: 15, cell: (row) => lookupValue(candidateStatuses, row.statusId) },
  { header: 'Client', width: 24, cell: (row) => row.clientName },
  { header: 'Engagement', width: 12, cell: (row) => paddedCell(row.engagementNumber) },
  { header: 'Title', width: 34, cell: (row) => row.title },
  { header: 'Kind', width: 13, cell: (row) => engagementKindNames[row.kind] },
  { header: 'Talent request', width: 14, cell: (row) => paddedCell(row.requestNumber) },
  { header: 'Job title', width: 30, cell: (row) => row.jobTitle },
  { header: 'Location', width: 20, cell: (row) => row.location },
  { header: 'Email address', width: 30, cell: (row) => row.emailAddress },
  { header: 'Contact number', width: 18, cell: (row) => row.contactNumber },
  { header: 'Base salary', width: 14, cell: (row) => amountCell(row.baseSalary, row.digits) },
  { header: 'Agency fee', width: 14, cell: (row) => amountCell(row.agencyFee, row.digits) },
  { header: 'Currency', width: 10, cell: (row) => row.currency },
  { header: 'Fee state', width: 24, cell: (row) => (row.feeState ? feeStateNames[row.feeState] : '') },
  { header: 'Submitted', width: 18, cell: (row, clock) => dateCell(row.dateSubmitted, clock) },
  { header: 'Shortlisted', width: 18, cell: (row, clock) => dateCell(row.dateShortListed, clock) },
  { header: 'Screening', width: 18, cell: (row, clock) => dateCell(row.dateScreened, clock) },
  { header: 'Interviewing', width: 18, cell: (row, clock) => dateCell(row.dateInterviewed, clock) },
  { header: 'Offer Extended', width: 18, cell: (row, clock) => dateCell(row.dateOfferExtended, clock) },
  { header: 'Hired', width: 18, cell: (row, clock) => dateCell(row.dateHired, clock) },
  { header: 'Rejected', width: 18, cell: (row, clock) => dateCell(row.dateRejected, clock) },
  { header: 'Not Selected', width: 18, cell: (row, clock) => dateCell(row.dateNotSelected, clock) },
  { header: 'Withdrew', width: 18, cell: (row, clock) => dateCell(row.dateWithdrawn, clock) },
  { header: 'Submitted by', width: 22, cell: (row) => row.submittedByName },
];

/**
 * Selects the agency's submissions that meet a condition on `c`, latest first, in the engagements that the caller may
 * see.
 */
export const selectSubmissions = (scope: AgencyScope, condition: RawBuilder<unknown>) => sql`
  select c.number, c.first_name, c.last_name, c.status_id, t.name as client_name, e.number as engagement_number, e.title,
    e.kind, r.number as request_number, r.job_title, c.location, c.email_address, c.contact_number, c.base_salary,
    c.agency_fee, c.fee_state, m.code as currency, m.digits, c.date_submitted, c.date_short_listed, c.date_screened,
    c.date_interviewed, c.date_offer_extended, c.date_hired, c.date_rejected, c.date_not_selected, c.date_withdrawn,
    c.submitted_by_name
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
