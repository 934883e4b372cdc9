import type { ThreadKind } from '#contract/clarifications/states.ts';
import { mentionEvents } from '../events.ts';
import type { FoundThread, AgencyOrClientScope } from '../queries/find-thread.ts';
import type { MentionableUser } from '../queries/mentionable.ts';

const eventOf = {
  clarification: mentionEvents.inClarification,
  candidate: mentionEvents.inComment,
  discussion: mentionEvents.inDiscussion,
} as const satisfies Record<ThreadKind, string>;

const talentRequestOf = async (scope: AgencyOrClientScope, candidateId: string | null): Promise<string | null> => {
  if (candidateId === null) return null;
  const candidate = await scope.db
    .selectFrom('candidate')
    .select('talentRequestId')
    .where('id', '=', candidateId)
    .executeTakeFirst();
  return candidate?.talentRequestId ?? null;
};

/**
 * Notifies the users mentioned in a message. Each side gets a separate event that names only its own users, so that the
 * other side doesn't learn who was mentioned in a note. The event for a discussion isn't sent to open pages, and
 * contains both companies' IDs for the email.
 */
export const announceMentions = async (
  scope: AgencyOrClientScope,
  thread: FoundThread,
  { mentioned, isNote }: { mentioned: readonly MentionableUser[]; isNote: boolean },
): Promise<void> => {
  if (mentioned.length === 0) return;
  const talentRequestId = await talentRequestOf(scope, thread.candidateId);
  for (const isColleague of [true, false]) {
    const mentionedUserIds = mentioned.filter((one) => one.isColleague === isColleague).map(({ userId }) => userId);
    if (mentionedUserIds.length === 0) continue;
    const isForAgency = (scope.side === 'agency') === isColleague;
    const namesBoth = thread.kind === 'discussion';
    await scope.emit({
      kind: eventOf[thread.kind],
      supplierId: isForAgency || namesBoth ? (thread.supplierId ?? scope.tenantId) : null,
      clientId: !isForAgency || namesBoth ? thread.clientId : null,
      engagementId: thread.engagementId,
      candidateId: thread.candidateId,
      talentRequestId,
      data: { threadId: thread.id, mentionedUserIds, isNote, isOwnAffair: true },
    });
  }
};
