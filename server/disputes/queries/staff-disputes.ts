import { sql, type RawBuilder } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import { toPage } from '#contract/common/paging.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { listStaffDisputes as operation } from '#contract/disputes/operations.ts';
import type { StaffDispute } from '#contract/disputes/shapes.ts';
import { candidatesOfPerson } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { disputeDecisionRights } from '../policy.ts';
import type { DefenceRow } from './lock-dispute.ts';
import { disputeFacts, namedDisputes } from './own-disputes.ts';

/** Reads the facts that a decision depends on, besides the dispute itself. */
export const readDecisionFacts = async (
  scope: ProviderScope,
  defence: Pick<DefenceRow, 'disputeId' | 'candidateId' | 'scopeId' | 'answeredAt' | 'answerBy'>,
) => {
  const { answeredAt, answerBy } = defence;
  const candidateIds = await candidatesOfPerson(scope, defence.candidateId, defence.scopeId);
  const rows = await scope.db
    .selectFrom('candidate')
    .select(['statusId', 'claimState'])
    .where('id', 'in', [defence.candidateId, ...candidateIds])
    .execute();
  const { rows: owned } = await sql<{ isOwner: boolean }>`
    select app.is_owner_in_dispute(${defence.disputeId}, ${scope.now}) as is_owner`.execute(scope.db);
  return {
    answeredAt,
    answerBy,
    isHired: rows.some(({ statusId }) => statusId === candidateStatus.hired),
    isClaimed: rows.some(({ claimState }) => claimState === 'pending'),
    isOwner: owned[0]?.isOwner === true,
  };
};

/** Selects the times at which an agency uploaded a person's CV, oldest first. */
const cvUploads = (supplierId: string, isTheirs: RawBuilder<boolean>) => sql<Date[]>`
  (select coalesce(array_agg(distinct cv.created_at order by cv.created_at), '{}') from candidate_document cv
   where cv.kind = 'cv' and cv.supplier_id = ${sql.ref(supplierId)} and ${isTheirs})`;

const staffDisputes = (scope: ProviderScope) =>
  namedDisputes(scope)
    .innerJoin('tenant as agency', 'agency.id', 'd.supplierId')
    .leftJoin('ownershipDefence as f', 'f.disputeId', 'd.id')
    .leftJoin('candidate as k', 'k.id', 'f.candidateId')
    .select(['agency.name as supplierName', 'k.id as candidateId', 'k.supplierName as ownerName'])
    .select(['k.number as candidateNumber', 'k.dateSubmitted', 'k.consentRequestId', 'k.consentConfirmedAt'])
    .select(['f.scopeId', 'k.dateHired', 'f.answerBy', 'f.contacts as ownerContacts', 'f.statement as ownerStatement'])
    .select(['f.answeredAt', 'f.answeredByName'])
    .select(cvUploads('k.supplier_id', sql<boolean>`cv.candidate_id = k.id`).as('cvUploadedAt'))
    .select(
      cvUploads(
        'd.supplier_id',
        sql<boolean>`exists (select from candidate_identity i
          where i.candidate_id = cv.candidate_id and i.key_type || ':' || i.key_hash = any (d.keys))`,
      ).as('ownCvUploadedAt'),
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
        cvUploadedAt: row.cvUploadedAt.map((at) => at.toISOString()),
        hiredAt: text(row.dateHired),
        answerBy: row.answerBy.toISOString(),
        contacts: row.ownerContacts ?? [],
        statement: row.ownerStatement ?? '',
        answeredAt: text(row.answeredAt),
        answeredByName: row.answeredByName ?? '',
      };

const toStaffDispute = async (scope: ProviderScope, row: Row): Promise<StaffDispute> => {
  const { candidateId, scopeId, answerBy, answeredAt } = row;
  const owner =
    candidateId === null || scopeId === null || answerBy === null
      ? undefined
      : await readDecisionFacts(scope, { disputeId: row.id, candidateId, scopeId, answerBy, answeredAt });
  return {
    ...disputeFacts(row),
    supplierName: row.supplierName,
    consentedAt: text(row.consentedAt),
    cvUploadedAt: row.ownCvUploadedAt.map((at) => at.toISOString()),
    owner: ownerOf(row),
    can: disputeDecisionRights(scope, { state: row.state, owner }),
  };
};

/** Returns a dispute after a decision. */
export const reloadStaffDispute = async (scope: ProviderScope, disputeId: string): Promise<StaffDispute> =>
  toStaffDispute(scope, await staffDisputes(scope).where('d.id', '=', disputeId).executeTakeFirstOrThrow());

/** Lists disputes: open ones first, by earliest deadline, then the others, latest first. */
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
