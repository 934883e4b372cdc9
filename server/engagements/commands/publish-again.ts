import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { publishAgain as operation } from '#contract/engagements/operations/employer.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { rightToPublishAgain } from '../policy.ts';
import { findEngagement, type FoundEngagement } from '../queries/find-engagement.ts';
import { listQuestions, listEngagementRequests, type FoundTalentRequest } from '../queries/find-talent-request.ts';
import { clientRequiresConsent } from '../queries/read-drafts.ts';
import { findLotRules } from '../queries/lot-rules.ts';
import { engagementReference } from '../rules/base-engagement-fields.ts';
import { lotsToCopy, talentRequestsToCopy } from '../rules/talent-requests-to-copy.ts';
import { insertLotRules } from './add-request.ts';
import { closingTimeRefusal } from './change-closing.ts';

/** Inserts the new engagement as a copy of the earlier one, without its results. */
const addEngagement = async (scope: ClientScope, old: FoundEngagement, closingAt: Date) => {
  const { clientName: _name, currencyCode: _code, currencyDigits: _digits, ...offered } = old;
  return scope.db
    .insertInto('engagement')
    .values({
      ...offered,
      requiresCandidateConsent: old.requiresCandidateConsent || (await clientRequiresConsent(scope)),
      id: newId(),
      clientId: scope.tenantId,
      number: sql<number>`nextval('engagement_number')`,
      status: 'open',
      endedAs: null,
      endReason: null,
      endReasonId: null,
      pausedAt: null,
      clarificationEndsAt: null,
      biddingEndsAt: null,
      pausedUntil: null,
      endedAt: null,
      stage: 'application',
      termsVersion: 1,
      createdAt: scope.now,
      publishedAt: scope.now,
      closingAt,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
};

/** Copies a talent request's questions with their passing answers. */
const addQuestions = async (scope: ClientScope, oldRequestId: string, talentRequestId: string): Promise<void> => {
  for (const old of await listQuestions(scope, [oldRequestId])) {
    const id = newId();
    await scope.db
      .insertInto('qualificationQuestion')
      .values({ ...old, id, talentRequestId, options: JSON.stringify(old.options), publishedAt: scope.now })
      .execute();
    const pass = await scope.db
      .selectFrom('qualificationPass')
      .select('passing')
      .where('questionId', '=', old.id)
      .where('clientId', '=', scope.tenantId)
      .executeTakeFirst();
    if (pass) {
      await scope.db
        .insertInto('qualificationPass')
        .values({ questionId: id, clientId: scope.tenantId, passing: pass.passing })
        .execute();
    }
  }
};

/** Copies a talent request's bidding rules, without the end of bidding. */
const addLotRules = async (
  scope: ClientScope,
  oldRequestId: string,
  lot: { talentRequestId: string; engagementId: string },
): Promise<void> => {
  const old = (await findLotRules(scope, [oldRequestId])).get(oldRequestId);
  if (!old) return;
  const { version: _version, endsAt: _end, ...rules } = old;
  await insertLotRules(scope, lot, rules);
};

const addRequest = async (scope: ClientScope, old: FoundTalentRequest, engagementId: string): Promise<string> => {
  const id = newId();
  await scope.db
    .insertInto('talentRequest')
    .values({
      ...old,
      id,
      engagementId,
      number: sql<number>`nextval('talent_request_number')`,
      noOfRolesFilled: 0,
      internallyFilledRoles: 0,
      version: 1,
      statusId: talentRequestStatus.inMarket,
      statusBeforePauseId: null,
      reasonCode: null,
      reasonText: null,
      resumeAt: null,
      createdAt: scope.now,
      publishedAt: scope.now,
      statusChangedAt: scope.now,
    })
    .execute();
  await addQuestions(scope, old.id, id);
  await addLotRules(scope, old.id, { talentRequestId: id, engagementId });
  return id;
};

/** Copies requirements and documents. The copied records refer to the same files, which never change. */
const copyRequirementsAndDocuments = async (
  scope: ClientScope,
  oldId: string,
  engagementId: string,
  requestIds: ReadonlyMap<string, string>,
): Promise<void> => {
  const requirements = await scope.db
    .selectFrom('engagementRequirement')
    .selectAll()
    .where('engagementId', '=', oldId)
    .where('clientId', '=', scope.tenantId)
    .execute();
  for (const old of requirements) {
    await scope.db
      .insertInto('engagementRequirement')
      .values({ ...old, id: newId(), engagementId, publishedAt: scope.now })
      .execute();
  }
  const documents = await scope.db
    .selectFrom('engagementDocument')
    .selectAll()
    .where('engagementId', '=', oldId)
    .where('clientId', '=', scope.tenantId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  for (const old of documents) {
    const talentRequestId = old.talentRequestId === null ? null : requestIds.get(old.talentRequestId);
    if (talentRequestId === undefined) continue;
    await scope.db
      .insertInto('engagementDocument')
      .values({ ...old, id: newId(), engagementId, talentRequestId, createdAt: scope.now, publishedAt: scope.now })
      .execute();
  }
};

/**
 * Publishes a copy of one of the employer's open or ended engagements. The copy starts in the application stage, with
 * In-Market requests and no roles filled. Source: domain rules D15, D18.
 */
export const publishAgain = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const old = await findEngagement(scope, input.engagementId);
  if (!old) return notFound();
  const requests = await listEngagementRequests(scope, old.id);
  const rules = await findLotRules(
    scope,
    requests.map(({ id }) => id),
  );
  const right = rightToPublishAgain(old, lotsToCopy(requests, rules));
  if (!right.allowed) return refuse(engagementRefusals['not-to-repeat'], { reasons: right.reasons });
  const closingAt = new Date(input.closingAt);
  const refused = closingTimeRefusal(closingAt, scope.now);
  if (refused) return refused;
  const engagement = await addEngagement(scope, old, closingAt);
  const requestIds = new Map<string, string>();
  for (const request of talentRequestsToCopy(requests)) {
    requestIds.set(request.id, await addRequest(scope, request, engagement.id));
  }
  await copyRequirementsAndDocuments(scope, old.id, engagement.id, requestIds);
  await scope.emit({ kind: engagementEvents.published, clientId: scope.tenantId, engagementId: engagement.id });
  return {
    ...engagementReference(engagement),
    closingAt: closingAt.toISOString(),
  };
};
