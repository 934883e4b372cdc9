import { useQuery } from '@tanstack/react-query';
import type { Claim } from '#contract/claims/shapes.ts';
import type { ClaimState } from '#contract/claims/states.ts';
import { candidateClaimQuery } from '#web/claims/client.ts';
import { copy } from '#web/claims/copy.ts';
import type { TimelineEntryWithSide } from '#web/candidates/public.tsx';
import { ownershipTimelineEntry } from './step-entry.tsx';

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
export const claimEntriesOf = (claim: Claim): TimelineEntryWithSide[] => {
  const { claimId: id, state, clientName, supplierName, contestedAt, lateAt, endedAt } = claim;
  const entries = [
    ownershipTimelineEntry(`claimed ${id}`, {
      at: claim.claimedAt,
      bySide: 'client',
      text: copy.claimedBy({ client: clientName }),
      more: claim.claimedByName,
    }),
  ];
  if (contestedAt !== null)
    entries.push(
      ownershipTimelineEntry(`contested ${id}`, {
        at: contestedAt,
        bySide: 'agency',
        text: copy.contestedBy({ agency: supplierName }),
        more: claim.contestedByName,
      }),
    );
  if (lateAt !== null)
    entries.push(ownershipTimelineEntry(`late ${id}`, { at: lateAt, bySide: 'system', text: copy.lateEntry }));
  if (endedAt !== null && state !== 'open' && state !== 'contested') {
    const { text, bySide } = endings[state];
    entries.push(
      ownershipTimelineEntry(`ended ${id}`, {
        at: endedAt,
        bySide,
        text: text(claim),
        more: claim.reasons || claim.endedByName,
      }),
    );
  }
  return entries;
};

/** Returns the steps of the claim about a candidate. Empty while they load. */
export const useClaimEntries = (candidateId: string): TimelineEntryWithSide[] => {
  const { data } = useQuery(candidateClaimQuery(candidateId));
  return data?.claim ? claimEntriesOf(data.claim) : [];
};
