import { prequalificationRenewalDays } from '#contract/my-week/states.ts';
import { prequalificationCellName } from '#contract/prequalification/rules.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findEndingPrequalifications } from '#server/prequalification/public.ts';
import { taskActionCopy, taskCopy } from '../../copy.ts';
import type { DerivedTask } from '../../rules/derived-task.ts';
import type { Member } from '../members.ts';

/**
 * Returns a task for each prequalification that is about to end or has just ended. The task goes to the user who
 * requested the prequalification or, if that user has left, to the owners. Only the client can extend an approval; the
 * agency can request a new one after it has ended.
 */
export const derivePrequalificationTasks = async (
  scope: AgencyScope,
  members: ReadonlyMap<string, Member>,
): Promise<DerivedTask[]> => {
  const owners = [...members.values()].filter(({ isOwner }) => isOwner).map(({ userId }) => userId);
  return (await findEndingPrequalifications(scope, prequalificationRenewalDays)).map((row) => {
    const cell = prequalificationCellName(row);
    const { clientId, clientName, requestedBy, isExpired } = row;
    return {
      kind: 'renew-prequalification',
      recordId: row.id,
      title: isExpired ? taskCopy.prequalificationEnded({ cell }) : taskCopy.prequalificationEnds({ cell }),
      action: isExpired ? taskActionCopy.requestAgain : taskActionCopy.extend,
      engagementId: null,
      talentRequestId: null,
      candidateId: null,
      client: { clientId, clientName },
      due: row.endsOn,
      needs: 'Marketplace=Submit Prequalification Request',
      userIds: requestedBy !== null && members.has(requestedBy) ? [requestedBy] : owners,
    };
  });
};
