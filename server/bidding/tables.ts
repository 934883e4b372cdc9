export interface BiddingTables {
  /** An agency has bid on a talent request; the amount is not stored here. */
  placedBid: { supplierId: string; talentRequestId: string; engagementId: string; placedAt: Date };
}
