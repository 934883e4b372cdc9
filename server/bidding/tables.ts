export interface BiddingTables {
  /** That an agency has a bid in a talent request; what it bids is told nowhere here. */
  placedBid: { supplierId: string; talentRequestId: string; engagementId: string; placedAt: Date };
}
