export interface BiddingTables {
  /** A record that an agency has bid on a talent request, without the amount. */
  placedBid: { supplierId: string; talentRequestId: string; engagementId: string; placedAt: Date };
}
