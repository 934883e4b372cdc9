import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { messageSides } from './states.ts';

/** A file attached to a message. */
export const attachmentShape = z.object({
  attachmentId: z.string(),
  fileName: z.string(),
  extension: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
});
export type Attachment = z.infer<typeof attachmentShape>;

/** A user mentioned in a message with `@` and their name. */
const mentionShape = z.object({ name: z.string(), isMe: z.boolean() });

const messageFields = {
  created: instant(),
  side: z.enum(messageSides),
  /** The author's name; empty for the question in a published clarification, whose author stays anonymous. */
  authorName: z.string(),
  companyName: z.string(),
  isMine: z.boolean(),
  /** Whether only the author's colleagues can see the message. */
  isNote: z.boolean(),
  /** Whether the message asks for an answer. */
  isQuestion: z.boolean(),
  /** Whether the caller has not read the message yet. */
  isNew: z.boolean(),
  text: z.string(),
  attachments: z.array(attachmentShape),
  mentions: z.array(mentionShape),
  edited: instant().nullable(),
  /** Earlier versions of the text, oldest first, each with the time at which it was replaced. */
  earlier: z.array(z.object({ text: z.string(), until: instant() })),
  can: z.object({ edit: rightShape }),
};

/** A message in any kind of conversation. */
export const messageShape = z.object({ messageId: z.string(), ...messageFields });
export type Message = z.infer<typeof messageShape>;

/** A message in a clarification, with field names from the specification. Source: specification 2, section 3. */
const replyShape = z.object({ reply_id: z.string(), clarification_id: z.string(), ...messageFields });
export type ClarificationReply = z.infer<typeof replyShape>;

/** A colleague who has read a conversation. */
export const conversationReaderShape = z.object({ userId: z.string(), name: z.string(), readAt: instant() });
export type ConversationReader = z.infer<typeof conversationReaderShape>;

/** A topic with its questions and answers, either private to the agency and the employer, or published. */
export const clarificationShape = z.object({
  _id: z.string(),
  topic: z.string(),
  engagementId: z.string(),
  /** Whether the clarification was published to every agency that takes part. The asking agency is not named. */
  isPublished: z.boolean(),
  /** The name of the agency that asked; null in a published clarification. */
  supplierName: z.string().nullable(),
  awaitsAnswer: z.boolean(),
  created: instant(),
  lastMessage: instant(),
  comment_count: z.int(),
  unread_count: z.int(),
  /** The caller's colleagues who have read the clarification. */
  readers: z.array(conversationReaderShape),
  replies: z.array(replyShape),
  /** The published version of this private topic, if any. */
  published: z
    .object({ _id: z.string(), created: instant(), isNew: z.boolean(), replies: z.array(replyShape) })
    .nullable(),
  can: z.object({ ask: rightShape, reply: rightShape, note: rightShape, publish: rightShape }),
});
export type Clarification = z.infer<typeof clarificationShape>;

/** The deadlines for questions and answers; null until the employer opens clarification. */
export const deadlinesShape = z.object({
  questionsEndAt: instant().nullable(),
  /** Whether agencies can no longer ask questions, because the deadline has passed or bidding has begun. */
  isClosed: z.boolean(),
  answersDueAt: instant().nullable(),
  questionHours: z.int(),
  answerHours: z.int(),
  /** Whether the deadlines are counted back from the end of clarification or from the closing time. */
  before: z.enum(['clarification', 'closing']),
  timeZone: z.string(),
});
