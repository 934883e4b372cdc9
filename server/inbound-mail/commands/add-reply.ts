import { addComment } from '#contract/clarifications/operations/comments.ts';
import { replyToClarification } from '#contract/clarifications/operations/clarifications.ts';
import { writeToDiscussion } from '#contract/clarifications/operations/discussions.ts';
import * as clarifications from '#server/clarifications/public.ts';
import { callAs } from '#server/platform/http/call-as.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { notFound, Refused } from '#server/platform/problems/refused.ts';
import { continueAsUser } from '#server/platform/scope/open.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { answerEmail } from './answer-email.ts';
import { finishEmail, type ClaimedEmail } from './claim-email.ts';

/**
 * Adds a reply to its conversation as its author, with the author's rights: a private answer or reply, a comment, or a
 * message. It never publishes anything. A refusal has to be rolled back. Source: domain rules D25.
 */
export const addReply = async (
  scope: SystemScope,
  mail: Mail,
  email: ClaimedEmail,
  { text, attachments }: { text: string; attachments: number },
): Promise<Refused | undefined> => {
  if (!(await finishEmail(scope, email.id, { status: 'accepted' }))) return undefined;
  if (attachments > 0) await answerEmail(scope, mail, email, { kind: 'attachments', count: attachments });
  const thread = await scope.db
    .selectFrom('thread')
    .select(['id', 'kind', 'supplierId', 'candidateId'])
    .where('id', '=', email.threadId)
    .executeTakeFirst();
  // A published clarification is read by all agencies, so that an addition to it would be a publication.
  if (!thread || (thread.kind === 'clarification' && thread.supplierId === null)) return notFound();
  const user = await continueAsUser(scope, email.userId);
  const outcome =
    thread.kind === 'clarification'
      ? await callAs(user, replyToClarification, {
          input: { clarificationId: thread.id, text },
          handle: clarifications.replyToClarification,
        })
      : thread.kind === 'candidate'
        ? await callAs(user, addComment, {
            input: { candidateId: thread.candidateId ?? '', text },
            handle: clarifications.commentOnCandidate,
          })
        : await callAs(user, writeToDiscussion, {
            input: { discussionId: thread.id, text },
            handle: clarifications.writeToDiscussion,
          });
  return outcome instanceof Refused ? outcome : undefined;
};
