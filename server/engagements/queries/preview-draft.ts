import type { InputOf } from '#contract/common/operation.ts';
import type { previewDraft as operation } from '#contract/engagements/operations/drafts.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { priceFields } from '../rules/price-fields.ts';
import { validateForPublishing, type CompleteEngagement } from '../rules/publish-validation.ts';
import type { FoundEngagement } from './find-engagement.ts';
import type { FoundQuestion, FoundTalentRequest } from './find-talent-request.ts';
import type { FoundLotRules } from './lot-rules.ts';
import {
  draftDocumentView,
  listDraftDocuments,
  findDraft,
  findDraftReferences,
  type DraftReferences,
} from './read-drafts.ts';
import { buildEngagementView } from './read-engagement.ts';
import { talentRequestView } from './read-talent-requests.ts';

/** Builds the engagement that would be published from the draft now, without a number. */
const engagementOf = (
  scope: ClientScope,
  draftId: string,
  { whole, place }: { whole: CompleteEngagement; place: DraftReferences },
): FoundEngagement => {
  const { talentRequests: _requests, requirements: _requirements, ...written } = whole;
  return {
    ...written,
    ...priceFields(whole),
    id: draftId,
    number: 0,
    clientId: scope.tenantId,
    clientName: scope.tenantName,
    currencyCode: place.currencyCode,
    currencyDigits: place.currencyDigits,
    regionId: place.regionId,
    subClassificationId: whole.subClassificationId ?? null,
    status: 'open',
    stage: 'application',
    endedAs: null,
    endReasonId: null,
    endReason: null,
    termsVersion: 1,
    isDemo: false,
    closingAt: new Date(whole.closingAt),
    clarificationEndsAt: null,
    questionHours: null,
    answerHours: null,
    biddingEndsAt: null,
    pausedAt: null,
    pausedUntil: null,
    publishedAt: scope.now,
    endedAt: null,
    createdAt: scope.now,
  };
};

const requestOf = (
  scope: ClientScope,
  engagementId: string,
  request: CompleteEngagement['talentRequests'][number],
): { key: string; request: FoundTalentRequest; questions: FoundQuestion[]; lotRules: FoundLotRules | undefined } => {
  const { key, questions, lotRules, ...written } = request;
  const id = newId();
  return {
    key,
    lotRules: lotRules ? { ...lotRules, version: 1, endsAt: null } : undefined,
    request: {
      ...written,
      id,
      number: 0,
      engagementId,
      clientId: scope.tenantId,
      noOfRolesFilled: 0,
      internallyFilledRoles: 0,
      statusId: talentRequestStatus.inMarket,
      statusBeforePauseId: null,
      reasonCode: null,
      reasonText: null,
      resumeAt: null,
      version: 1,
      publishedAt: scope.now,
      awardedAt: null,
      statusChangedAt: scope.now,
      createdAt: scope.now,
    },
    questions: questions.map(({ passing: _passing, ...question }, at) => ({
      ...question,
      id: newId(),
      talentRequestId: id,
      clientId: scope.tenantId,
      sort: at + 1,
      publishedAt: scope.now,
      withdrawnAt: null,
    })),
  };
};

/** Returns the draft as agencies would read it, built by the same functions as a published engagement. */
export const previewDraft = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findDraft(scope, input.draftId);
  if (!found) return notFound();
  const incomplete = engagementRefusals['draft-incomplete'];
  const { whole, missing } = validateForPublishing(found.fields, scope.now);
  if (!whole) return refuse(incomplete, { fields: missing });
  const place = await findDraftReferences(scope, whole);
  if (Array.isArray(place)) return refuse(incomplete, { fields: place });
  const engagement = engagementOf(scope, found.id, { whole, place });
  const requests = whole.talentRequests.map((request) => requestOf(scope, found.id, request));
  const ids = new Map(requests.map(({ key, request }) => [key, request.id]));
  return {
    engagement: buildEngagementView(
      engagement,
      requests.map(({ request }) => request),
      place.names,
    ),
    talentRequests: requests.map(({ request, questions, lotRules }) =>
      talentRequestView(request, engagement, { questions, lotRules }),
    ),
    requirements: whole.requirements.map((requirement) => ({ requirementId: newId(), ...requirement })),
    documents: (await listDraftDocuments(scope, found.id)).map((document) => {
      const { requestKey, ...view } = draftDocumentView(document);
      return { ...view, talentRequestId: requestKey === null ? null : (ids.get(requestKey) ?? null) };
    }),
  };
};
