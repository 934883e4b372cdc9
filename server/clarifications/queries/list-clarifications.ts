import type { listClarifications as operation } from '#contract/clarifications/operations/clarifications.ts';
import type { Clarification, Message, ClarificationReply } from '#contract/clarifications/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import { endedReasons, findEngagement, type FoundEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import {
  agencyClarificationRights,
  agencyTopicRights,
  employerTopicRights,
  participatingStatuses,
  rightToChangeDeadlines,
} from '../policy.ts';
import { awaitsAnswer } from '../rules/awaits-answer.ts';
import { areQuestionsClosed, clarificationDeadlines, deadlineHours } from '../rules/deadlines.ts';
import { selectVisibleThreads, type FoundThread, type AgencyOrClientScope } from './find-thread.ts';
import { readConversations, type Conversation } from './messages.ts';

type Rights = Clarification['can'];

/** Returns a function that determines the caller's rights in a thread of an engagement's clarifications. */
export const readClarificationRights = async (
  scope: AgencyOrClientScope,
  engagement: FoundEngagement,
): Promise<(thread: FoundThread | undefined) => Rights> => {
  if (scope.side === 'client') {
    return (thread) => {
      const isPublished = thread?.supplierId === null || thread?.publishedThreadId !== null;
      return employerTopicRights(engagement, { isPublished });
    };
  }
  const application = await findOwnApplication(scope, engagement.id);
  const facts = { permissions: scope.permissions, engagement, applicationStatusId: application?.statusId };
  const rights = agencyClarificationRights(facts, scope.now);
  return (thread) => agencyTopicRights(rights, { isPublished: thread?.supplierId === null });
};

const toReplies = (threadId: string, messages: readonly Message[]): ClarificationReply[] =>
  messages.map(({ messageId, ...message }) => ({ reply_id: messageId, clarification_id: threadId, ...message }));

const toClarification = (
  thread: FoundThread & { engagementId: string },
  conversations: ReadonlyMap<string, Conversation>,
  can: Rights,
): Clarification => {
  const { messages = [], readers = [] } = conversations.get(thread.id) ?? {};
  const published = thread.publishedThreadId === null ? undefined : conversations.get(thread.publishedThreadId);
  const all = [...messages, ...(published?.messages ?? [])];
  const first = published?.messages[0];
  return {
    _id: thread.id,
    topic: thread.subject,
    engagementId: thread.engagementId,
    isPublished: thread.supplierId === null,
    supplierName: thread.supplierId === null ? null : thread.supplierName,
    awaitsAnswer:
      thread.supplierId !== null && published === undefined && awaitsAnswer(messages.filter(({ isNote }) => !isNote)),
    created: thread.createdAt.toISOString(),
    lastMessage: all.reduce((last, { created }) => (created > last ? created : last), thread.createdAt.toISOString()),
    comment_count: messages.length,
    unread_count: all.filter(({ isNew }) => isNew).length,
    readers,
    replies: toReplies(thread.id, messages),
    published:
      thread.publishedThreadId === null || published === undefined || first === undefined
        ? null
        : {
            _id: thread.publishedThreadId,
            created: first.created,
            isNew: published.messages.some(({ isNew }) => isNew),
            replies: toReplies(thread.publishedThreadId, published.messages),
          },
    can,
  };
};

const hasEngagement = (thread: FoundThread): thread is FoundThread & { engagementId: string } =>
  thread.engagementId !== null;

/**
 * Returns one or all of an engagement's clarifications, latest first. A private topic includes its published answer.
 */
const clarificationsOf = async (
  scope: AgencyOrClientScope,
  engagement: FoundEngagement,
  { can, threadId }: { can: (thread: FoundThread) => Rights; threadId?: string },
): Promise<Clarification[]> => {
  const ofEngagement = selectVisibleThreads(scope)
    .where('thread.engagementId', '=', engagement.id)
    .where('thread.kind', '=', 'clarification');
  // A private topic and the answer published from it are read together, whichever of them the ID belongs to.
  const published = scope.db.selectFrom('thread as t').select('t.publishedThreadId');
  const found =
    threadId === undefined
      ? ofEngagement
      : ofEngagement.where((eb) =>
          eb.or([
            eb('thread.id', '=', threadId),
            eb('thread.publishedThreadId', '=', threadId),
            eb('thread.id', '=', published.where('t.id', '=', threadId)),
          ]),
        );
  const threads = (await found.execute()).filter(hasEngagement);
  const conversations = await readConversations(scope, threads, endedReasons(engagement));
  const parts = new Set(threads.map(({ publishedThreadId }) => publishedThreadId));
  return threads
    .filter(({ id }) => !parts.has(id))
    .map((thread) => toClarification(thread, conversations, can(thread)))
    .toSorted((a, b) =>
      a.lastMessage === b.lastMessage ? b._id.localeCompare(a._id) : a.lastMessage < b.lastMessage ? 1 : -1,
    );
};

/**
 * Reads a clarification as the caller currently sees it. For a published answer, returns the private topic from which it
 * was published if the caller sees that topic, and the answer itself otherwise.
 */
export const readClarification = async (
  scope: AgencyOrClientScope,
  engagement: FoundEngagement,
  threadId: string,
): Promise<Clarification> => {
  const [found] = await clarificationsOf(scope, engagement, {
    can: await readClarificationRights(scope, engagement),
    threadId,
  });
  if (!found) throw new Error('A clarification that was just written cannot be read.');
  return found;
};

/** Counts the agencies that can read the employer's published answers. */
const countAudience = async (scope: AgencyOrClientScope, engagementId: string): Promise<number | null> => {
  if (scope.side !== 'client') return null;
  const { agencies } = await scope.db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('agencies'))
    .where('engagementId', '=', engagementId)
    .where('clientId', '=', scope.tenantId)
    .where('statusId', 'in', participatingStatuses)
    .executeTakeFirstOrThrow();
  return Number(agencies);
};

export const listClarifications = async (
  scope: AgencyOrClientScope,
  { engagementId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return notFound();
  const { questionsEndAt, answersDueAt } = clarificationDeadlines(engagement);
  const can = await readClarificationRights(scope, engagement);
  return {
    engagementId,
    clientName: engagement.clientName,
    deadlines: {
      questionsEndAt: questionsEndAt?.toISOString() ?? null,
      isClosed: areQuestionsClosed(engagement, scope.now),
      answersDueAt: answersDueAt?.toISOString() ?? null,
      ...deadlineHours(engagement),
      before: engagement.kind === 'competitive' ? 'clarification' : 'closing',
      timeZone: engagement.timeZone,
    },
    audience: await countAudience(scope, engagementId),
    clarifications: await clarificationsOf(scope, engagement, { can }),
    can: {
      ask: can(undefined).ask,
      changeDeadlines: rightToChangeDeadlines(scope, engagement),
    },
  };
};
