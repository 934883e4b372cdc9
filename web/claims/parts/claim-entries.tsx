import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import type { Claim } from '#contract/claims/shapes.ts';
import type { ClaimState } from '#contract/claims/states.ts';
import { candidateClaimQuery } from '#web/claims/client.ts';
import { copy } from '#web/claims/copy.ts';
import type { TimelineEntry } from '#web/ui/layout/timeline.tsx';

/** A timeline entry with the side that acted. */
type Entry = TimelineEntry & { readonly bySide: string };

const endings: Readonly<
  Record<Exclude<ClaimState, 'open' | 'contested'>, { text: (claim: Claim) => string; bySide: string }>
> = {
  withdrawn: { text: ({ clientName }) => copy.withdrawnBy({ client: clientName }), bySide: 'client' },
  accepted: { text: ({ supplierName }) => copy.acceptedBy({ agency: supplierName }), bySide: 'agency' },
  lapsed: { text: () => copy.lapsedEntry, bySide: 'system' },
  upheld: { text: () => copy.upheldEntry, bySide: 'provider' },
  dismissed: { text: () => copy.dismissedEntry, bySide: 'provider' },
};

/** Returns the steps of a claim, for the candidate's timeline. */
export const claimEntriesOf = (claim: Claim): Entry[] => {
  const { claimId: id, state, clientName, supplierName, contestedAt, endedAt } = claim;
  const entry = (key: string, at: string, bySide: string, text: string, more: string): Entry => ({
    id: `${key} ${id}`,
    mark: <Scale />,
    text,
    ...(more === '' ? {} : { more }),
    at,
    bySide,
  });
  const entries = [
    entry('claimed', claim.claimedAt, 'client', copy.claimedBy({ client: clientName }), claim.claimedByName),
  ];
  if (contestedAt !== null)
    entries.push(
      entry('contested', contestedAt, 'agency', copy.contestedBy({ agency: supplierName }), claim.contestedByName),
    );
  if (endedAt !== null && state !== 'open' && state !== 'contested') {
    const { text, bySide } = endings[state];
    entries.push(entry('ended', endedAt, bySide, text(claim), claim.reasons || claim.endedByName));
  }
  return entries;
};

/** Returns the steps of the claim about a candidate. Empty while they load. */
export const useClaimEntries = (candidateId: string): Entry[] => {
  const { data } = useQuery(candidateClaimQuery(candidateId));
  return data?.claim ? claimEntriesOf(data.claim) : [];
};
