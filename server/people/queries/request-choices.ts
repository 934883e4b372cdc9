import { openCandidateStatuses } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { listRequestChoices as operation } from '#contract/people/operations.ts';
import { findAllAwardedRequests } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findPersonId } from './find-person.ts';
import { selectPersonSubmissions } from './person-submissions.ts';

/** The maximum number of talent requests in the list that recruiters choose from. They find others by keywords. */
const maxChoices = 100;

export const listTalentRequestOptions = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const personId = await findPersonId(scope, input.personId);
  if (personId === undefined) return notFound();
  const page = { pageCurrent: 0, pageSize: maxChoices };
  const served = await findAllAwardedRequests(scope, { ...page, keywords: input.keywords, isAvailable: true });
  if (served instanceof Refused) return notFound();
  const active = (await selectPersonSubmissions(scope, personId)).filter(({ statusId }) =>
    openCandidateStatuses.includes(statusId),
  );
  return {
    total: served.total,
    records: served.records.map(
      ({ talentRequestId, engagementId, engagementTitle, jobTitle, clientName, location, can }) => ({
        talentRequestId,
        engagementId,
        engagementTitle,
        jobTitle,
        clientName,
        location,
        can,
        isSubmitted: active.some((row) => row.talentRequestId === talentRequestId),
      }),
    ),
  };
};
