import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id, instant } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { rightShape } from '#contract/common/problem.ts';
import { singleLineTextSchema, requiredMultilineTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { clarificationRefusals } from '../refusals.ts';
import { maxMessageLength, maxTopicLength } from '../rules.ts';
import { optionalMessageFields } from './optional-message-fields.ts';
import { messageShape, conversationReaderShape } from '../shapes.ts';

const writers = { agency: 'Messaging=Message', client: 'any' } as const;
const creators = { agency: 'Messaging=Create Discussion', client: 'any' } as const;
const ofDiscussion = { discussionId: id() };

const summary = {
  discussionId: z.string(),
  subject: z.string(),
  /** The name of the company on the other side of the discussion. */
  partnerName: z.string(),
  created: instant(),
  lastMessage: instant(),
  comment_count: z.int(),
  unread_count: z.int(),
};

const discussionSummaryShape = z.object({
  ...summary,
  /** The last message that the caller may read. */
  lastLine: z.object({ authorName: z.string(), text: z.string() }),
});
export type DiscussionSummary = z.infer<typeof discussionSummaryShape>;

const discussionShape = z.object({
  ...summary,
  messages: z.array(messageShape),
  /** The caller's colleagues who have read the conversation. */
  readers: z.array(conversationReaderShape),
});
export type Discussion = z.infer<typeof discussionShape>;

export const listDiscussions = operation({
  name: 'clarifications.discussions',
  summary: 'Lists the discussions of the agency and its clients, or of the employer and its agencies, latest first',
  effect: 'read',
  access: writers,
  input: z.object({ keywords: singleLineTextSchema('Keyword', 200).optional(), ...pageInput }),
  output: z.object({
    records: z.array(discussionSummaryShape),
    ...pageOutput,
    can: z.object({ create: rightShape }),
  }),
});

export const readDiscussion = operation({
  name: 'clarifications.discussion',
  summary:
    "Returns a discussion with its messages, oldest first: those of both sides, and the notes of the caller's side",
  effect: 'read',
  access: writers,
  input: z.object(ofDiscussion),
  output: discussionShape,
});

export const listDiscussionPartners = operation({
  name: 'clarifications.discussionPartners',
  summary: 'Lists the companies with which the caller can begin a discussion, sorted by name',
  effect: 'read',
  access: creators,
  input: z.object({}),
  output: z.object({ records: z.array(z.object({ partnerId: z.string(), name: z.string() })) }),
});

export const createDiscussion = operation({
  name: 'clarifications.createDiscussion',
  summary: 'Begins a discussion with a client or an agency, with its first message',
  effect: 'write',
  access: creators,
  input: z.object({
    partnerId: id(),
    subject: requiredTextSchema('Subject', atMost(maxTopicLength)),
    text: requiredMultilineTextSchema('Message', atMost(maxMessageLength)),
    ...optionalMessageFields,
  }),
  output: z.object(ofDiscussion),
  refusals: [clarificationRefusals['too-many-discussions']],
});

export const writeToDiscussion = operation({
  name: 'clarifications.writeToDiscussion',
  summary: 'Writes a message in a discussion, for both sides or as a note for colleagues only',
  effect: 'write',
  access: writers,
  input: z.object({
    ...ofDiscussion,
    text: requiredMultilineTextSchema('Message', atMost(maxMessageLength)),
    isNote: z.boolean().default(false),
    ...optionalMessageFields,
  }),
  output: discussionShape,
});

export const markDiscussionRead = operation({
  name: 'clarifications.markDiscussionRead',
  summary: 'Marks a discussion as read by the caller',
  effect: 'write',
  access: writers,
  input: z.object(ofDiscussion),
  output: z.object({}),
});

export const countUnreadDiscussions = operation({
  name: 'clarifications.unreadDiscussions',
  summary: 'Counts the discussions with messages that the caller has not read',
  effect: 'read',
  access: writers,
  input: z.object({}),
  output: z.object({ unread_count: z.int() }),
});

export const discussionOperations: readonly Operation[] = [
  listDiscussions,
  readDiscussion,
  listDiscussionPartners,
  createDiscussion,
  writeToDiscussion,
  markDiscussionRead,
  countUnreadDiscussions,
];
