import { sql, type RawBuilder } from 'kysely';
import type {
  countCandidates as countOperation,
  countCentreViews as viewCountsOperation,
  listCandidates as operation,
} from '#contract/candidates/operations/list.ts';
import { centreViews, type CentreViewName } from '#contract/candidates/filters.ts';
import { candidateStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { findEngagement, findTalentRequest } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { dateColumnByStatus } from '../../rules/status-dates.ts';
import { toCandidateConsent } from '../candidate-details.ts';
import { centreConditions, resolveFilterAliases } from './centre-conditions.ts';

type Input = InputOf<typeof operation>;

/** The columns that each sort order reads. */
const columnsOf: Record<Input['sortBy'], readonly string[]> = {
  submittedDate: ['date_submitted'],
  name: ['last_name', 'first_name'],
  baseSalary: ['base_salary_revised', 'base_salary'],
  agencyFee: ['agency_fee'],
  candidateNumber: ['number'],
};

/** The values to sort by. The base salary is the revised one if there is one, as in `currentSalary`. */
const sortValuesOf = (sortBy: Input['sortBy']): RawBuilder<unknown>[] => {
  const columns = columnsOf[sortBy].map((column) => sql.ref(column));
  return sortBy === 'baseSalary' ? [sql`coalesce(${sql.join(columns)})`] : columns;
};

/** Orders by a unique column last, so that no candidate is repeated on a later page. */
const orderOf = ({ sortBy, sortOrder }: Input): RawBuilder<unknown> =>
  sql.join([...sortValuesOf(sortBy), sql.ref('id')].map((value) => sql`${value} ${sql.raw(sortOrder)}`));

const statusDates = sql.join(
  Object.entries(dateColumnByStatus).map(
    ([id, column]) => sql`when ${sql.lit(Number(id))} then ${sql.ref(`c.${column}`)}`,
  ),
  sql` `,
);

interface Row {
  total: number;
  /** Null if the page is empty and the row contains only the total. */
  id: string | null;
  number: number;
  firstName: string;
  lastName: string;
  statusId: CandidateStatusId;
  since: Date;
  dateSubmitted: Date;
  location: string;
  baseSalary: string;
  baseSalaryRevised: string | null;
  currency: string;
  agencyFee: string;
  engagementId: string;
  talentRequestId: string;
  kind: 'competitive' | 'successfee';
  jobTitle: string;
  clientId: string;
  clientName: string;
  consentConfirmedAt: Date | null;
  consentRequestId: string | null;
  consentWithdrawnAt: Date | null;
}

/** Whether the caller can see the filter's talent request and engagement, and the engagement is of the given kind. */
const filteredRecordsExist = async (
  scope: AgencyScope,
  { talentRequestId, auctionId, successFeeId }: Input,
): Promise<boolean> => {
  if (talentRequestId !== undefined && !(await findTalentRequest(scope, talentRequestId))) return false;
  if (auctionId !== undefined && (await findEngagement(scope, auctionId))?.kind !== 'competitive') return false;
  return successFeeId === undefined || (await findEngagement(scope, successFeeId))?.kind === 'successfee';
};

const withOne = (ids: readonly string[] = [], id?: string): readonly string[] =>
  id === undefined ? ids : [...ids, id];

/**
 * Lists the agency's candidates from all engagements. The query finds and counts the matches once, and reads full rows
 * only for the page.
 */
export const listCandidates = async (scope: AgencyScope, input: Input): Promise<HandlerResult<typeof operation>> => {
  if (!(await filteredRecordsExist(scope, input))) return notFound();
  const { talentRequestId, auctionId, successFeeId } = input;
  const conditions = centreConditions(scope, {
    ...resolveFilterAliases(input),
    talentRequestIds: withOne(input.talentRequestIds, talentRequestId),
    auctionIds: withOne(input.auctionIds, auctionId),
    successFeeIds: withOne(input.successFeeIds, successFeeId),
  });
  const sortColumns = sql.join(columnsOf[input.sortBy].map((column) => sql.ref(`c.${column}`)));
  const { rows } = await sql<Row>`
    with listed as materialized (
      select c.id, ${sortColumns} from app.listed_candidate c
      where ${conditions}),
    page as (select id from listed order by ${orderOf(input)} limit ${input.pageSize} offset ${input.pageCurrent * input.pageSize})
    select counted.total, shown.* from (select count(*) as total from listed) counted left join (
      select c.id, c.number, c.first_name, c.last_name, c.status_id, c.date_submitted, c.location, c.base_salary,
        c.base_salary_revised, c.agency_fee, c.engagement_id, c.talent_request_id, e.kind, r.job_title, c.client_id,
        t.name as client_name, c.consent_confirmed_at, c.consent_request_id, c.consent_withdrawn_at,
        m.code as currency, coalesce(case c.status_id ${statusDates} end, c.date_submitted) as since
      from page join candidate c on c.id = page.id join talent_request r on r.id = c.talent_request_id
        join engagement e on e.id = c.engagement_id join tenant t on t.id = c.client_id join currency m on m.id = c.currency_id
      ) shown on true
    order by ${orderOf(input)}`.execute(scope.db);
  const records = rows.flatMap((row) => (row.id === null ? [] : [recordOf({ ...row, id: row.id })]));
  return toPage(records, input, rows[0]?.total ?? 0);
};

const recordOf = (row: Row & { id: string }) => ({
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
  baseSalaryRevised: row.baseSalaryRevised,
  baseSalaryIso: row.currency,
  agencyFee: row.agencyFee,
  engagementId: row.engagementId,
  talentRequestId: row.talentRequestId,
  auctionType: row.kind,
  jobTitle: row.jobTitle,
  clientId: row.clientId,
  clientName: row.clientName,
  consent: toCandidateConsent(row),
});

export const countCandidates = async (
  scope: AgencyScope,
  input: InputOf<typeof countOperation>,
): Promise<HandlerResult<typeof countOperation>> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.listed_candidate c where ${centreConditions(scope, resolveFilterAliases(input))}`.execute(
    scope.db,
  );
  return { count: rows[0]?.count ?? 0 };
};

const viewNames = Object.keys(centreViews) as CentreViewName[];

/** Counts the candidates in each predefined view, in one query. */
export const countCentreViews = async (scope: AgencyScope): Promise<HandlerResult<typeof viewCountsOperation>> => {
  const counts = viewNames.map(
    (name) => sql`(select count(*)::int from app.listed_candidate c
      where ${centreConditions(scope, centreViews[name])}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<CentreViewName, number>>`select ${sql.join(counts)}`.execute(scope.db);
  return rows[0] ?? { changed: 0, unopened: 0, salaryRevisions: 0 };
};
