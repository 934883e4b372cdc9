import { sql } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import { toPage } from '#contract/common/paging.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { listStaffDisputes as operation } from '#contract/disputes/operations.ts';
import type { StaffDispute } from '#contract/disputes/shapes.ts';
import { candidatesOfPerson } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { decisionRights } from '../policy.ts';
import { disputeFacts, namedDisputes } from './own-disputes.ts';

/** Whether the owner has already placed the person at the client. */
export const isOwnerHired = async (scope: ProviderScope, candidateId: string): Promise<boolean> => {
  const hired = await scope.db
    .selectFrom('candidate')
    .select('id')
    .where('id', 'in', [candidateId, ...(await candidatesOfPerson(scope, candidateId))])
    .where('statusId', '=', candidateStatus.hired)
    .limit(1)
    .executeTakeFirst();
  return hired !== undefined;
};

const staffDisputes = (scope: ProviderScope) =>
  namedDisputes(scope)
    .innerJoin('tenant as agency', 'agency.id', 'd.supplierId')
    .leftJoin('ownershipDefence as f', 'f.disputeId', 'd.id')
    .leftJoin('candidate as k', 'k.id', 'f.candidateId')
    .select(['agency.name as supplierName', 'k.id as candidateId', 'k.supplierName as ownerName'])
    .select(['k.number as candidateNumber', 'k.dateSubmitted', 'k.consentRequestId', 'k.consentConfirmedAt'])
    .select(['k.dateHired', 'f.answerBy', 'f.contacts as ownerContacts', 'f.statement as ownerStatement'])
    .select(['f.answeredAt', 'f.answeredByName'])
    .select((eb) =>
      eb
        .selectFrom('candidateDocument as cv')
        .select(sql<Date[]>`coalesce(array_agg(cv.created_at order by cv.created_at), '{}')`.as('at'))
        .whereRef('cv.candidateId', '=', 'k.id')
        .where('cv.kind', '=', 'cv')
        .as('cvUploadedAt'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof staffDisputes>['execute']>>[number];
const text = (date: Date | null): string | null => date?.toISOString() ?? null;

const ownerOf = (row: Row): StaffDispute['owner'] =>
  row.candidateId === null || row.dateSubmitted === null || row.answerBy === null
    ? null
    : {
        supplierName: row.ownerName ?? '',
        candidateNumber: row.candidateNumber ?? 0,
        submittedAt: row.dateSubmitted.toISOString(),
        consentedAt: row.consentRequestId === null ? null : text(row.consentConfirmedAt),
        cvUploadedAt: (row.cvUploadedAt ?? []).map((at) => at.toISOString()),
        hiredAt: text(row.dateHired),
        answerBy: row.answerBy.toISOString(),
        contacts: row.ownerContacts ?? [],
        statement: row.ownerStatement ?? '',
        answeredAt: text(row.answeredAt),
        answeredByName: row.answeredByName ?? '',
      };

const toStaffDispute = async (scope: ProviderScope, row: Row): Promise<StaffDispute> => {
  const owner =
    row.candidateId === null || row.answerBy === null
      ? undefined
      : {
          answeredAt: row.answeredAt,
          answerBy: row.answerBy,
          isHired: await isOwnerHired(scope, row.candidateId),
        };
  return {
    ...disputeFacts(row),
    supplierName: row.supplierName,
    owner: ownerOf(row),
    can: decisionRights(scope, { state: row.state, owner }),
  };
};

/** A dispute after a decision. */
export const reloadStaffDispute = async (scope: ProviderScope, disputeId: string): Promise<StaffDispute> =>
  toStaffDispute(scope, await staffDisputes(scope).where('d.id', '=', disputeId).executeTakeFirstOrThrow());

/** Open disputes first, those that are due earliest at the top; then the others, latest first. */
export const listStaffDisputes = async (
  scope: ProviderScope,
  page: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const rows = await staffDisputes(scope)
    .orderBy(sql`d.state <> 'open'`)
    .orderBy(sql`case when d.state = 'open' then d.decide_by end`)
    .orderBy('d.openedAt', 'desc')
    .orderBy('d.id')
    .limit(page.pageSize)
    .offset(page.pageCurrent * page.pageSize)
    .execute();
  const { total } = await scope.db
    .selectFrom('ownershipDispute')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('erasedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const records: StaffDispute[] = [];
  for (const row of rows) records.push(await toStaffDispute(scope, row));
  return toPage(records, page, Number(total));
};
