import { noPayload } from '#server/platform/events/payload-types.ts';
/** What happens in clarifications, as other rooms hear of it. */
export const clarificationEvents = {
  topicOpened: 'clarification.topic-opened',
  questionAsked: 'clarification.question-asked',
} as const;

export const clarificationPayloads = {
  [clarificationEvents.topicOpened]: noPayload,
  [clarificationEvents.questionAsked]: noPayload,
} as const;
