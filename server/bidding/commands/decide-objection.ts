import type { decideObjection as operation } from '#contract/bidding/operations/employer.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { lockEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { lockLot, type LockedLot } from '../queries/lock-lot.ts';
import { findObjection } from '../queries/objections.ts';
import { setAwardAside } from './set-results-aside.ts';

/** The decision on the other open objections to an award that was set aside. */
const afterSetAside = 'The award was set aside after another objection.';

const decide = async (
  scope: ProviderScope,
  objectionId: string,
  { isUpheld, text }: { isUpheld: boolean; text: string },
): Promise<void> => {
  const { supplierId, clientId, engagementId, talentRequestId } = await scope.db
    .updateTable('awardObjection')
    .set({ state: isUpheld ? 'upheld' : 'dismissed', decidedAt: scope.now, decisionText: text })
    .where('id', '=', objectionId)
    .returning(['supplierId', 'clientId', 'engagementId', 'talentRequestId'])
    .executeTakeFirstOrThrow();
  await scope.emit({
    kind: biddingEvents.objectionDecided,
    supplierId,
    clientId,
    engagementId,
    talentRequestId,
    data: { objectionId, isUpheld },
  });
};

/** Sets the award aside, which also upholds the other objections to it. */
const uphold = async (scope: ProviderScope, lot: LockedLot): Promise<void> => {
  await setAwardAside(scope, lot);
  const others = await scope.db
    .selectFrom('awardObjection')
    .select('id')
    .where('talentRequestId', '=', lot.talentRequestId)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  for (const { id } of others) await decide(scope, id, { isUpheld: true, text: afterSetAside });
};

/**
 * Upholds an objection, which sets the award aside, or dismisses it, after which the standstill ends on time. Called by
 * Rolecall's staff. Source: domain rules D20.
 */
export const decideObjection = async (
  scope: ProviderScope,
  { objectionId, decision, text }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findObjection(scope, objectionId);
  if (!found) return notFound();
  await lockEngagement(scope, found.engagementId);
  const lot = await lockLot(scope, found.talentRequestId);
  const current = await findObjection(scope, objectionId);
  if (current?.state !== 'open') return refuse(biddingRefusals['objection-decided']);
  const isUpheld = decision === 'uphold';
  await decide(scope, objectionId, { isUpheld, text });
  // An open objection keeps its lot in the standstill, until a cancellation closes both.
  if (isUpheld && lot) await uphold(scope, lot);
  return (await findObjection(scope, objectionId)) ?? notFound();
};
