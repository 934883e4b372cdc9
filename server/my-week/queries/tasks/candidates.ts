import { candidateStatus } from '#contract/candidates/states.ts';
import { workingDaysAfter } from '#contract/common/local-time.ts';
import { serviceLevelDays } from '#contract/my-week/states.ts';
import { findUnfilledEngagements } from '#server/board/public.ts';
import { selectListedCandidates } from '#server/candidates/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { taskActionCopy, taskCopy } from '../../copy.ts';
import { engagementTask, type DerivedTask } from '../../rules/derived-task.ts';
import type { EngagementWithAssignees } from '../engagements-with-assignees.ts';

type AtWork = ReadonlyMap<string, EngagementWithAssignees>;

/**
 * Returns a task for each engagement with open roles but no candidates from the agency, according to the same rule as
 * on the board.
 */
export const deriveSubmissionTasks = async (scope: AgencyScope, atWork: AtWork): Promise<DerivedTask[]> =>
  (await findUnfilledEngagements(scope, [...atWork.keys()])).flatMap(({ engagementId, action, since }) => {
    const engagement = atWork.get(engagementId);
    if (!engagement) return [];
    const { title, timeZone } = engagement.head;
    return engagementTask(engagement, {
      kind: 'submit-candidate',
      title: taskCopy.submitCandidate({ title }),
      action: action.text,
      due: workingDaysAfter(since, serviceLevelDays, timeZone),
      needs: 'Fulfillment Stage=Submit Candidate',
    });
  });

/** Returns a task for each candidate awaiting the employer's answer, for the user who submitted the candidate. */
export const deriveFollowUpTasks = async (scope: AgencyScope, atWork: AtWork): Promise<DerivedTask[]> => {
  if (atWork.size === 0) return [];
  const rows = await selectListedCandidates(scope)
    .innerJoin('candidate', 'candidate.id', 'k.id')
    .innerJoin('tenant as client', 'client.id', 'candidate.clientId')
    .select(['k.id', 'k.engagementId', 'k.talentRequestId', 'client.serviceLevelDays'])
    .select(['candidate.firstName', 'candidate.lastName', 'candidate.dateSubmitted', 'candidate.submittedBy'])
    .where('k.statusId', '=', candidateStatus.pending)
    .where('candidate.erasedAt', 'is', null)
    .where('k.engagementId', 'in', [...atWork.keys()])
    .execute();
  return rows.flatMap(({ id, engagementId, talentRequestId, firstName, lastName, ...row }) => {
    const engagement = atWork.get(engagementId);
    if (!engagement) return [];
    return engagementTask(engagement, {
      kind: 'follow-up',
      recordId: id,
      candidateId: id,
      talentRequestId,
      title: taskCopy.followUp({ name: `${firstName} ${lastName}` }),
      action: taskActionCopy.followUp,
      due: workingDaysAfter(row.dateSubmitted, row.serviceLevelDays, engagement.head.timeZone),
      needs: 'Fulfillment Stage=View Details',
      userIds: [row.submittedBy],
    });
  });
};
