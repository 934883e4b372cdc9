import { contactPeriod } from '#contract/claims/rules.ts';
import { openCandidateStatuses } from '#contract/candidates/states.ts';
import { disputeEvents } from '#server/disputes/public.ts';
import { makeDispute } from '#server/disputes/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';
import { demoTenantId, demoUserId } from '../market.ts';

const dayMs = 86_400_000;

interface Story {
  readonly owner: 'harbour' | 'quayside';
  readonly opener: 'harbour' | 'quayside';
  readonly openedBy: { id: string; name: string };
  readonly state: 'open' | 'dismissed';
  readonly reasons: string;
}

const stories: readonly Story[] = [
  {
    owner: 'harbour',
    opener: 'quayside',
    openedBy: { id: 'owner@quayside.example', name: 'Dominic Achterberg' },
    state: 'open',
    reasons: '',
  },
  {
    owner: 'quayside',
    opener: 'harbour',
    openedBy: { id: 'owner@harbour.example', name: 'Mara Ellingsen' },
    state: 'dismissed',
    reasons: 'The owner has an agreement that the candidate signed before the other agency first contacted them.',
  },
];

/**
 * Creates two disputes: an open one over a Harbour Talent candidate, which Rolecall has to decide, and one that Harbour
 * Talent has lost to its rival.
 */
export const makeDisputes = async ({ db, now, payloads }: SystemScope): Promise<void> => {
  for (const { owner, opener, openedBy, state, reasons } of stories) {
    // A dispute follows the submission, and an ended one took two days.
    const submittedBefore = new Date(now.getTime() - (state === 'open' ? 1 : 4) * dayMs);
    const candidate = await db
      .selectFrom('candidate')
      .innerJoin('application', 'application.engagementId', 'candidate.engagementId')
      .select(['candidate.id', 'candidate.clientId', 'candidate.engagementId', 'candidate.talentRequestId'])
      .select('candidate.dateSubmitted')
      .where('candidate.dateSubmitted', '<', submittedBefore)
      .where('candidate.supplierId', '=', demoTenantId(owner))
      .where('application.supplierId', '=', demoTenantId(opener))
      .where('candidate.clientId', '<>', demoTenantId('northwind'))
      .where('candidate.claimState', 'is', null)
      .where('candidate.statusId', 'in', openCandidateStatuses)
      .orderBy('candidate.dateSubmitted', 'desc')
      .orderBy('candidate.number')
      .executeTakeFirst();
    if (!candidate) continue;
    const days = state === 'open' ? 1 : 20;
    const openedAt = new Date(Math.max(now.getTime() - days * dayMs, candidate.dateSubmitted.getTime() + dayMs / 2));
    const daysBefore = (days: number): string => contactPeriod(new Date(openedAt.getTime() - days * dayMs), 'UTC').to;
    const dispute = await makeDispute(db, {
      id: demoId(`dispute:${state}`),
      candidateId: candidate.id,
      supplierId: demoTenantId(opener),
      openedBy: demoUserId(openedBy.id),
      openedByName: openedBy.name,
      openedAt,
      isAnswered: true,
      state,
      reasons,
      contacts: JSON.stringify([
        {
          on: daysBefore(9),
          channel: 'phone',
          direction: 'to-candidate',
          summary: 'First call. The candidate asked us to look for a new position.',
        },
        {
          on: daysBefore(4),
          channel: 'email',
          direction: 'from-candidate',
          summary: 'The candidate agreed in writing that we may represent them for this position.',
        },
      ]),
      statement: 'The candidate told us that nobody else has presented this position to them.',
    });
    const { id: candidateId, dateSubmitted: _submittedAt, ...place } = candidate;
    const event = (kind: 'dispute.raised' | 'dispute.kept', at: Date) => ({
      id: demoId(`${kind}:${dispute.id}`),
      kind,
      at,
      candidateId,
      supplierId: demoTenantId(owner),
      ...place,
      data: payloads.check(kind, { disputeId: dispute.id }).text,
    });
    await db
      .insertInto('event')
      .values([
        event(disputeEvents.raised, openedAt),
        ...(dispute.endedAt
          ? [{ ...event(disputeEvents.kept, dispute.endedAt), actorUserId: demoUserId('manager@rolecall.example') }]
          : []),
      ])
      .execute();
  }
};
