import { sql } from 'kysely';
import { toPage } from '#contract/common/paging.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { listStaffDisputes as operation } from '#contract/disputes/operations.ts';
import type { StaffDispute } from '#contract/disputes/shapes.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { disputeDecisionRights } from '../policy.ts';
import { baseDisputeFields, selectCvUploads, selectDisputesWithNames } from './own-disputes.ts';

/**
 * Reads the data in the owners' sides of disputes that decides the rights, as a map by dispute ID. Disputes that
 * haven't been raised are left out.
 */
export const readDecisionFacts = async (scope: ProviderScope, disputeIds: readonly string[]) => {
  const { rows } = await sql<{
    disputeId: string;
    answeredAt: Date | null;
    answerBy: Date;
    isClaimed: boolean;
  }>`
    select f.dispute_id, f.answered_at, f.answer_by, person.is_claimed
    from ownership_defence f
      cross join lateral (
        select coalesce(bool_or(k.claim_state = 'pending'), false) as is_claimed
        from candidate k
        where k.id in (select app.candidates_of_person(f.candidate_id, f.scope_id))) person
    where f.dispute_id = any (${disputeIds}::uuid[]) and f.is_raised`.execute(scope.db);
  return new Map(rows.map(({ disputeId, ...facts }) => [disputeId, facts]));
};

const staffDisputes = (scope: ProviderScope) =>
  selectDisputesWithNames(scope)
    .innerJoin('tenant as agency', 'agency.id', 'd.supplierId')
    // Leaves out the owner's side until the dispute is raised, because its deadlines are provisional until then.
    .leftJoin('ownershipDefence as f', (join) => join.onRef('f.disputeId', '=', 'd.id').on('f.isRaised', '=', true))
    .leftJoin('candidate as k', 'k.id', 'f.candidateId')
    .select(['agency.name as supplierName', 'k.id as candidateId', 'k.supplierName as ownerName'])
    .select([
      'k.number as candidateNumber',
      'k.dateSubmitted',
      'k.consentRequestId as ownerConsentRequestId',
      'k.consentConfirmedAt',
      'k.consentWithdrawnAt as ownerConsentWithdrawnAt',
    ])
    .select(['k.dateHired', 'f.answerBy', 'f.contacts as ownerContacts', 'f.statement as ownerStatement'])
    .select(['f.answeredAt', 'f.answeredByName'])
    .select(selectCvUploads('k.supplier_id', sql<boolean>`cv.candidate_id = k.id`).as('ownerCvUploadedAt'));

type Row = Awaited<ReturnType<ReturnType<typeof staffDisputes>['execute']>>[number];
const text = (date: Date | null): string | null => date?.toISOString() ?? null;

const ownerOf = (row: Row): StaffDispute['owner'] =>
  row.candidateId === null || row.dateSubmitted === null || row.answerBy === null
    ? null
    : {
        supplierName: row.ownerName ?? '',
        candidateNumber: row.candidateNumber ?? 0,
        submittedAt: row.dateSubmitted.toISOString(),
        consentedAt: row.ownerConsentRequestId === null ? null : text(row.consentConfirmedAt),
        consentWithdrawnAt: text(row.ownerConsentWithdrawnAt),
        cvUploadedAt: row.ownerCvUploadedAt.map((at) => at.toISOString()),
        hiredAt: text(row.dateHired),
        answerBy: row.answerBy.toISOString(),
        contacts: row.ownerContacts ?? [],
        statement: row.ownerStatement ?? '',
        answeredAt: text(row.answeredAt),
        answeredByName: row.answeredByName ?? '',
      };

/** Adds the caller's rights, with one query for all disputes. */
const toStaffDisputes = async (scope: ProviderScope, rows: readonly Row[]): Promise<StaffDispute[]> => {
  const facts = await readDecisionFacts(
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...baseDisputeFields(row),
    supplierName: row.supplierName,
    owner: ownerOf(row),
    can: disputeDecisionRights(scope, { state: row.state, owner: facts.get(row.id) }),
  }));
};

/** Returns a dispute after a decision. */
export const reloadStaffDispute = async (scope: ProviderScope, disputeId: string): Promise<StaffDispute> => {
  const rows = await staffDisputes(scope).where('d.id', '=', disputeId).execute();
  const [dispute] = await toStaffDisputes(scope, rows);
  if (!dispute) throw new Error('A dispute that was just decided is gone.');
  return dispute;
};

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
  return toPage(await toStaffDisputes(scope, rows), page, Number(total));
};
