/** For how many minutes an author can edit a message; later changes are further messages. Source: domain rules D25. */
export const editMinutes = 15;

/** The maximum length of a message and of a topic; longer ones are refused. */
export const maxMessageLength = 4000;
export const maxTopicLength = 120;

/** The maximum number of files of a message, and of users that it mentions. */
export const maxAttachments = 10;
export const maxMentions = 20;

/** The maximum number of topics that an agency can open in an engagement. */
export const maxTopics = 100;

/** The maximum number of discussions between an agency and a client. */
export const maxDiscussions = 100;

/**
 * When questions end and answers are due, in hours before the end of clarification (competitive) or before the closing
 * time (success fee), unless the employer chooses other times. Source: domain rules D10.
 */
export const defaultHours = {
  competitive: { questionHours: 24, answerHours: 0 },
  successfee: { questionHours: 48, answerHours: 24 },
} as const;
