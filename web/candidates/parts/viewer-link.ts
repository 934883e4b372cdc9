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
