import { lookupValue, type LookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type {
  listJobTitles,
  listTalentRequests,
  listTalentRequestsById,
  readSurvey,
  readTalentRequest,
} from '#contract/engagements/operations/agency.ts';
import type { QuestionView, TalentRequestView } from '#contract/engagements/shapes.ts';
import {
  cancelReasons,
  completeReasons,
  pauseReasons,
  requestFieldNames,
  talentRequestStatus,
  type RequestFieldValues,
  type TalentRequestStatusId,
} from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { rightToTakeCandidates } from '../policy.ts';
import { rolesRemaining } from '../rules/open-for-submissions.ts';
import { baseTalentRequestFields } from '../rules/base-talent-request-fields.ts';
import { findEngagement, type FoundEngagement } from './find-engagement.ts';
import {
  findTalentRequest,
  findTalentRequests,
  listQuestions,
  listEngagementRequests,
  type FoundQuestion,
  type FoundTalentRequest,
} from './find-talent-request.ts';
import { findLotRules, lotRulesView, type FoundLotRules } from './lot-rules.ts';
import { findRequestedEngagement } from './read-engagement.ts';

/** The list of reasons for each status. A talent request stores the ID of a reason in that list. */
const reasonLists: Partial<Record<TalentRequestStatusId, readonly LookupValue[]>> = {
  [talentRequestStatus.paused]: pauseReasons,
  [talentRequestStatus.cancelled]: cancelReasons,
  [talentRequestStatus.fulfilled]: completeReasons,
};

const questionView = (question: FoundQuestion): QuestionView => ({
  questionId: question.id,
  text: question.text,
  kind: question.kind,
  options: question.options,
  isMandatory: question.isMandatory,
});

const enteredFields = (request: RequestFieldValues): RequestFieldValues =>
  Object.fromEntries(requestFieldNames.map((name) => [name, request[name]])) as RequestFieldValues;

/** Builds a talent request in the API's format. */
export const talentRequestView = (
  request: FoundTalentRequest,
  engagement: FoundEngagement,
  { questions, lotRules }: { questions: readonly FoundQuestion[]; lotRules: FoundLotRules | undefined },
): TalentRequestView => {
  return {
    ...baseTalentRequestFields(request),
    engagementId: request.engagementId,
    clientId: request.clientId,
    ...enteredFields(request),
    internallyFilledRoles: request.internallyFilledRoles,
    rolesRemaining: rolesRemaining(request),
    reason:
      request.reasonCode === null
        ? null
        : lookupValue(reasonLists[request.statusId] ?? [], Number(request.reasonCode)) || null,
    reasonText: request.reasonText,
    statusChangedAt: request.statusChangedAt.toISOString(),
    resumeAt: request.resumeAt?.toISOString() ?? null,
    takesCandidates: rightToTakeCandidates(request, engagement),
    lotRules: lotRulesView(lotRules),
    questions: questions.filter(({ talentRequestId }) => talentRequestId === request.id).map(questionView),
  };
};

/** Builds talent requests in the API's format. */
export const talentRequestViews = async (
  scope: Scope,
  engagement: FoundEngagement,
  requests: readonly FoundTalentRequest[],
): Promise<TalentRequestView[]> => {
  const ids = requests.map(({ id }) => id);
  const questions = await listQuestions(scope, ids);
  const rules = engagement.kind === 'competitive' ? await findLotRules(scope, ids) : undefined;
  return requests.map((request) =>
    talentRequestView(request, engagement, { questions, lotRules: rules?.get(request.id) }),
  );
};

export const readTalentRequests = async (
  scope: Scope,
  input: InputOf<typeof listTalentRequests>,
): Promise<HandlerResult<typeof listTalentRequests>> => {
  const engagement = await findRequestedEngagement(scope, input);
  if (!engagement) return notFound();
  return talentRequestViews(scope, engagement, await listEngagementRequests(scope, engagement.id));
};

/**
 * Finds the talent request with the ID in the input. Undefined if there is none, or if the input names a different
 * engagement or client.
 */
export const findRequestedTalentRequest = async (
  scope: Scope,
  input: { talentRequestId: string; engagementId?: string | undefined; clientId?: string | undefined },
): Promise<FoundTalentRequest | undefined> => {
  const request = await findTalentRequest(scope, input.talentRequestId);
  if (!request) return undefined;
  const agrees =
    (input.engagementId ?? request.engagementId) === request.engagementId &&
    (input.clientId ?? request.clientId) === request.clientId;
  return agrees ? request : undefined;
};

export const readOneTalentRequest = async (
  scope: Scope,
  input: InputOf<typeof readTalentRequest>,
): Promise<HandlerResult<typeof readTalentRequest>> => {
  const request = await findRequestedTalentRequest(scope, input);
  const engagement = request && (await findEngagement(scope, request.engagementId));
  if (!request || !engagement) return notFound();
  const [view] = await talentRequestViews(scope, engagement, [request]);
  return view ?? notFound();
};

export const readTalentRequestsById = async (
  scope: Scope,
  input: InputOf<typeof listTalentRequestsById>,
): Promise<HandlerResult<typeof listTalentRequestsById>> => {
  const requests = await findTalentRequests(scope, input.talentRequestIds);
  const views: TalentRequestView[] = [];
  for (const engagementId of new Set(requests.map((request) => request.engagementId))) {
    const engagement = await findEngagement(scope, engagementId);
    const own = requests.filter((request) => request.engagementId === engagementId);
    if (engagement) views.push(...(await talentRequestViews(scope, engagement, own)));
  }
  return views.toSorted((one, other) => one.talentRequestNumber - other.talentRequestNumber);
};

export const readJobTitles = async (
  scope: Scope,
  input: InputOf<typeof listJobTitles>,
): Promise<HandlerResult<typeof listJobTitles>> => {
  const engagement = await findRequestedEngagement(scope, input);
  if (!engagement) return notFound();
  return (await listEngagementRequests(scope, engagement.id)).map(({ id, number, jobTitle }) => ({
    talentRequestId: id,
    talentRequestNumber: number,
    jobTitle,
  }));
};

export const readQualificationSurvey = async (
  scope: Scope,
  input: InputOf<typeof readSurvey>,
): Promise<HandlerResult<typeof readSurvey>> => {
  const request = await findRequestedTalentRequest(scope, input);
  return request ? (await listQuestions(scope, [request.id])).map(questionView) : notFound();
};
