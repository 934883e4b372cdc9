import type { Discussion, readDiscussion as operation } from '#contract/clarifications/operations/discussions.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import { findThread, type FoundThread, type AgencyOrClientScope } from './find-thread.ts';
import { discussionPartnerName } from './list-discussions.ts';
import { readConversations } from './messages.ts';

/** Returns a discussion as the caller sees it. */
export const buildDiscussion = async (scope: AgencyOrClientScope, thread: FoundThread): Promise<Discussion> => {
  const conversations = await readConversations(scope, [thread]);
  const { messages = [], readers = [] } = conversations.get(thread.id) ?? {};
  return {
    discussionId: thread.id,
    subject: thread.subject,
    partnerName: discussionPartnerName(scope, thread),
    created: thread.createdAt.toISOString(),
    lastMessage: thread.lastMessageAt.toISOString(),
    comment_count: messages.length,
    unread_count: messages.filter(({ isNew }) => isNew).length,
    messages,
    readers,
  };
};

export const readDiscussion = async (
  scope: AgencyOrClientScope,
  { discussionId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const thread = await findThread(scope, discussionId, 'discussion');
  return thread ? buildDiscussion(scope, thread) : notFound();
};
