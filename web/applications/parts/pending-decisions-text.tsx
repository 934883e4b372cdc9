import { useQuery } from '@tanstack/react-query';
import { receivedApplicationsQuery } from '#web/applications/client.ts';
import { copy } from '#web/applications/copy.ts';
import { PendingAction } from '#web/ui/indicators/status.tsx';

/** Returns the number of applications that await the employer's decision, or undefined while it loads. */
export const usePendingDecisionCount = (engagementId?: string): number | undefined =>
  useQuery(receivedApplicationsQuery(engagementId)).data?.toDecide;

/** A sentence about the decisions that the employer still has to make. Empty if there are none. */
export const PendingDecisionsText = ({ engagementId }: { engagementId?: string }) => {
  const count = usePendingDecisionCount(engagementId);
  return count === undefined || count === 0 ? null : <PendingAction>{copy.toDecide({ count })}</PendingAction>;
};
