import { workingDaysAfter } from '#contract/common/local-time.ts';

/**
 * The number of working days in which the owner may answer a dispute. It is small, because the candidate can't be hired
 * in the meantime.
 */
const answerDays = 2;
/** The number of working days after the owner's time in which Rolecall decides. Source: domain rules D12. */
const decisionDays = 3;

/** Returns when the owner's time to answer a dispute ends: at 17:00 in the time zone of the employer's office. */
export const disputeAnswerDeadline = (openedAt: Date, timeZone: string): Date =>
  workingDaysAfter(openedAt, answerDays, timeZone);

/** Returns the latest time at which Rolecall decides a dispute. */
export const disputeDecisionDeadline = (answerBy: Date, timeZone: string): Date =>
  workingDaysAfter(answerBy, decisionDays, timeZone);
