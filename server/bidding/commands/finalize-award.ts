import { lockTalentRequest, openRequestOnAward } from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import type { AwardingScope } from '../queries/closed-bids.ts';
import { lockLot, type LockedLot } from '../queries/lock-lot.ts';
import { closeLosingApplications } from './close-losing-applications.ts';

/** Makes a locked lot's published award final: winners may submit, and agencies that can't win become Not Selected. */
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
  await openRequestOnAward(scope, talentRequestId);
  await closeLosingApplications(scope, engagementId);
  await scope.emit({ kind: biddingEvents.lotFinal, clientId, engagementId, talentRequestId });
};

/** Selects lots whose standstill has ended and that have no open objection. */
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

/** Returns the IDs of lots whose award becomes final now. An open objection delays this. Source: domain rules D20. */
export const findAwardsToFinalize = async (scope: SystemScope): Promise<string[]> => {
  const due = await dueLots(scope).orderBy('standstillEndsAt').limit(100).execute();
  return due.map(({ talentRequestId }) => talentRequestId);
};

/** Ends a lot's standstill and makes the award final, unless the standstill is no longer due to end. */
export const endStandstill = async (scope: SystemScope, talentRequestId: string): Promise<void> => {
  await lockTalentRequest(scope, talentRequestId);
  const lot = await lockLot(scope, talentRequestId);
  const isDue = await dueLots(scope).where('talentRequestId', '=', talentRequestId).executeTakeFirst();
  if (lot && isDue) await finalizeAward(scope, lot);
};
