import type { listMentionableUsers as operation } from '#contract/clarifications/operations/messages.ts';
import type { ThreadKind } from '#contract/clarifications/states.ts';
import type { InputOf, OutputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { userHasPermission } from '#server/platform/db/user-has-permission.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import { mayReadThread, readPermissionByKind } from '../policy.ts';
import { findCandidateThread } from './candidate-thread.ts';
import { findThread, type AgencyOrClientScope } from './find-thread.ts';

export type MentionableUser = OutputOf<typeof operation>['records'][number];

/** A conversation. Before its first message, a conversation about a candidate has no thread. */
interface Conversation {
  kind: ThreadKind;
  threadId: string | undefined;
  engagementId: string | null;
}

/** Returns the users in the caller's company who may read the conversation. */
const colleagues = async (
  scope: AgencyOrClientScope,
  { kind, engagementId }: Conversation,
): Promise<MentionableUser[]> => {
  const rows = await scope.db
    .selectFrom('appUser')
    .select(['appUser.id', 'firstName', 'lastName'])
    .where('appUser.tenantId', '=', scope.tenantId)
    .where('appUser.id', '<>', scope.userId)
    .where('appUser.deletedAt', 'is', null)
    .$if(scope.side === 'agency', (query) => query.where(userHasPermission(readPermissionByKind[kind])))
    .$if(scope.side === 'agency' && engagementId !== null, (query) =>
      query.where((eb) =>
        eb.or([
          userHasPermission('Assignments=View Other Users Assignment / Data'),
          eb.exists(
            eb
              .selectFrom('assignment')
              .select('assignment.id')
              .whereRef('assignment.userId', '=', 'appUser.id')
              .where('assignment.engagementId', '=', engagementId)
              .where('assignment.deletedAt', 'is', null),
          ),
        ]),
      ),
    )
    .orderBy('firstName')
    .orderBy('lastName')
    .orderBy('appUser.id')
    .execute();
  return rows.map(({ id, firstName, lastName }) => ({
    userId: id,
    name: `${firstName} ${lastName}`,
    isColleague: true,
  }));
};

/**
 * Returns the users on the other side who have written in the conversation, by their latest names. The caller knows of
 * no other users on that side.
 */
const otherAuthors = async (scope: AgencyOrClientScope, { threadId }: Conversation): Promise<MentionableUser[]> => {
  if (threadId === undefined) return [];
  const rows = await scope.db
    .selectFrom('message')
    .select(['authorUserId', 'authorName'])
    .where('threadId', '=', threadId)
    .where('visibleTo', '=', 'both')
    .where('side', '<>', scope.side)
    .where('authorUserId', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const names = new Map(rows.map(({ authorUserId, authorName }) => [authorUserId ?? '', authorName]));
  return [...names].map(([userId, name]) => ({ userId, name, isColleague: false }));
};

/** Returns the users that the caller can mention in a conversation, colleagues first. Source: domain rules D25. */
export const findMentionableUsers = async (
  scope: AgencyOrClientScope,
  conversation: Conversation,
): Promise<MentionableUser[]> => [
  ...(await colleagues(scope, conversation)),
  ...(await otherAuthors(scope, conversation)),
];

const findConversation = async (
  scope: AgencyOrClientScope,
  { kind, subjectId }: InputOf<typeof operation>,
): Promise<Conversation | undefined> => {
  if (kind === 'candidate') {
    const found = await findCandidateThread(scope, subjectId);
    return found && { kind, threadId: found.thread?.id, engagementId: found.engagement.id };
  }
  const thread = await findThread(scope, subjectId, kind);
  return thread && { kind, threadId: thread.id, engagementId: thread.engagementId };
};

/** Lists the users that the caller can mention; empty without access to the conversation. */
export const listMentionableUsers = async (
  scope: AgencyOrClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const conversation = await findConversation(scope, input);
  if (!conversation) return notFound();
  return { records: mayReadThread(scope, input.kind) ? await findMentionableUsers(scope, conversation) : [] };
};
