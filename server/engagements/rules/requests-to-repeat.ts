import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

/**
 * The talent requests copied into a new engagement: those that were published and not cancelled, or all of them if the
 * whole engagement was cancelled.
 */
export const requestsToRepeat = <R extends { statusId: TalentRequestStatusId; publishedAt: Date | null }>(
  requests: readonly R[],
): readonly R[] => {
  const wanted = requests.filter(
    ({ statusId, publishedAt }) => publishedAt !== null && statusId !== talentRequestStatus.cancelled,
  );
  return wanted.length > 0 ? wanted : requests;
};
