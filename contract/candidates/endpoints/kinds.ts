/** The part of an endpoint for engagements of one kind, whose IDs have the name of that kind. */
export const forSuccessFee = {
  names: { engagementId: 'successFeeId' },
  constants: { auctionType: 'successfee' },
} as const;
export const forAuction = {
  names: { engagementId: 'auctionId' },
  constants: { auctionType: 'competitive' },
} as const;
