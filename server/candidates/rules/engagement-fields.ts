import type { EngagementKind } from '#contract/engagements/states.ts';

interface EngagementRow {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly kind: EngagementKind;
}

/** Returns the engagement's fields in the views of a candidate, or of a talent request for one. */
export const engagementFields = (row: EngagementRow) => ({
  engagementId: row.id,
  engagementNumber: row.number,
  engagementTitle: row.title,
  auctionType: row.kind,
});
