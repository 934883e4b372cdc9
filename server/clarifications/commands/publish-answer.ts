import type { publishAnswer as operation } from '#contract/clarifications/operations/clarifications.ts';
import { clarificationRefusals } from '#contract/clarifications/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { lockEngagement } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { clarificationEvents } from '../events.ts';
import { employerTopicRights } from '../policy.ts';
import { findThread, lockThread, type FoundThread } from '../queries/find-thread.ts';
import { readClarification } from '../queries/list-clarifications.ts';
import { areAnswersOverdue } from '../rules/deadlines.ts';
import { postMessage } from './post-message.ts';

/** Creates the published thread, with no reference to the agency that asked or to its topic. */
const publish = async (
  scope: ClientScope,
  { engagementId, clientName }: FoundThread,
  { subject, question, answer }: { subject: string; question: string; answer: string },
): Promise<string | Refused<'invalid-input'>> => {
  const thread = await scope.db
    .insertInto('thread')
    .values({
      id: newId(),
      kind: 'clarification',
      supplierId: null,
      clientId: scope.tenantId,
      supplierLogoPath: null,
      engagementId,
      candidateId: null,
      subject,
      publishedThreadId: null,
      createdAt: scope.now,
      lastMessageAt: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await scope.db
    .insertInto('message')
    .values({
      id: newId(),
      threadId: thread.id,
      supplierId: null,
      clientId: scope.tenantId,
      side: 'agency',
      authorUserId: null,
      authorName: '',
      text: question,
      isQuestion: true,
      earlierTexts: '[]',
      createdAt: scope.now,
      editedAt: null,
    })
    .execute();
  const posted = await postMessage(scope, { ...thread, clientName }, { text: answer });
  return posted instanceof Refused ? posted : thread.id;
};

/**
 * Publishes a question and its answer to all agencies that take part. The employer may edit the text to prevent it from
 * identifying the agency that asked. Source: domain rules D10.
 */
export const publishAnswer = async (
  scope: ClientScope,
  { clarificationId, topic, question, answer }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findThread(scope, clarificationId, 'clarification');
  const engagement = found?.engagementId ? await lockEngagement(scope, found.engagementId) : undefined;
  const thread = engagement && (await lockThread(scope, clarificationId, 'clarification'));
  if (!thread) return notFound();
  const isPublished = thread.supplierId === null || thread.publishedThreadId !== null;
  const right = employerTopicRights(engagement, { isPublished }).publish;
  if (!right.allowed) return refuse(clarificationRefusals['publish-not-possible'], { reasons: right.reasons });
  const subject = topic === '' ? thread.subject : topic;
  const publishedThreadId = await publish(scope, thread, { subject, question, answer });
  if (publishedThreadId instanceof Refused) return publishedThreadId;
  await scope.db
    .updateTable('thread')
    .set({ publishedThreadId })
    .where('id', '=', thread.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await scope.emit({
    kind: clarificationEvents.published,
    clientId: scope.tenantId,
    engagementId: engagement.id,
    data: { threadId: publishedThreadId },
  });
  return {
    clarification: await readClarification(scope, engagement, thread.id),
    isLate: areAnswersOverdue(engagement, scope.now),
  };
};
