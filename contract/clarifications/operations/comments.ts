import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { rightShape } from '#contract/common/problem.ts';
import { requiredMultilineTextSchema } from '#contract/common/text.ts';
import { clarificationRefusals } from '../refusals.ts';
import { maxMessageLength } from '../rules.ts';
import { optionalMessageFields } from './optional-message-fields.ts';
import { messageShape, conversationReaderShape } from '../shapes.ts';

const viewers = { agency: 'Fulfillment Stage=View Details', client: 'any' } as const;

const commentsShape = z.object({
  candidateId: z.string(),
  supplierName: z.string(),
  clientName: z.string(),
  comment_count: z.int(),
  unread_count: z.int(),
  /** The caller's colleagues who have read the conversation. */
  readers: z.array(conversationReaderShape),
  comments: z.array(messageShape),
  can: z.object({ comment: rightShape, note: rightShape }),
});

export const listComments = operation({
  name: 'clarifications.comments',
  summary: "Lists the comments on a candidate, oldest first: those of both sides, and the notes of the caller's side",
  effect: 'read',
  access: viewers,
  input: z.object({ candidateId: id() }),
  output: commentsShape,
});

export const addComment = operation({
  name: 'clarifications.comment',
  summary: 'Adds a comment on a candidate, for both sides or as a note for colleagues only',
  effect: 'write',
  access: { agency: 'Fulfillment Stage=Comment on Candidate', client: 'any' },
  input: z.object({
    candidateId: id(),
    text: requiredMultilineTextSchema('Comment', atMost(maxMessageLength)),
    isNote: z.boolean().default(false),
    ...optionalMessageFields,
  }),
  output: commentsShape,
  refusals: [clarificationRefusals['comment-not-possible']],
});

export const countComments = operation({
  name: 'clarifications.candidateCounts',
  summary: "Counts the comments on each of the agency's candidates, and those that the caller has not read",
  effect: 'read',
  access: { agency: 'Fulfillment Stage=View Details' },
  input: z.object({ candidateIds: z.array(id()).max(200).optional() }),
  output: z.array(z.object({ candidateId: z.string(), comment_count: z.int(), unread_count: z.int() })),
});

export const markCommentsAsRead = operation({
  name: 'clarifications.markCommentsRead',
  summary: 'Marks the comments on a candidate as read by the caller',
  effect: 'write',
  access: viewers,
  input: z.object({ candidateId: id() }),
  output: z.object({}),
});

export const commentOperations: readonly Operation[] = [listComments, addComment, countComments, markCommentsAsRead];
