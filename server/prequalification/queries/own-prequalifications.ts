import { lookupValue } from '#contract/common/lookup.ts';
import { prequalificationStatuses } from '#contract/prequalification/states.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';

const latest = 1000;

/** Returns the requests and decisions that the caller made. */
export const listOwnPrequalifications = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('prequalificationStep')
    .select(['requestId', 'statusId', 'at'])
    .where('byUserId', '=', scope.userId)
    .orderBy('at', 'desc')
    .limit(latest)
    .execute();
  return rows.map(({ requestId, statusId, at }) => ({
    prequalificationId: requestId,
    prequalificationStatus: lookupValue(prequalificationStatuses, statusId),
    at: at.toISOString(),
  }));
};

/** Returns the files that the caller has uploaded to the agency's library. */
export const listOwnUploads = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('prequalificationVersion')
    .select(['fileName', 'createdAt'])
    .where('uploadedBy', '=', scope.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(latest)
    .execute();
  return rows.map(({ fileName, createdAt }) => ({ file: fileName, uploaded: createdAt.toISOString() }));
};
