import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addCommentEndpoint,
  askQuestionEndpoint,
  countCommentsEndpoint,
  countUnreadDiscussionsEndpoint,
  createDiscussionEndpoint,
  downloadAttachmentEndpoint,
  editMessageEndpoint,
  listClarificationsEndpoint,
  listCommentsEndpoint,
  listDiscussionPartnersEndpoint,
  listDiscussionsEndpoint,
  listMentionableUsersEndpoint,
  markDiscussionReadEndpoint,
  publishAnswerEndpoint,
  markClarificationAsReadEndpoint,
  markCommentsAsReadEndpoint,
  readDiscussionEndpoint,
  replyEndpoint,
  uploadAttachmentEndpoint,
  writeToDiscussionEndpoint,
} from '#contract/clarifications/endpoints.ts';
import type { listClarifications } from '#contract/clarifications/operations/clarifications.ts';
import type { listMentionableUsers } from '#contract/clarifications/operations/messages.ts';
import type { Attachment, Message, ClarificationReply } from '#contract/clarifications/shapes.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation, OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { fewRetries } from '#web/platform/api/retry.ts';
import { callApi, downloadFromApi, uploadToApi } from '#web/platform/client.ts';
import type { LiveSubject } from '#contract/notifications/states.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export type Clarifications = OutputOf<typeof listClarifications>;

export const clarificationsKey = ['clarifications', 'list'] as const;

export const clarificationsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...clarificationsKey, engagementId],
    queryFn: ({ signal }) => callApi(listClarificationsEndpoint, { engagementId }, { signal }),
  });

/** Converts a clarification's messages to the type shared by all conversations. */
export const toMessages = (replies: readonly ClarificationReply[]): Message[] =>
  replies.map(({ reply_id, clarification_id: _thread, ...message }) => ({ messageId: reply_id, ...message }));

/**
 * Creates a mutation that shows the new message before the composer is emptied. A failed call is retried twice, one
 * second apart.
 */
const useSend = <O extends Operation>(at: Endpoint<O>, subjects: readonly LiveSubject[] = ['clarification']) =>
  useWrite((input: SentInputOf<O>) => callApi(at, input, { retries: fewRetries }), subjects, { awaitsRefetch: true });

export const useAskQuestion = () => useSend(askQuestionEndpoint);
export const useSendReply = () => useSend(replyEndpoint);
export const usePublishAnswer = () => useSend(publishAnswerEndpoint);
/** Edits a message in a clarification or a discussion. */
export const useEditMessage = () => useSend(editMessageEndpoint, ['clarification', 'discussion']);

/**
 * Marks a topic as read when it is opened. The counts change at once, but its new messages stay highlighted while it is
 * open.
 */
export const useMarkClarificationRead = (engagementId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (clarificationId: string) => callApi(markClarificationAsReadEndpoint, { clarificationId }),
    onSuccess: (_answer, clarificationId) =>
      void queries.setQueryData(
        clarificationsQuery(engagementId).queryKey,
        (known) =>
          known && {
            ...known,
            clarifications: known.clarifications.map((one) =>
              one._id === clarificationId ? { ...one, unread_count: 0 } : one,
            ),
          },
      ),
  });
};

/** Uploads a file to attach to a message. */
export const uploadMessageAttachment = (
  file: File,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<Attachment> =>
  uploadToApi(uploadAttachmentEndpoint, {}, file, { signal, onProgress: (share) => onProgress(share * 100) });

/** Downloads a file attached to a message. */
export const downloadMessageAttachment = async (attachmentId: string): Promise<void> => {
  downloadBlob(await downloadFromApi(downloadAttachmentEndpoint, { attachmentId }));
};

/** The ID of the record that a conversation is about: a clarification, a candidate or a discussion. */
export type ConversationSubject = SentInputOf<typeof listMentionableUsers>;

export const mentionableUsersQuery = (conversation: ConversationSubject) =>
  queryOptions({
    queryKey: ['clarifications', 'mentionable', conversation.kind, conversation.subjectId],
    queryFn: ({ signal }) => callApi(listMentionableUsersEndpoint, conversation, { signal }),
  });

export const commentsKey = ['clarifications', 'comments'] as const;

export const commentsQuery = (candidateId: string) =>
  queryOptions({
    queryKey: [...commentsKey, candidateId],
    queryFn: ({ signal }) => callApi(listCommentsEndpoint, { candidateId }, { signal }),
  });

export const commentCountsKey = ['clarifications', 'comment-counts'] as const;

/**
 * Loads the number of comments on each of these candidates, by candidate ID; candidates without comments are absent.
 */
export const commentCountsQuery = (candidateIds: readonly string[]) =>
  queryOptions({
    queryKey: [...commentCountsKey, candidateIds],
    queryFn: ({ signal }) =>
      callApi(countCommentsEndpoint, { candidateIds: [...candidateIds] }, { signal, retries: fewRetries }),
    enabled: candidateIds.length > 0,
    placeholderData: keepPreviousData,
  });

export const useAddComment = () => useSend(addCommentEndpoint);

/**
 * Marks a candidate's comments as read when they are shown. New comments stay highlighted until the user leaves the
 * page.
 */
export const useMarkCommentsRead = (candidateId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(markCommentsAsReadEndpoint, { candidateId }),
    onSuccess: () => {
      queries.setQueryData(commentsQuery(candidateId).queryKey, (known) => known && { ...known, unread_count: 0 });
      void queries.invalidateQueries({ queryKey: commentCountsKey });
    },
  });
};

export const discussionsKey = ['clarifications', 'discussions'] as const;

/** The number of discussions per page of the list. */
export const discussionsPageSize = 25;

export const discussionsQuery = ({ q, page = 0 }: { q?: string | undefined; page?: number | undefined }) =>
  queryOptions({
    queryKey: [...discussionsKey, 'list', q ?? '', page],
    queryFn: ({ signal }) =>
      callApi(
        listDiscussionsEndpoint,
        { ...(q === undefined ? {} : { keywords: q }), pageCurrent: page, pageSize: discussionsPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const discussionQuery = (discussionId: string) =>
  queryOptions({
    queryKey: [...discussionsKey, 'one', discussionId],
    queryFn: ({ signal }) => callApi(readDiscussionEndpoint, { discussionId }, { signal }),
  });

export const discussionPartnersQuery = () =>
  queryOptions({
    queryKey: [...discussionsKey, 'partners'],
    queryFn: ({ signal }) => callApi(listDiscussionPartnersEndpoint, {}, { signal }),
  });

const unreadDiscussionsKey = [...discussionsKey, 'unread'] as const;

export const unreadDiscussionsQuery = () =>
  queryOptions({
    queryKey: unreadDiscussionsKey,
    queryFn: ({ signal }) => callApi(countUnreadDiscussionsEndpoint, {}, { signal }),
  });

export const useCreateDiscussion = () => useSend(createDiscussionEndpoint, ['discussion']);
export const useSendDiscussionMessage = () => useSend(writeToDiscussionEndpoint, ['discussion']);

/** Marks a discussion as read. The counts change at once, but its new messages stay highlighted while it is open. */
export const useMarkDiscussionRead = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (discussionId: string) => callApi(markDiscussionReadEndpoint, { discussionId }),
    onSuccess: (_answer, discussionId) => {
      queries.setQueryData(discussionQuery(discussionId).queryKey, (known) => known && { ...known, unread_count: 0 });
      void queries.invalidateQueries({ queryKey: [...discussionsKey, 'list'] });
      void queries.invalidateQueries({ queryKey: unreadDiscussionsKey });
    },
  });
};
