import { z } from 'zod';

/** Events about clarifications that other rooms can subscribe to. `data` contains the thread or the deadline. */
export const clarificationEvents = {
  /** An agency opened a topic with its first question. */
  topicOpened: 'clarification.topic-opened',
  /** An agency asked another question in one of its topics. */
  questionAsked: 'clarification.question-asked',
  /** An agency replied without asking a question. */
  replied: 'clarification.replied',
  /** The employer answered the agency that asked. */
  answered: 'clarification.answered',
  /** The employer published an answer, or added to one. The event names no agency. */
  published: 'clarification.published',
  edited: 'clarification.edited',
  /** Less than a day remains for questions. */
  questionsEnd: 'clarification.questions-end',
  /** Less than an hour remains for questions. */
  questionsEndInAnHour: 'clarification.questions-end-in-an-hour',
  /** A question is unanswered, and answers are due within a day. */
  answersDue: 'clarification.answers-due',
  /** A question is unanswered, and answers are due within an hour. */
  answersDueInAnHour: 'clarification.answers-due-in-an-hour',
} as const;

/** Events about discussions. `data` contains the thread. */
export const discussionEvents = {
  writtenByAgency: 'discussion.written-by-agency',
  writtenByEmployer: 'discussion.written-by-employer',
  edited: 'discussion.edited',
} as const;

/** Events about mentions, one for each side with mentioned users. `data` contains the thread and the users. */
export const mentionEvents = {
  inClarification: 'clarification.mentioned',
  inComment: 'comment.mentioned',
  inDiscussion: 'discussion.mentioned',
} as const;

const ofThread = z.object({
  threadId: z.uuid(),
  /** Users who are notified of their mention instead of this event. */
  mentionedUserIds: z.array(z.uuid()).default([]),
});
const ofMention = z.object({
  threadId: z.uuid(),
  mentionedUserIds: z.array(z.uuid()),
  /** Whether only the author's side can read the message. If so, it can't be answered by email. */
  isNote: z.boolean().default(true),
  isOwnAffair: z.literal(true),
});

const questionsEnd = z.object({ until: z.iso.datetime() });
const answersDue = z.object({ until: z.iso.datetime(), isOwnAffair: z.literal(true) });

export const clarificationPayloads = {
  [clarificationEvents.topicOpened]: ofThread,
  [clarificationEvents.questionAsked]: ofThread,
  [clarificationEvents.replied]: ofThread,
  [clarificationEvents.answered]: ofThread,
  [clarificationEvents.published]: ofThread,
  [clarificationEvents.edited]: ofThread,
  [clarificationEvents.questionsEnd]: questionsEnd,
  [clarificationEvents.questionsEndInAnHour]: questionsEnd,
  [clarificationEvents.answersDue]: answersDue,
  [clarificationEvents.answersDueInAnHour]: answersDue,
  [discussionEvents.writtenByAgency]: ofThread,
  [discussionEvents.writtenByEmployer]: ofThread,
  [discussionEvents.edited]: ofThread,
  [mentionEvents.inClarification]: ofMention,
  [mentionEvents.inComment]: ofMention,
  [mentionEvents.inDiscussion]: ofMention,
} as const;
