import type {
  acceptClaim as acceptOperation,
  withdrawClaim as withdrawOperation,
} from '#contract/claims/operations.ts';
import type { decideClaim as decideOperation } from '#contract/claims/operations.ts';
import { claimRefusals } from '#contract/claims/refusals.ts';
import { pendingClaimStates, successfulClaimStates, type ClaimState } from '#contract/claims/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { applyClaimState } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type {
  AgencyScope,
  ClientScope,
  ProviderScope,
  Scope,
  SystemScope,
  TenantScope,
} from '#server/platform/scope/scope.ts';
import { claimEvents } from '../events.ts';
import { claimRights } from '../policy.ts';
import { reloadClaim } from '../queries/claims.ts';
import { claimEventIds, lockClaim } from '../queries/lock-claim.ts';

type EndState = Exclude<ClaimState, 'open' | 'contested'>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockClaim>>>;

const end = async (
  scope: TenantScope | SystemScope,
  { claim, candidate }: Locked,
  { state, by, reasons = '' }: { state: EndState; by: string; reasons?: string },
): Promise<void> => {
  await scope.db
    .updateTable('ownershipClaim')
    .set({ state, endedAt: scope.now, endedByName: by, reasons })
    .where('id', '=', claim.id)
    .execute();
  await applyClaimState(scope, candidate, successfulClaimStates.includes(state) ? 'stands' : null);
  await scope.emit({ kind: claimEvents[state], ...claimEventIds(claim, candidate) });
};

/** Withdraws the employer's claim before it is decided. */
export const withdrawClaim = async (
  scope: ClientScope,
  { claimId }: InputOf<typeof withdrawOperation>,
): Promise<HandlerResult<typeof withdrawOperation>> => {
  const locked = await lockClaim(scope, claimId);
  if (!locked) return notFound();
  const { withdraw } = claimRights(scope, locked.claim);
  if (!withdraw.allowed) return refuse(claimRefusals['not-possible'], { reasons: withdraw.reasons });
  await end(scope, locked, { state: 'withdrawn', by: scope.userName });
  return reloadClaim(scope, claimId);
};

/** Accepts the claim for the agency, even after the agency has contested it. */
export const acceptClaim = async (
  scope: AgencyScope,
  { claimId }: InputOf<typeof acceptOperation>,
): Promise<HandlerResult<typeof acceptOperation>> => {
  const locked = await lockClaim(scope, claimId);
  if (!locked) return notFound();
  const { accept } = claimRights(scope, locked.claim);
  if (!accept.allowed) return refuse(claimRefusals['not-possible'], { reasons: accept.reasons });
  await end(scope, locked, { state: 'accepted', by: scope.userName });
  return reloadClaim(scope, claimId);
};

/** Decides a contested claim on behalf of Rolecall. */
export const decideClaim = async (
  scope: ProviderScope,
  { claimId, isUpheld, reasons }: InputOf<typeof decideOperation>,
): Promise<HandlerResult<typeof decideOperation>> => {
  const locked = await lockClaim(scope, claimId);
  if (!locked) return notFound();
  const { decide } = claimRights(scope, locked.claim);
  if (!decide.allowed) return refuse(claimRefusals['not-possible'], { reasons: decide.reasons });
  await end(scope, locked, { state: isUpheld ? 'upheld' : 'dismissed', by: scope.userName, reasons });
  return reloadClaim(scope, claimId);
};

/** Returns the IDs of claims that the agency didn't answer in time. */
export const findUnansweredClaims = async (scope: SystemScope): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('ownershipClaim')
    .select('id')
    .where('state', '=', 'open')
    .where('answerBy', '<=', scope.now)
    .orderBy('answerBy')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};

/** Upholds a claim that wasn't answered in time. */
export const upholdUnansweredClaim = async (scope: SystemScope, claimId: string): Promise<void> => {
  const locked = await lockClaim(scope, claimId);
  if (locked?.claim.state === 'open') await end(scope, locked, { state: 'lapsed', by: '' });
};

/**
 * Removes the data that describes a person from the claim on an erased candidate. A pending claim ends, since there is
 * no candidate left to own.
 */
export const eraseClaimData = async (scope: Scope, candidateId: string): Promise<void> => {
  await scope.db
    .updateTable('ownershipClaim')
    .set({ contacts: '[]', statement: '', agencyContacts: '[]', agencyStatement: '', reasons: '' })
    .where('candidateId', '=', candidateId)
    .execute();
  await scope.db
    .updateTable('ownershipClaim')
    .set({ state: 'withdrawn', endedAt: scope.now, endedByName: 'Rolecall' })
    .where('candidateId', '=', candidateId)
    .where('state', 'in', [...pendingClaimStates])
    .execute();
};
