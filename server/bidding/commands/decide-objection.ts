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

/** The text of the decision on the other open objections to an award that was set aside. */
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

/** Sets the award aside, and decides the other open objections to it as upheld. */
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
 * Decides an objection on behalf of Rolecall's staff. Upholding it sets the award aside; dismissing it lets the
 * standstill end on time. Source: domain rules D20.
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
  // An open objection means that the lot is still in its standstill: the standstill can't end before the decision, and
  // a cancellation closes the objection.
  if (isUpheld && lot) await uphold(scope, lot);
  return (await findObjection(scope, objectionId)) ?? notFound();
};
