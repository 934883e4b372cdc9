import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import type { Defence } from '#contract/disputes/shapes.ts';
import type { DefenceOutcome } from '#contract/disputes/states.ts';
import { defenceQuery } from '#web/disputes/client.ts';
import { copy } from '#web/disputes/copy.ts';
import type { TimelineEntry } from '#web/ui/layout/timeline.tsx';

/** An entry with the side whose act it is. */
type Entry = TimelineEntry & { readonly bySide: string };

const endings: Readonly<Record<DefenceOutcome, { text: string; bySide: string }>> = {
  kept: { text: copy.keptEntry, bySide: 'provider' },
  lost: { text: copy.lostEntry, bySide: 'provider' },
  withdrawn: { text: copy.withdrawnEntry, bySide: 'system' },
};

/** The steps of a dispute, for the timeline of the owner's candidate. */
export const defenceEntriesOf = (dispute: Defence): Entry[] => {
  const { disputeId: id, answeredAt, answeredByName, outcome, endedAt, reasons } = dispute;
  const entry = (key: string, at: string, bySide: string, text: string, more = ''): Entry => ({
    id: `${key} ${id}`,
    mark: <Scale />,
    text,
    ...(more === '' ? {} : { more }),
    at,
    bySide,
  });
  return [
    entry('raised', dispute.openedAt, 'system', copy.raisedEntry),
    ...(answeredAt === null ? [] : [entry('answered', answeredAt, 'agency', copy.answeredEntry, answeredByName)]),
    ...(outcome === null || endedAt === null
      ? []
      : [entry('ended', endedAt, endings[outcome].bySide, endings[outcome].text, reasons)]),
  ];
};

/** The steps of the disputes about a candidate; none while they load. */
export const useDefenceEntries = (candidateId: string): Entry[] => {
  const { data } = useQuery(defenceQuery(candidateId));
  return (data?.disputes ?? []).flatMap(defenceEntriesOf);
};
