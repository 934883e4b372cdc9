import { workingDaysAfter } from '#contract/common/local-time.ts';

/** Working days in which the owner may answer a dispute. Nobody is hired meanwhile, so it is short. */
const answerDays = 2;
/** Working days after that in which Rolecall decides. Source: domain rules D12. */
const decisionDays = 3;

/** When the owner's time to answer a dispute ends: 17:00 in the zone of the employer's office. */
export const disputeAnswerEnd = (openedAt: Date, timeZone: string): Date =>
  workingDaysAfter(openedAt, answerDays, timeZone);

/** When Rolecall decides a dispute at the latest. */
export const disputeDecisionEnd = (answerBy: Date, timeZone: string): Date =>
  workingDaysAfter(answerBy, decisionDays, timeZone);
