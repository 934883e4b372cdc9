import { contactPeriod, claimDecisionDeadline } from '#contract/claims/rules.ts';
import { candidateStatus, openCandidateStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { makeOwnershipClaim } from '#server/claims/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';
import { demoTenantId, demoUserId } from '../market.ts';

const dayMs = 86_400_000;

interface Story {
  /** The statuses that the claimed candidate may have. The latest candidate with one of them is claimed. */
  statusIds: readonly CandidateStatusId[];
  state: 'contested' | 'dismissed';
  reasons: string;
}

/** The demo's claims: one that Rolecall has to decide, and one that it has dismissed. */
const stories: readonly Story[] = [
  {
    statusIds: openCandidateStatuses.filter((id) => id !== candidateStatus.shortlisted),
    state: 'contested',
    reasons: '',
  },
  {
    statusIds: [candidateStatus.shortlisted],
    state: 'dismissed',
    reasons: 'The client only invited the candidate to events by email, and the candidate never replied.',
  },
];

/** Creates claims by Calder that it already knew candidates from Harbour Talent. */
export const makeClaims = async ({ db, now }: SystemScope): Promise<void> => {
  for (const { statusIds, state, reasons } of stories) {
    const candidate = await db
      .selectFrom('candidate')
      .innerJoin('engagement', 'engagement.id', 'candidate.engagementId')
      .select(['candidate.id', 'candidate.dateSubmitted', 'candidate.submittedByName', 'engagement.hiringLeadName'])
      .where('candidate.supplierId', '=', demoTenantId('harbour'))
      .where('candidate.clientId', '=', demoTenantId('calder'))
      .where('candidate.statusId', 'in', statusIds)
      .orderBy('candidate.dateSubmitted', 'desc')
      .executeTakeFirst();
    if (!candidate) continue;
    const daysBefore = (days: number): string =>
      contactPeriod(new Date(candidate.dateSubmitted.getTime() - days * dayMs), 'Europe/London').to;
    await makeOwnershipClaim(db, {
      id: demoId(`claim:${state}`),
      candidateId: candidate.id,
      claimedBy: demoUserId('hiring@calder.example'),
      claimedByName: candidate.hiringLeadName,
      claimedAt: new Date(candidate.dateSubmitted.getTime() + 2 * dayMs),
      state,
      ...(state === 'contested'
        ? { contestedAt: new Date(now.getTime() - dayMs), decideBy: claimDecisionDeadline(now, 'Europe/London') }
        : {}),
      contacts: JSON.stringify([
        {
          on: daysBefore(64),
          channel: 'email',
          direction: 'to-candidate',
          summary: 'We invited the candidate to our supplier day.',
        },
        {
          on: daysBefore(41),
          channel: 'phone',
          direction: 'from-candidate',
          summary: 'The candidate called about pay and notice period.',
        },
      ]),
      statement: 'The candidate has been in our own talent pool since the supplier day.',
      agencyContacts: JSON.stringify([
        {
          on: daysBefore(6),
          channel: 'meeting',
          direction: 'from-candidate',
          summary: 'Interview in our office. The candidate asked us to submit them.',
        },
      ]),
      agencyStatement: 'The candidate did not know about this position before we presented it.',
      contestedByName: candidate.submittedByName,
      reasons,
    });
  }
};
