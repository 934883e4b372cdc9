import { linkOptions } from '@tanstack/react-router';

interface Place {
  engagementId: string;
  auctionType: 'competitive' | 'successfee';
  clientId: string;
  talentRequestId: string;
}

/** Returns the link to a candidate's viewer, with the search parameters defined by the specification. */
export const viewerLink = (candidateId: string, { engagementId, auctionType, clientId, talentRequestId }: Place) =>
  linkOptions({
    to: '/candidates/viewer',
    search: {
      talentRequestId,
      candidateId,
      auctionType,
      clientId,
      ...(auctionType === 'competitive' ? { auctionId: engagementId } : { successFeeId: engagementId }),
    },
  });

/** The search parameters of a viewer link besides the candidate. */
export interface ViewerPlace {
  talentRequestId?: string | undefined;
  auctionType?: 'competitive' | 'successfee' | undefined;
  clientId?: string | undefined;
  auctionId?: string | undefined;
  successFeeId?: string | undefined;
}

type PlacedCandidate = Omit<Place, 'clientId'> & { client: { clientId: string } };

/**
 * Whether a viewer link names a different talent request, kind of engagement, client or engagement from the
 * candidate's. Such a link is about another submission, so the candidate must not be shown in its place.
 */
export const isOtherPlace = (
  { talentRequestId, auctionType, engagementId, client }: PlacedCandidate,
  given: ViewerPlace,
): boolean => {
  const actual: Required<ViewerPlace> = {
    talentRequestId,
    auctionType,
    clientId: client.clientId,
    auctionId: auctionType === 'competitive' ? engagementId : undefined,
    successFeeId: auctionType === 'successfee' ? engagementId : undefined,
  };
  const names = Object.keys(actual) as (keyof ViewerPlace)[];
  return names.some((name) => given[name] && given[name] !== actual[name]);
};
