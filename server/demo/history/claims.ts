import { contactPeriod } from '#contract/claims/rules.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { makeOwnershipClaim } from '#server/claims/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';
import { tenantId, userId } from '../market.ts';

const dayMs = 86_400_000;

interface Story {
  statusId: CandidateStatusId;
  state: 'contested' | 'dismissed';
  reasons: string;
}

/** A claim that Rolecall has to decide, and one that it has dismissed. */
const stories: readonly Story[] = [
  { statusId: candidateStatus.pending, state: 'contested', reasons: '' },
  {
    statusId: candidateStatus.shortlisted,
    state: 'dismissed',
    reasons: 'The emails of the client are invitations to an event; the candidate never answered one.',
  },
];

/** Claims of Calder on candidates of Harbour Talent, as already known. */
export const makeClaims = async ({ db, now }: SystemScope): Promise<void> => {
  for (const { statusId, state, reasons } of stories) {
    const candidate = await db
      .selectFrom('candidate')
      .innerJoin('engagement', 'engagement.id', 'candidate.engagementId')
      .select(['candidate.id', 'candidate.dateSubmitted', 'candidate.submittedByName', 'engagement.hiringLeadName'])
      .where('candidate.supplierId', '=', tenantId('harbour'))
      .where('candidate.clientId', '=', tenantId('calder'))
      .where('candidate.statusId', '=', statusId)
      .orderBy('candidate.number', 'desc')
      .executeTakeFirst();
    if (!candidate) continue;
    const daysBefore = (days: number): string =>
      contactPeriod(new Date(candidate.dateSubmitted.getTime() - days * dayMs), 'Europe/London').to;
    await makeOwnershipClaim(db, {
      id: demoId(`claim:${state}`),
      candidateId: candidate.id,
      claimedBy: userId('hiring@calder.example'),
      claimedByName: candidate.hiringLeadName,
      claimedAt: new Date(now.getTime() - 2 * dayMs),
      state,
      contacts: JSON.stringify([
        {
          on: daysBefore(64),
          channel: 'email',
          summary: 'We invited the candidate to our supplier day and got an answer with a CV.',
        },
        { on: daysBefore(41), channel: 'phone', summary: 'A short call about pay and notice period.' },
      ]),
      statement: 'The candidate is in our own pool since the supplier day.',
      agencyContacts: JSON.stringify([
        { on: daysBefore(6), channel: 'meeting', summary: 'Interview in our office; the candidate asked us to apply.' },
      ]),
      agencyStatement: 'The candidate did not know of this position before we presented it.',
      contestedByName: candidate.submittedByName,
      reasons,
    });
  }
};
