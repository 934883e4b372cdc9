import { defaultDeadlineHours } from '#contract/clarifications/rules.ts';
import type { EngagementKind, Stage } from '#contract/engagements/states.ts';

export interface ClarificationFacts {
  kind: EngagementKind;
  stage: Stage;
  closingAt: Date;
  clarificationEndsAt: Date | null;
  questionHours: number | null;
  answerHours: number | null;
}

const hourMs = 3_600_000;

/**
 * Returns the number of hours before the end at which questions close, and at which answers are due: as chosen by the
 * employer, or by default.
 */
export const deadlineHours = ({ kind, questionHours, answerHours }: ClarificationFacts) => {
  const standard = defaultDeadlineHours[kind];
  return { questionHours: questionHours ?? standard.questionHours, answerHours: answerHours ?? standard.answerHours };
};

/**
 * Returns the deadlines for questions and answers. In a competitive engagement, they fall before the end of
 * clarification, and are unknown until clarification opens. In a success fee engagement, they fall before the closing
 * time. Source: domain rules D10.
 */
export const clarificationDeadlines = (
  engagement: ClarificationFacts,
): { questionsEndAt: Date | null; answersDueAt: Date | null } => {
  const { questionHours, answerHours } = deadlineHours(engagement);
  const end = engagement.kind === 'competitive' ? engagement.clarificationEndsAt : engagement.closingAt;
  const before = (hours: number): Date | null => end && new Date(end.getTime() - hours * hourMs);
  return { questionsEndAt: before(questionHours), answersDueAt: before(answerHours) };
};

const isStageOver = ({ kind, stage }: ClarificationFacts): boolean =>
  kind === 'competitive' && stage !== 'application' && stage !== 'clarification';

const hasPassed = (deadline: Date | null, now: Date): boolean => deadline !== null && deadline <= now;

/** Whether agencies can no longer ask questions. */
export const areQuestionsClosed = (engagement: ClarificationFacts, now: Date): boolean =>
  isStageOver(engagement) || hasPassed(clarificationDeadlines(engagement).questionsEndAt, now);

/**
 * Whether the deadline for answers has passed, or the stage is over. Agencies can then no longer reply, and answers are
 * late.
 */
export const areAnswersOverdue = (engagement: ClarificationFacts, now: Date): boolean =>
  isStageOver(engagement) || hasPassed(clarificationDeadlines(engagement).answersDueAt, now);
