/** What happens in clarifications, as other rooms hear of it. */
export const clarificationEvents = {
  topicOpened: 'clarification.topic-opened',
  questionAsked: 'clarification.question-asked',
} as const;
