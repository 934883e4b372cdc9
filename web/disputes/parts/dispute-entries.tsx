import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import type { Defence, OpenedDispute, ReceivedDispute } from '#contract/disputes/shapes.ts';
import type { DefenceOutcome, DisputeState } from '#contract/disputes/states.ts';
import { disputesAgainstAgencyQuery, receivedDisputesQuery } from '#web/disputes/client.ts';
import { copy } from '#web/disputes/copy.ts';
import type { TimelineEntry } from '#web/ui/layout/timeline.tsx';

/** A timeline entry with the side that acted. */
type Entry = TimelineEntry & { readonly bySide: string };

const entry = (id: string, at: string, bySide: string, text: string, more = ''): Entry => ({
  id,
  mark: <Scale />,
  text,
  ...(more === '' ? {} : { more }),
  at,
  bySide,
});

const outcomes: Readonly<Record<DefenceOutcome, { text: string; bySide: string }>> = {
  kept: { text: copy.keptEntry, bySide: 'provider' },
  lost: { text: copy.lostEntry, bySide: 'provider' },
  withdrawn: { text: copy.withdrawnEntry, bySide: 'system' },
};

/**
 * Returns the steps that both the owner and the employer see: that another agency opened the dispute, and how it ended.
 */
const endsOf = ({ disputeId: id, openedAt, outcome, endedAt }: ReceivedDispute, reasons = ''): [Entry, ...Entry[]] => [
  entry(`raised ${id}`, openedAt, 'system', copy.raisedEntry),
  ...(outcome === null || endedAt === null
    ? []
    : [entry(`ended ${id}`, endedAt, outcomes[outcome].bySide, outcomes[outcome].text, reasons)]),
];

/** Returns the steps of a dispute, for the timeline of the owner's candidate. */
export const disputeAgainstAgencyEntriesOf = (dispute: Defence): Entry[] => {
  const { disputeId: id, answeredAt, answeredByName } = dispute;
  const [raised, ...ended] = endsOf(dispute, dispute.reasons);
  return [
    raised,
    ...(answeredAt === null ? [] : [entry(`answered ${id}`, answeredAt, 'agency', copy.answeredEntry, answeredByName)]),
    ...ended,
  ];
};

const endings: Readonly<Record<Exclude<DisputeState, 'open'>, { text: string; bySide: string }>> = {
  upheld: { text: copy.lostEntry, bySide: 'provider' },
  dismissed: { text: copy.keptEntry, bySide: 'provider' },
  withdrawn: { text: copy.withdrawnEntry, bySide: 'agency' },
};

/** Returns the steps of a dispute that the agency itself opened, for its candidate's timeline. */
export const openedDisputeEntriesOf = (dispute: OpenedDispute): Entry[] => {
  const { disputeId: id, state, openedAt, openedByName, endedAt, reasons } = dispute;
  return [
    entry(`opened ${id}`, openedAt, 'agency', copy.openedEntry, openedByName),
    ...(state === 'open' || endedAt === null
      ? []
      : [entry(`ended ${id}`, endedAt, endings[state].bySide, endings[state].text, reasons)]),
  ];
};

/** Returns the steps of the disputes about an agency's candidate. Empty while they load. */
export const useDisputeEntries = (candidateId: string): Entry[] => {
  const { data } = useQuery(disputesAgainstAgencyQuery(candidateId));
  return data
    ? [...data.disputes.flatMap(disputeAgainstAgencyEntriesOf), ...data.opened.flatMap(openedDisputeEntriesOf)]
    : [];
};

/** Returns the steps of the disputes about a candidate, as the employer sees them. Empty while they load. */
export const useReceivedDisputeEntries = (candidateId: string): Entry[] => {
  const { data } = useQuery(receivedDisputesQuery(candidateId));
  return (data?.disputes ?? []).flatMap((dispute) => endsOf(dispute));
};
