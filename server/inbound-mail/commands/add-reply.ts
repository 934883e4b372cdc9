import { addComment } from '#contract/clarifications/operations/comments.ts';
import { replyToClarification } from '#contract/clarifications/operations/clarifications.ts';
import { writeToDiscussion } from '#contract/clarifications/operations/discussions.ts';
import { uploadAttachment } from '#contract/clarifications/operations/messages.ts';
import * as clarifications from '#server/clarifications/public.ts';
import type { ReceivedFile } from '#server/platform/files/file.ts';
import { callOperationAs } from '#server/platform/http/call-as.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { notFound, Refused } from '#server/platform/problems/refused.ts';
import { continueAsUser } from '#server/platform/scope/open.ts';
import type { SystemScope, UserScope } from '#server/platform/scope/scope.ts';
import { sendEmailOutcome } from './send-email-outcome.ts';
import { markEmailProcessed, type ClaimedEmail } from './claim-email.ts';
import type { ReplyFiles } from './store-files.ts';

/** Stores the files as the user's uploads, as a browser does before it sends a message with them. */
const uploadFiles = async (
  user: UserScope | undefined,
  files: readonly ReceivedFile[],
): Promise<string[] | Refused> => {
  const ids: string[] = [];
  for (const file of files) {
    const uploaded = await callOperationAs(user, uploadAttachment, {
      input: {},
      handle: clarifications.uploadAttachment,
      file: { file },
    });
    if (uploaded instanceof Refused) return uploaded;
    ids.push(uploaded.attachmentId);
  }
  return ids;
};

/**
 * Adds an emailed reply and its files to the conversation, with the rights of its author, as a private answer or reply,
 * a comment or a message. Never publishes anything. A refusal must be rolled back. Returns `known` if the email was
 * processed before. Source: domain rules D25.
 */
export const addReply = async (
  scope: SystemScope,
  mail: Mailer,
  email: ClaimedEmail,
  { text, stored, refused }: ReplyFiles & { text: string },
): Promise<Refused | 'added' | 'known'> => {
  if (!(await markEmailProcessed(scope, email.id, { status: 'accepted' }))) return 'known';
  if (refused.length > 0) await sendEmailOutcome(scope, mail, email, { kind: 'attachments', files: refused });
  const thread = await scope.db
    .selectFrom('thread')
    .select(['id', 'kind', 'supplierId', 'candidateId'])
    .where('id', '=', email.threadId)
    .executeTakeFirst();
  // All agencies read a published clarification, so adding to it would publish the reply.
  if (!thread || (thread.kind === 'clarification' && thread.supplierId === null)) return notFound();
  const user = await continueAsUser(scope, email.userId);
  const attachmentIds = await uploadFiles(user, stored);
  if (attachmentIds instanceof Refused) return attachmentIds;
  const message = { text, attachmentIds };
  const outcome =
    thread.kind === 'clarification'
      ? await callOperationAs(user, replyToClarification, {
          input: { clarificationId: thread.id, ...message },
          handle: clarifications.replyToClarification,
        })
      : thread.kind === 'candidate'
        ? await callOperationAs(user, addComment, {
            input: { candidateId: thread.candidateId ?? '', ...message },
            handle: clarifications.commentOnCandidate,
          })
        : await callOperationAs(user, writeToDiscussion, {
            input: { discussionId: thread.id, ...message },
            handle: clarifications.writeToDiscussion,
          });
  return outcome instanceof Refused ? outcome : 'added';
};
