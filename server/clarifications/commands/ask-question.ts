import type { askQuestion as operation } from '#contract/clarifications/operations/clarifications.ts';
import { clarificationRefusals } from '#contract/clarifications/refusals.ts';
import { maxTopics } from '#contract/clarifications/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { lockApplicationForShare } from '#server/applications/public.ts';
import { lockEngagement, type FoundEngagement } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { clarificationEvents } from '../events.ts';
import { agencyClarificationRights } from '../policy.ts';
import { lockThread, readSupplierBranding, type FoundThread } from '../queries/find-thread.ts';
import { readClarification } from '../queries/list-clarifications.ts';
import { postMessage } from './post-message.ts';

const countTopics = async (scope: AgencyScope, engagementId: string): Promise<number> => {
  const { topics } = await scope.db
    .selectFrom('thread')
    .select((eb) => eb.fn.countAll<number>().as('topics'))
    .where('engagementId', '=', engagementId)
    .where('supplierId', '=', scope.tenantId)
    .where('kind', '=', 'clarification')
    .executeTakeFirstOrThrow();
  return Number(topics);
};

const openTopic = async (scope: AgencyScope, engagement: FoundEngagement, subject: string): Promise<FoundThread> => {
  const thread = await scope.db
    .insertInto('thread')
    .values({
      id: newId(),
      kind: 'clarification',
      supplierId: scope.tenantId,
      clientId: engagement.clientId,
      ...(await readSupplierBranding(scope, scope.tenantId)),
      engagementId: engagement.id,
      candidateId: null,
      subject,
      publishedThreadId: null,
      createdAt: scope.now,
      lastMessageAt: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...thread, clientName: engagement.clientName };
};

/** Opens a topic with its first question, or asks another question in one of the agency's topics. Source: D5, D10. */
export const askQuestion = async (
  scope: AgencyScope,
  { engagementId, clarificationId, topic, ...message }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (!engagement) return notFound();
  const application = await lockApplicationForShare(scope, engagementId);
  const facts = { permissions: scope.permissions, engagement, applicationStatusId: application?.statusId };
  const { ask } = agencyClarificationRights(facts, scope.now);
  if (!ask.allowed) return refuse(clarificationRefusals['question-not-possible'], { reasons: ask.reasons });
  const existing =
    clarificationId === undefined ? undefined : await lockThread(scope, clarificationId, 'clarification');
  if (clarificationId !== undefined && (existing?.engagementId !== engagementId || existing.supplierId === null)) {
    return notFound();
  }
  if (!existing) {
    if (topic === '') {
      const fields = [{ field: 'topic', message: requiredMessage('Topic') }];
      return refuse(commonRefusals['invalid-input'], { fields });
    }
    if ((await countTopics(scope, engagementId)) >= maxTopics) return refuse(clarificationRefusals['too-many-topics']);
  }
  const thread = existing ?? (await openTopic(scope, engagement, topic));
  const posted = await postMessage(scope, thread, { ...message, isQuestion: true });
  if (posted instanceof Refused) return posted;
  await scope.emit({
    kind: existing ? clarificationEvents.questionAsked : clarificationEvents.topicOpened,
    supplierId: scope.tenantId,
    clientId: engagement.clientId,
    engagementId,
    data: { threadId: thread.id, mentionedUserIds: posted.mentionedUserIds },
  });
  return readClarification(scope, engagement, thread.id);
};
