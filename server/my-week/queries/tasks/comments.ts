import { workingDaysAfter } from '#contract/common/local-time.ts';
import { commentAnswerDays } from '#contract/my-week/states.ts';
import { selectUnansweredComments } from '#server/clarifications/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { taskActionCopy, taskCopy } from '../../copy.ts';
import { engagementTask, type DerivedTask } from '../../rules/derived-task.ts';
import type { EngagementWithAssignees } from '../engagements-with-assignees.ts';

/** Returns a task for each candidate with unanswered employer comments, for the user who submitted the candidate. */
export const deriveCommentTasks = async (
  scope: AgencyScope,
  atWork: ReadonlyMap<string, EngagementWithAssignees>,
): Promise<DerivedTask[]> => {
  if (atWork.size === 0) return [];
  const rows = await selectUnansweredComments(scope, [...atWork.keys()]);
  return rows.flatMap(({ candidateId, engagementId, talentRequestId, comments, since, ...row }) => {
    const engagement = atWork.get(engagementId);
    if (!engagement) return [];
    return engagementTask(engagement, {
      kind: 'answer-comments',
      recordId: candidateId,
      candidateId,
      talentRequestId,
      title: taskCopy.answerComments({ name: `${row.firstName} ${row.lastName}`, count: comments }),
      action: taskActionCopy.answerComments,
      due: workingDaysAfter(since, commentAnswerDays, engagement.head.timeZone),
      needs: 'Fulfillment Stage=Comment on Candidate',
      userIds: [row.submittedBy],
    });
  });
};
