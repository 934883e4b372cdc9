import { sql } from 'kysely';
import type { listHires as operation } from '#contract/candidates/operations/salary.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import { paddedNumber } from '#server/platform/db/padded-number.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { readSalaryHistories } from './salary-revisions.ts';

/** The columns in which each search word must occur. */
const searched = sql<string>`concat_ws(' ', ${paddedNumber('k.number')}, k.first_name, k.last_name, k.supplier_name,
  client.name, ${paddedNumber('e.number')}, e.title, r.job_title)`;

/** Lists the hired candidates with their salaries, latest hire first, for the provider's staff. */
export const listHires = async (
  scope: ProviderScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const hires = keywordPatterns(input.keywords ?? '').reduce(
    (rows, pattern) => rows.where(searched, 'ilike', pattern),
    scope.db
      .selectFrom('candidate as k')
      .innerJoin('engagement as e', 'e.id', 'k.engagementId')
      .innerJoin('talentRequest as r', 'r.id', 'k.talentRequestId')
      .innerJoin('tenant as client', 'client.id', 'k.clientId')
      .innerJoin('currency as c', 'c.id', 'k.currencyId')
      .leftJoin('assignedFee as f', 'f.candidateId', 'k.id')
      .where('k.statusId', '=', candidateStatus.hired)
      .where('k.erasedAt', 'is', null),
  );
  const { total } = await hires.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await hires
    .select([
      'k.id as candidateId',
      'k.number as candidateNumber',
      'k.firstName',
      'k.lastName',
      'k.supplierName',
      'client.name as clientName',
      'e.number as engagementNumber',
      'e.title as engagementTitle',
      'r.jobTitle',
      'k.dateSubmitted',
      'k.dateHired',
      'k.baseSalary',
      'k.baseSalaryRevised',
      'k.totalCompensation',
      'k.feeTypeId',
      'k.feePercent',
      'k.feeAmount',
      'k.agencyFee',
      'k.feeState',
      'f.supplierName as assignedTo',
      'f.amount as assignedAmount',
      'c.code as baseSalaryIso',
      'c.digits as currencyDigits',
    ])
    .orderBy('k.dateHired', (order) => order.desc().nullsLast())
    .orderBy('k.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const histories = await readSalaryHistories(
    scope,
    rows.map(({ candidateId }) => candidateId),
  );
  const records = rows.map(({ dateSubmitted, dateHired, assignedTo, assignedAmount, ...row }) => ({
    ...row,
    assignedFee: assignedTo === null ? null : { supplierName: assignedTo, amount: assignedAmount },
    dateSubmitted: dateSubmitted.toISOString(),
    dateHired: dateHired?.toISOString() ?? null,
    salaryRevisions: histories.get(row.candidateId)?.salaryRevisions ?? [],
  }));
  return toPage(records, input, total);
};
