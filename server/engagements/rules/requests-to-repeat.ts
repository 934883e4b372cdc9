import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

/**
 * The talent requests to copy into an engagement that is published again: those that were in the market and were not
 * cancelled. If there are none, because the whole engagement was cancelled, all of them.
 */
export const requestsToRepeat = <R extends { statusId: TalentRequestStatusId; publishedAt: Date | null }>(
  requests: readonly R[],
): readonly R[] => {
  const wanted = requests.filter(
    ({ statusId, publishedAt }) => publishedAt !== null && statusId !== talentRequestStatus.cancelled,
  );
  return wanted.length > 0 ? wanted : requests;
};
