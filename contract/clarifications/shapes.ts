import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { messageSides } from './states.ts';

/** A file of a message. */
export const attachmentShape = z.object({
  attachmentId: z.string(),
  fileName: z.string(),
  extension: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
});
export type Attachment = z.infer<typeof attachmentShape>;

/** A user named in a message as `@` and the name. */
const mentionShape = z.object({ name: z.string(), isMe: z.boolean() });

const messageFields = {
  created: instant(),
  side: z.enum(messageSides),
  /** Empty for the question of a published clarification: the asker is not named. */
  authorName: z.string(),
  companyName: z.string(),
  isMine: z.boolean(),
  /** Visible only to the author's colleagues. */
  isNote: z.boolean(),
  /** Asks for an answer. */
  isQuestion: z.boolean(),
  /** Not read by the caller yet. */
  isNew: z.boolean(),
  text: z.string(),
  attachments: z.array(attachmentShape),
  mentions: z.array(mentionShape),
  edited: instant().nullable(),
  /** Earlier texts, oldest first, each with the time until which it was shown. */
  earlier: z.array(z.object({ text: z.string(), until: instant() })),
  can: z.object({ edit: rightShape }),
};

/** A message of any conversation. */
export const messageShape = z.object({ messageId: z.string(), ...messageFields });
export type Message = z.infer<typeof messageShape>;

/** A message of a clarification, with the names of the specification. Source: specification 2, section 3. */
const replyShape = z.object({ reply_id: z.string(), clarification_id: z.string(), ...messageFields });
export type Reply = z.infer<typeof replyShape>;

/** A colleague who has read a conversation. */
export const readerShape = z.object({ userId: z.string(), name: z.string(), readAt: instant() });
export type Reader = z.infer<typeof readerShape>;

/** A topic with its questions and answers: private to its agency and the employer, or published. */
export const clarificationShape = z.object({
  _id: z.string(),
  topic: z.string(),
  engagementId: z.string(),
  /** Published to every agency that takes part, without the name of the one that asked. */
  isPublished: z.boolean(),
  /** The agency that asked; null in a published clarification. */
  supplierName: z.string().nullable(),
  awaitsAnswer: z.boolean(),
  created: instant(),
  lastMessage: instant(),
  comment_count: z.int(),
  unread_count: z.int(),
  /** Colleagues of the caller. */
  readers: z.array(readerShape),
  replies: z.array(replyShape),
  /** What was published from this private topic. */
  published: z
    .object({ _id: z.string(), created: instant(), isNew: z.boolean(), replies: z.array(replyShape) })
    .nullable(),
  can: z.object({ ask: rightShape, reply: rightShape, note: rightShape, publish: rightShape }),
});
export type Clarification = z.infer<typeof clarificationShape>;

/** When questions end and answers are due; null until the employer opens clarification. */
export const deadlinesShape = z.object({
  questionsEndAt: instant().nullable(),
  /** Agencies can no longer ask: the deadline has passed, or bidding has begun. */
  isClosed: z.boolean(),
  answersDueAt: instant().nullable(),
  questionHours: z.int(),
  answerHours: z.int(),
  /** The time that both depend on. */
  before: z.enum(['clarification', 'closing']),
  timeZone: z.string(),
});
