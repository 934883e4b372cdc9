import { workingDaysAfter } from '#contract/common/local-time.ts';

/**
 * The number of working days within which the owner can answer a dispute. The period is short, because the candidate
 * can't be hired in the meantime.
 */
const answerDays = 2;
/** The number of working days after a dispute was opened within which Rolecall decides it. Source: domain rules D12. */
const decisionDays = 3;

/** Returns the owner's deadline for answering a dispute: 17:00 in the time zone of the employer's office. */
export const disputeAnswerDeadline = (openedAt: Date, timeZone: string): Date =>
  workingDaysAfter(openedAt, answerDays, timeZone);

/** Returns Rolecall's deadline for deciding a dispute, one working day after the owner's deadline for answering it. */
export const disputeDecisionDeadline = (openedAt: Date, timeZone: string): Date =>
  workingDaysAfter(openedAt, decisionDays, timeZone);
