import type { Clarification } from '#contract/clarifications/shapes.ts';

/**
 * Returns the latest answered question of a clarification with its answer, as the initial text of a publication. A
 * question asked since then has no answer yet, so it isn't the one to publish. Without an answer, returns the latest
 * question.
 */
export const initialPublication = ({ topic, replies }: Pick<Clarification, 'topic' | 'replies'>) => {
  const visible = replies.filter(({ isNote }) => !isNote);
  const answerAt = visible.findLastIndex(({ side }) => side === 'client');
  const asked = answerAt < 0 ? visible : visible.slice(0, answerAt);
  return {
    topic,
    question: asked.findLast(({ isQuestion }) => isQuestion)?.text ?? '',
    answer: visible[answerAt]?.text ?? '',
  };
};
