import { lockTalentRequest, openAwarded } from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import type { AwardingScope } from '../queries/closed-bids.ts';
import { lockLot, type LockedLot } from '../queries/lock-lot.ts';
import { closeLosers } from './close-losers.ts';

/** Makes the published award of a locked lot final: its winners may submit, and agencies without a lot are closed. */
export const finalizeAward = async (
  scope: AwardingScope,
  { talentRequestId, engagementId, clientId }: Pick<LockedLot, 'talentRequestId' | 'engagementId' | 'clientId'>,
): Promise<void> => {
  await scope.db
    .updateTable('lotResult')
    .set({ state: 'final', finalAt: scope.now })
    .where('talentRequestId', '=', talentRequestId)
    .where('state', '=', 'standstill')
    .execute();
  await scope.db
    .updateTable('lot')
    .set({ state: 'awarded' })
    .where('talentRequestId', '=', talentRequestId)
    .where('clientId', '=', clientId)
    .execute();
  await openAwarded(scope, talentRequestId);
  await closeLosers(scope, engagementId);
  await scope.emit({ kind: biddingEvents.lotFinal, clientId, engagementId, talentRequestId });
};

/** Lots whose standstill has ended, without an open objection. */
const dueLots = (scope: SystemScope) =>
  scope.db
    .selectFrom('lot')
    .select('talentRequestId')
    .where('state', '=', 'standstill')
    .where('standstillEndsAt', '<=', scope.now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('awardObjection')
            .select('id')
            .whereRef('awardObjection.talentRequestId', '=', 'lot.talentRequestId')
            .where('awardObjection.state', '=', 'open'),
        ),
      ),
    );

/** Ids of lots whose award becomes final now. An open objection holds it. Source: domain rules D20. */
export const awardsToFinalize = async (scope: SystemScope): Promise<string[]> => {
  const due = await dueLots(scope).orderBy('standstillEndsAt').limit(100).execute();
  return due.map(({ talentRequestId }) => talentRequestId);
};

/** Ends the standstill of a lot, unless that has changed meanwhile. */
export const endStandstill = async (scope: SystemScope, talentRequestId: string): Promise<void> => {
  await lockTalentRequest(scope, talentRequestId);
  const lot = await lockLot(scope, talentRequestId);
  const isDue = await dueLots(scope).where('talentRequestId', '=', talentRequestId).executeTakeFirst();
  if (lot && isDue) await finalizeAward(scope, lot);
};
