import { workingDaysAfter } from '#contract/common/local-time.ts';

/** Working days after a submission in which the employer may claim the candidate. Source: domain rules D12. */
export const claimDays = 5;
/** Working days after a claim in which the agency may contest it. */
export const answerDays = 5;
/** Working days after a contest in which Rolecall decides. Source: domain rules D12. */
export const decisionDays = 3;
/** How long before the submission a contact counts as proof, in days. Source: domain rules D12. */
export const contactDays = 180;

const dayMs = 86_400_000;

/** When the employer's time to claim ends: 17:00 in the zone of its office. */
export const claimEnd = (submittedAt: Date, timeZone: string): Date =>
  workingDaysAfter(submittedAt, claimDays, timeZone);

/** When the agency's time to answer ends. */
export const answerEnd = (claimedAt: Date, timeZone: string): Date => workingDaysAfter(claimedAt, answerDays, timeZone);

/** When Rolecall's time to decide ends. */
export const decisionEnd = (contestedAt: Date, timeZone: string): Date =>
  workingDaysAfter(contestedAt, decisionDays, timeZone);

/** The first and the last day on which a contact proves that an employer knew a candidate, as YYYY-MM-DD. */
export const contactPeriod = (submittedAt: Date): { from: string; to: string } => ({
  from: new Date(submittedAt.getTime() - contactDays * dayMs).toISOString().slice(0, 10),
  to: submittedAt.toISOString().slice(0, 10),
});

/** Whether at least one contact is in the period that counts. */
export const hasRecentContact = (contacts: readonly { on: string }[], submittedAt: Date): boolean => {
  const { from, to } = contactPeriod(submittedAt);
  return contacts.some(({ on }) => from <= on && on <= to);
};
