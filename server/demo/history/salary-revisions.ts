import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { makeSalaryRevision } from '#server/candidates/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';
import { demoTenantId } from '../market.ts';

const hourMs = 3_600_000;

interface Story {
  statusId: CandidateStatusId;
  /** The new salary as a multiple of the current one. */
  share: number;
  proposedBySide: 'agency' | 'client';
  state: 'open' | 'approved' | 'rejected';
  reason: string;
  decisionReason?: string;
}

/** Salary revisions in each state. Open ones come from both sides. */
const stories: readonly Story[] = [
  {
    statusId: candidateStatus.interviewing,
    share: 0.96,
    proposedBySide: 'client',
    state: 'open',
    reason: 'This is the top of our salary band for this level. We can offer two extra days of leave.',
  },
  {
    statusId: candidateStatus.screening,
    share: 1.04,
    proposedBySide: 'agency',
    state: 'open',
    reason: 'The current employer has made a counter-offer.',
  },
  {
    statusId: candidateStatus.offerExtended,
    share: 1.03,
    proposedBySide: 'agency',
    state: 'approved',
    reason: 'The role now includes on-call weekends.',
  },
  {
    statusId: candidateStatus.shortlisted,
    share: 0.9,
    proposedBySide: 'client',
    state: 'rejected',
    reason: 'This is closer to the team’s average.',
    decisionReason: 'Below the current salary.',
  },
];

/** Revises the salaries of some Harbour Talent candidates. The agency has not seen the employers' changes yet. */
export const makeSalaryRevisions = async (scope: SystemScope): Promise<void> => {
  const { db, now } = scope;
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
  for (const { statusId, share, ...story } of stories) {
    const candidates = await db
      .selectFrom('candidate')
      .innerJoin('engagement', 'engagement.id', 'candidate.engagementId')
      .select(['candidate.id', 'candidate.baseSalary', 'candidate.submittedByName', 'engagement.hiringLeadName'])
      .where('candidate.supplierId', '=', demoTenantId('harbour'))
      .where('candidate.statusId', '=', statusId)
      .orderBy('candidate.number')
      .limit(2)
      .execute();
    for (const { id: candidateId, baseSalary, submittedByName, hiringLeadName } of candidates) {
      const isByAgency = story.proposedBySide === 'agency';
      const isDecided = story.state !== 'open';
      const salary = `${String(Math.round((Number(baseSalary) * share) / 500) * 500)}.00`;
      const { agencyFee, totalCompensation } = await makeSalaryRevision(db, {
        id: demoId(`salary-revision:${candidateId}`),
        candidateId,
        baseSalary: salary,
        ...story,
        proposedAt: hoursAgo(50),
        proposedByName: isByAgency ? submittedByName : hiringLeadName,
        ...(isDecided
          ? {
              decidedAt: hoursAgo(20),
              decidedBySide: isByAgency ? 'client' : 'agency',
              decidedByName: isByAgency ? hiringLeadName : submittedByName,
            }
          : {}),
      });
      const editedAt = isByAgency ? hoursAgo(20) : hoursAgo(50);
      await db
        .updateTable('candidate')
        .set({
          ...(isByAgency && !isDecided ? {} : { employerEditedAt: editedAt, unacknowledgedSince: editedAt }),
          ...(story.state === 'approved'
            ? {
                baseSalaryRevised: salary,
                isBaseSalaryRevised: true,
                dateBaseSalaryRevised: hoursAgo(20),
                totalCompensation,
                agencyFee,
              }
            : {}),
          updatedAt: now,
        })
        .where('id', '=', candidateId)
        .execute();
    }
  }
};
