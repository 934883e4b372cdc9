import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { addRequest as operation } from '#contract/engagements/operations/request-changes.ts';
import type { LotRulesInput } from '#contract/engagements/shapes/lot-rules.ts';
import { maxTalentRequests } from '#contract/engagements/operations/request-checks.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import type { RequestFieldValues } from '#contract/engagements/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { changeEngagementRights } from '../policy.ts';
import type { FoundEngagement } from '../queries/find-engagement.ts';
import { listEngagementRequests } from '../queries/find-talent-request.ts';
import { lockEngagement } from '../queries/locks.ts';
import { toStoredPassingAnswer, type QualificationQuestion } from '../rules/changed-questions.ts';
import { validateLotRules } from '../rules/publish-validation.ts';
import { statusOfOpenRequest } from './change-request.ts';

/** Adds a qualification question to a talent request. */
export const insertQuestion = async (
  scope: ClientScope,
  talentRequestId: string,
  { question, sort }: { question: QualificationQuestion; sort: number },
): Promise<void> => {
  const { text, kind, options, isMandatory, passing } = question;
  const id = newId();
  await scope.db
    .insertInto('qualificationQuestion')
    .values({
      text,
      kind,
      isMandatory,
      id,
      talentRequestId,
      clientId: scope.tenantId,
      options: JSON.stringify(kind === 'choice' ? options : []),
      sort,
      publishedAt: scope.now,
    })
    .execute();
  if (passing === '') return;
  await scope.db
    .insertInto('qualificationPass')
    .values({ questionId: id, clientId: scope.tenantId, passing: toStoredPassingAnswer(question) })
    .execute();
};

/** Saves the bidding rules of a published talent request. */
export const insertLotRules = async (
  scope: ClientScope,
  lot: { talentRequestId: string; engagementId: string },
  rules: LotRulesInput,
): Promise<void> => {
  await scope.db
    .insertInto('lotRules')
    .values({ ...rules, ...lot, clientId: scope.tenantId, publishedAt: scope.now })
    .execute();
};

/** Publishes a talent request with its questions, in the status that its engagement's stage allows. */
export const insertRequest = async (
  scope: ClientScope,
  engagement: Pick<FoundEngagement, 'id' | 'kind' | 'stage'>,
  {
    questions,
    lotRules,
    ...written
  }: RequestFieldValues & { questions: readonly QualificationQuestion[]; lotRules: LotRulesInput | null },
): Promise<{ id: string; number: number }> => {
  const request = await scope.db
    .insertInto('talentRequest')
    .values({
      ...written,
      id: newId(),
      engagementId: engagement.id,
      clientId: scope.tenantId,
      number: sql<number>`nextval('talent_request_number')`,
      statusId: statusOfOpenRequest(engagement, { publishedAt: scope.now, awardedAt: null }),
      createdAt: scope.now,
      publishedAt: scope.now,
      statusChangedAt: scope.now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  for (const [index, question] of questions.entries())
    await insertQuestion(scope, request.id, { question, sort: index + 1 });
  if (lotRules) await insertLotRules(scope, { talentRequestId: request.id, engagementId: engagement.id }, lotRules);
  return request;
};

/**
 * Adds a talent request to an employer's published engagement. Agencies see it at once, and those still taking part are
 * notified.
 */
export const addRequest = async (
  scope: ClientScope,
  { engagementId, lotRules, ...written }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (!engagement) return notFound();
  const right = changeEngagementRights(engagement).addRequest;
  if (!right.allowed) return refuse(engagementRefusals['no-request-to-add'], { reasons: right.reasons });
  if ((await listEngagementRequests(scope, engagementId)).length >= maxTalentRequests) {
    return refuse(engagementRefusals['enough-talent-requests']);
  }
  const lot =
    engagement.kind === 'competitive'
      ? validateLotRules(lotRules, engagement, {
          baseSalaryFrom: written.baseSalaryFrom ?? '',
          baseSalaryTo: written.baseSalaryTo ?? '',
          contractedUnits: written.contractedUnits ?? '',
        })
      : undefined;
  if (lot && !lot.rules) return refuse(commonRefusals['invalid-input'], { fields: lot.errors });
  const request = await insertRequest(scope, engagement, { ...written, lotRules: lot?.rules ?? null });
  await scope.emit({
    kind: engagementEvents.requestAdded,
    clientId: scope.tenantId,
    engagementId,
    talentRequestId: request.id,
  });
  return { talentRequestId: request.id, talentRequestNumber: request.number, engagementId };
};
