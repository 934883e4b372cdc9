import { sql, type Selectable } from 'kysely';
import type { listClaims as listOperation, readCandidateClaim } from '#contract/claims/operations.ts';
import type { Claim } from '#contract/claims/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { findCandidate } from '#server/candidates/public.ts';
import type { Database } from '#server/database.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope, ProviderScope, Scope } from '#server/platform/scope/scope.ts';
import { claimRights, rightToMakeClaim } from '../policy.ts';
import { readClaimPeriod } from './claim-period.ts';
import { readContactPeriod } from './contact-period.ts';

export type ClaimRow = Selectable<Database['ownershipClaim']>;

const claims = (scope: Scope) =>
  scope.db
    .selectFrom('ownershipClaim as c')
    .innerJoin('candidate as k', 'k.id', 'c.candidateId')
    .innerJoin('engagement as e', 'e.id', 'c.engagementId')
    .innerJoin('talentRequest as r', 'r.id', 'k.talentRequestId')
    .innerJoin('tenant as client', 'client.id', 'c.clientId')
    .selectAll('c')
    .select(['k.number as candidateNumber', 'k.firstName', 'k.lastName', 'k.supplierName', 'k.dateSubmitted'])
    .select('k.statusId as candidateStatusId')
    .select([
      'k.consentConfirmedAt',
      'k.consentRequestId',
      'k.consentWithdrawnAt',
      'e.number as engagementNumber',
      'e.title',
      'r.jobTitle',
    ])
    .select('client.name as clientName')
    .select((eb) =>
      eb
        .selectFrom('candidateDocument as d')
        .select(sql<Date[]>`coalesce(array_agg(d.created_at order by d.created_at), '{}')`.as('at'))
        .whereRef('d.candidateId', '=', 'c.candidateId')
        .where('d.kind', '=', 'cv')
        .as('cvUploadedAt'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof claims>['execute']>>[number];
const text = (date: Date | null): string | null => date?.toISOString() ?? null;

const toClaim = (scope: Scope, row: Row): Claim => ({
  claimId: row.id,
  state: row.state,
  candidateId: row.candidateId,
  candidateNumber: row.candidateNumber,
  firstName: row.firstName,
  lastName: row.lastName,
  engagementId: row.engagementId,
  engagementNumber: row.engagementNumber,
  engagementTitle: row.title,
  jobTitle: row.jobTitle,
  clientName: row.clientName,
  supplierName: row.supplierName,
  contacts: row.contacts,
  statement: row.statement,
  claimedAt: row.claimedAt.toISOString(),
  claimedByName: row.claimedByName,
  answerBy: row.answerBy.toISOString(),
  agencyContacts: row.agencyContacts,
  agencyStatement: row.agencyStatement,
  contestedAt: text(row.contestedAt),
  contestedByName: row.contestedByName,
  decideBy: text(row.decideBy),
  lateAt: text(row.lateAt),
  endedAt: text(row.endedAt),
  endedByName: row.endedByName,
  reasons: row.reasons,
  submittedAt: row.dateSubmitted.toISOString(),
  consentedAt: row.consentRequestId === null || row.consentWithdrawnAt !== null ? null : text(row.consentConfirmedAt),
  cvUploadedAt: (row.cvUploadedAt ?? []).map((at) => at.toISOString()),
  can: claimRights(scope, row),
});

/** Returns a claim after a change to it. */
export const reloadClaim = async (scope: Scope, claimId: string): Promise<Claim> =>
  toClaim(scope, await claims(scope).where('c.id', '=', claimId).executeTakeFirstOrThrow());

/** Returns the time zone of the employer's office, in which a claim's deadlines are calculated. */
export const readOfficeTimeZone = async (scope: Scope, clientId: string): Promise<string> => {
  const { timeZone } = await scope.db
    .selectFrom('tenant')
    .select('timeZone')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return timeZone;
};

/** Returns the claimed candidate, with the data that the rules for claims need. */
const claimedCandidate = ({ candidateId: id, candidateStatusId: statusId, clientId, dateSubmitted }: Row) => ({
  id,
  statusId,
  clientId,
  dateSubmitted,
});

/**
 * Finds the claim on a candidate visible to the caller. The employer can't see a withdrawn candidate any more, but still
 * sees its claim, because the claim continues.
 */
export const findCandidateClaim = async (
  scope: AgencyScope | ClientScope,
  { candidateId }: InputOf<typeof readCandidateClaim>,
): Promise<HandlerResult<typeof readCandidateClaim>> => {
  const found = await findCandidate(scope, candidateId);
  const row = await claims(scope).where('c.candidateId', '=', candidateId).executeTakeFirst();
  const candidate = found?.candidate ?? (scope.side === 'client' && row ? claimedCandidate(row) : undefined);
  if (!candidate) return notFound();
  const timeZone = await readOfficeTimeZone(scope, candidate.clientId);
  const { claimUntil, hasClaim } = await readClaimPeriod(scope, candidate, timeZone);
  const period = await readContactPeriod(scope, candidate, timeZone);
  return {
    claim: row ? toClaim(scope, row) : null,
    claimUntil: claimUntil.toISOString(),
    contactPeriod: period,
    can: { claim: rightToMakeClaim(candidate, { hasClaim, claimUntil, period, now: scope.now }) },
  };
};

/** Lists claims: contested ones first, by earliest deadline, then the others, latest first. */
export const listClaims = async (
  scope: ProviderScope,
  { isContested, ...page }: InputOf<typeof listOperation>,
): Promise<HandlerResult<typeof listOperation>> => {
  const rows = await claims(scope)
    .$if(isContested === true, (query) => query.where('c.state', '=', 'contested'))
    .orderBy(sql`c.state <> 'contested'`)
    .orderBy(sql`case when c.state = 'contested' then c.decide_by end`)
    .orderBy('c.claimedAt', 'desc')
    .orderBy('c.id')
    .limit(page.pageSize)
    .offset(page.pageCurrent * page.pageSize)
    .execute();
  const { total } = await scope.db
    .selectFrom('ownershipClaim as c')
    .$if(isContested === true, (query) => query.where('c.state', '=', 'contested'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return toPage(
    rows.map((row) => toClaim(scope, row)),
    page,
    Number(total),
  );
};
