import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { rightShape } from '#contract/common/problem.ts';
import { optionalTextSchema, requiredMultilineTextSchema } from '#contract/common/text.ts';
import { clarificationRefusals } from '../refusals.ts';
import { maxMessageLength, maxTopicLength } from '../rules.ts';
import { optionalMessageFields } from './optional-message-fields.ts';
import { clarificationShape, deadlinesShape } from '../shapes.ts';

const viewers = { agency: 'Clarification=View Details', client: 'any' } as const;
const askers = { agency: 'Clarification=Create Topic / Reply' } as const;
const writers = { ...askers, client: 'any' } as const;
const messageText = (field: string) => requiredMultilineTextSchema(field, atMost(maxMessageLength));

export const listClarifications = operation({
  name: 'clarifications.list',
  summary: 'Lists the clarifications of an engagement with their messages, latest first, and the deadlines',
  effect: 'read',
  access: viewers,
  input: z.object({ engagementId: id() }),
  output: z.object({
    engagementId: z.string(),
    clientName: z.string(),
    deadlines: deadlinesShape,
    /** The number of agencies that can read published answers; only for the employer. */
    audience: z.int().nullable(),
    clarifications: z.array(clarificationShape),
    can: z.object({ ask: rightShape, changeDeadlines: rightShape }),
  }),
});

export const askQuestion = operation({
  name: 'clarifications.ask',
  summary: "Opens a topic with its first question, or asks another question in one of the agency's own topics",
  effect: 'write',
  access: askers,
  input: z.object({
    engagementId: id(),
    /** The title of a new topic; required unless `clarificationId` is given. */
    topic: optionalTextSchema('Topic', atMost(maxTopicLength)),
    /** The existing topic to which the question belongs. */
    clarificationId: id().optional(),
    text: messageText('Question'),
    ...optionalMessageFields,
  }),
  output: clarificationShape,
  refusals: [clarificationRefusals['question-not-possible'], clarificationRefusals['too-many-topics']],
});

export const replyToClarification = operation({
  name: 'clarifications.reply',
  summary: 'Answers or replies in a clarification, adds to a published answer, or writes a note for colleagues',
  effect: 'write',
  access: writers,
  input: z.object({
    clarificationId: id(),
    text: messageText('Message'),
    isNote: z.boolean().default(false),
    ...optionalMessageFields,
  }),
  output: z.object({
    clarification: clarificationShape,
    /** Whether the employer answered after the deadline for answers. If so, the deadline should be extended. */
    isLate: z.boolean(),
  }),
  refusals: [clarificationRefusals['reply-not-possible']],
});

export const publishAnswer = operation({
  name: 'clarifications.publish',
  summary: 'Publishes a question and its answer to every agency that takes part, without naming the one that asked',
  effect: 'write',
  access: { client: 'any' },
  input: z.object({
    clarificationId: id(),
    topic: optionalTextSchema('Topic', atMost(maxTopicLength)),
    question: messageText('Question'),
    answer: messageText('Answer'),
  }),
  output: z.object({ clarification: clarificationShape, isLate: z.boolean() }),
  refusals: [clarificationRefusals['publish-not-possible']],
});

export const markClarificationAsRead = operation({
  name: 'clarifications.markRead',
  summary: 'Marks a clarification as read by the caller',
  effect: 'write',
  access: viewers,
  input: z.object({ clarificationId: id() }),
  output: z.object({}),
});

export const updateUserLogo = operation({
  name: 'clarifications.updateUserLogo',
  summary: "Updates the agency's name and logo in its conversations to the current ones",
  effect: 'write',
  access: { agency: 'Fulfillment Stage=View Details' },
  input: z.object({}),
  output: z.object({ updated: z.int() }),
});

export const clarificationOperations: readonly Operation[] = [
  listClarifications,
  askQuestion,
  replyToClarification,
  publishAnswer,
  markClarificationAsRead,
  updateUserLogo,
];
