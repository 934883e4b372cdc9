/**
 * How long an author can edit a message, in minutes. After that, a change needs a new message. Source: domain rules
 * D25.
 */
export const messageEditMinutes = 15;

/** The maximum lengths of a message and of a topic. Longer texts are refused. */
export const maxMessageLength = 4000;
export const maxTopicLength = 120;

/** The maximum number of files attached to a message, and of users mentioned in it. */
export const maxAttachments = 10;
export const maxMentions = 20;

/** The maximum number of topics that an agency can open in one engagement. */
export const maxTopics = 100;

/** The maximum number of discussions between an agency and a client. */
export const maxDiscussions = 100;

/**
 * The default deadlines for questions and for answers, in hours before the end of clarification (competitive) or before
 * the closing time (success fee). The employer can choose other times. Source: domain rules D10.
 */
export const defaultDeadlineHours = {
  competitive: { questionHours: 24, answerHours: 0 },
  successfee: { questionHours: 48, answerHours: 24 },
} as const;
