import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

/**
 * Returns the talent requests to copy when an engagement is published again: those that were in the market and not
 * cancelled or, if there are none, all of them.
 */
export const talentRequestsToCopy = <R extends { statusId: TalentRequestStatusId; publishedAt: Date | null }>(
  requests: readonly R[],
): readonly R[] => {
  const wanted = requests.filter(
    ({ statusId, publishedAt }) => publishedAt !== null && statusId !== talentRequestStatus.cancelled,
  );
  return wanted.length > 0 ? wanted : requests;
};

/** Returns the bid method and the contracted time of the lots to copy. Talent requests without rules are not lots. */
export const lotsToCopy = <
  R extends {
    id: string;
    statusId: TalentRequestStatusId;
    publishedAt: Date | null;
    contractedUnits: string | null;
  },
>(
  requests: readonly R[],
  rules: ReadonlyMap<string, { bidMethodId: number } | null>,
): { bidMethodId: number; contractedUnits: string | null }[] =>
  talentRequestsToCopy(requests).flatMap(({ id, contractedUnits }) => {
    const bidMethodId = rules.get(id)?.bidMethodId;
    return bidMethodId === undefined ? [] : [{ bidMethodId, contractedUnits }];
  });
