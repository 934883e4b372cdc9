import { listMissingBids, type MissingBid } from '#server/bidding/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { taskActionCopy, taskCopy } from '../../copy.ts';
import { engagementTask, type DerivedTask } from '../../rules/derived-task.ts';
import type { EngagementWithAssignees } from '../engagements-with-assignees.ts';

const parts = ({ need, jobTitle: title }: MissingBid): Pick<DerivedTask, 'kind' | 'title' | 'action'> => {
  switch (need) {
    case 'confirm':
      return { kind: 'confirm-bid', title: taskCopy.confirmBid({ title }), action: taskActionCopy.confirmBid };
    case 'rebid':
      return { kind: 'answer-rebid', title: taskCopy.answerRebid({ title }), action: taskActionCopy.placeBid };
    case 'bid':
      return { kind: 'place-bid', title: taskCopy.placeBid({ title }), action: taskActionCopy.placeBid };
  }
};

/** Returns a task for each lot on which the agency still has to bid, due at the lot's end. */
export const deriveBidTasks = async (
  scope: AgencyScope,
  atWork: ReadonlyMap<string, EngagementWithAssignees>,
): Promise<DerivedTask[]> =>
  (await listMissingBids(scope, [...atWork.keys()])).flatMap((bid) => {
    const engagement = atWork.get(bid.engagementId);
    if (!engagement) return [];
    return engagementTask(engagement, {
      ...parts(bid),
      recordId: bid.talentRequestId,
      talentRequestId: bid.talentRequestId,
      due: bid.endsAt,
      needs: 'Bidding Stage=Place Bids',
    });
  });
