import type { MessageSide } from '#contract/clarifications/states.ts';

/** Whether a question is still unanswered. `messages` are those that both sides see, oldest first. */
export const awaitsAnswer = (messages: readonly { side: MessageSide; isQuestion: boolean }[]): boolean =>
  messages.findLastIndex(({ isQuestion }) => isQuestion) > messages.findLastIndex(({ side }) => side === 'client');
