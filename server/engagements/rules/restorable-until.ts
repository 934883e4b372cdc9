import { restoreDays } from '#contract/engagements/rules.ts';
import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

/** Returns the time until which a cancelled talent request can be restored. Source: domain rules D15. */
export const restorableUntil = (request: { statusId: TalentRequestStatusId; statusChangedAt: Date }): Date | null =>
  request.statusId === talentRequestStatus.cancelled
    ? new Date(request.statusChangedAt.getTime() + restoreDays * 86_400_000)
    : null;
