import { useQuery } from '@tanstack/react-query';
import type { Defence, OpenedDispute, ReceivedDispute } from '#contract/disputes/shapes.ts';
import type { DefenceOutcome, DisputeState } from '#contract/disputes/states.ts';
import type { TimelineEntryWithSide } from '#web/candidates/public.tsx';
import { ownershipTimelineEntry } from '#web/claims/public.tsx';
import { disputesAgainstAgencyQuery, receivedDisputesQuery } from '#web/disputes/client.ts';
import { copy } from '#web/disputes/copy.ts';

const outcomes: Readonly<Record<DefenceOutcome, { text: string; bySide: string }>> = {
  kept: { text: copy.keptEntry, bySide: 'provider' },
  lost: { text: copy.lostEntry, bySide: 'provider' },
  withdrawn: { text: copy.withdrawnEntry, bySide: 'system' },
};

const lateEntryOf = (id: string, at: string | null): TimelineEntryWithSide[] =>
  at === null ? [] : [ownershipTimelineEntry(`late ${id}`, { at, bySide: 'system', text: copy.lateEntry })];

/**
 * Returns the steps that both the owner and the employer see: the dispute's opening, a late decision, and the outcome.
 */
const endsOf = (
  { disputeId: id, openedAt, lateAt, outcome, endedAt }: ReceivedDispute,
  reasons = '',
): [TimelineEntryWithSide, ...TimelineEntryWithSide[]] => [
  ownershipTimelineEntry(`raised ${id}`, { at: openedAt, bySide: 'system', text: copy.raisedEntry }),
  ...lateEntryOf(id, lateAt),
  ...(outcome === null || endedAt === null
    ? []
    : [ownershipTimelineEntry(`ended ${id}`, { at: endedAt, ...outcomes[outcome], more: reasons })]),
];

/** Returns the steps of a dispute, for the timeline of the owner's candidate. */
export const disputeAgainstAgencyEntriesOf = (dispute: Defence): TimelineEntryWithSide[] => {
  const { disputeId: id, answeredAt, answeredByName } = dispute;
  const [raised, ...ended] = endsOf(dispute, dispute.reasons);
  return [
    raised,
    ...(answeredAt === null
      ? []
      : [
          ownershipTimelineEntry(`answered ${id}`, {
            at: answeredAt,
            bySide: 'agency',
            text: copy.answeredEntry,
            more: answeredByName,
          }),
        ]),
    ...ended,
  ];
};

const endings: Readonly<Record<Exclude<DisputeState, 'open'>, { text: string; bySide: string }>> = {
  upheld: { text: copy.lostEntry, bySide: 'provider' },
  dismissed: { text: copy.keptEntry, bySide: 'provider' },
  withdrawn: { text: copy.withdrawnEntry, bySide: 'agency' },
};

/** Returns the steps of a dispute that the agency itself opened, for its candidate's timeline. */
export const openedDisputeEntriesOf = (dispute: OpenedDispute): TimelineEntryWithSide[] => {
  const { disputeId: id, state, openedAt, openedByName, lateAt, endedAt, reasons } = dispute;
  return [
    ownershipTimelineEntry(`opened ${id}`, {
      at: openedAt,
      bySide: 'agency',
      text: copy.openedEntry,
      more: openedByName,
    }),
    ...lateEntryOf(id, lateAt),
    ...(state === 'open' || endedAt === null
      ? []
      : [ownershipTimelineEntry(`ended ${id}`, { at: endedAt, ...endings[state], more: reasons })]),
  ];
};

/** Returns the steps of the disputes about an agency's candidate. Empty while they load. */
export const useDisputeEntries = (candidateId: string): TimelineEntryWithSide[] => {
  const { data } = useQuery(disputesAgainstAgencyQuery(candidateId));
  return data
    ? [...data.disputes.flatMap(disputeAgainstAgencyEntriesOf), ...data.opened.flatMap(openedDisputeEntriesOf)]
    : [];
};

/** Returns the steps of the disputes about a candidate, as the employer sees them. Empty while they load. */
export const useReceivedDisputeEntries = (candidateId: string): TimelineEntryWithSide[] => {
  const { data } = useQuery(receivedDisputesQuery(candidateId));
  return (data?.disputes ?? []).flatMap((dispute) => endsOf(dispute));
};
