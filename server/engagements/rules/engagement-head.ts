import { lookupValue } from '#contract/common/lookup.ts';
import type { FeeFacts } from '#contract/engagements/shapes.ts';
import {
  engagementStatusId,
  engagementStatusValues,
  engagementTypes,
  type EngagementKind,
  type EngagementOutcome,
  type EngagementStatus,
  type Stage,
} from '#contract/engagements/states.ts';

interface EngagementHeadRow {
  readonly id: string;
  readonly number: number;
  readonly kind: EngagementKind;
  readonly title: string;
  readonly timeZone: string;
  /** The effective closing time, including pauses. */
  readonly closingAt: Date;
}

/** The fields of an engagement that every view of it has, in a list or on its page. */
export const engagementHead = (row: EngagementHeadRow) => ({
  engagementId: row.id,
  engagementNumber: row.number,
  kind: row.kind,
  title: row.title,
  timeZone: row.timeZone,
  closingAt: row.closingAt.toISOString(),
});

const outcomeNames: Record<EngagementOutcome, string> = {
  success: 'Success',
  completed: 'Completed',
  cancelled: 'Cancelled',
  discontinued: 'Discontinued',
};

interface StatusRow {
  readonly status: EngagementStatus;
  readonly endedAs: EngagementOutcome | null;
}

/** Open, or how it ended: Success, Completed, Cancelled, Discontinued. Source: domain rules D16. */
export const statusText = ({ status, endedAs }: StatusRow): string =>
  endedAs ? outcomeNames[endedAs] : lookupValue(engagementStatusValues, engagementStatusId[status]);

interface ProgressRow extends StatusRow {
  readonly stage: Stage;
  readonly publishedAt: Date | null;
  readonly endedAt: Date | null;
}

/** The status and stage of an engagement, with its dates. */
export const engagementProgress = (row: ProgressRow) => ({
  status: row.status,
  engagementStatusId: engagementStatusId[row.status],
  engagementStatus: statusText(row),
  stage: row.stage,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});

type FeeRow = Omit<FeeFacts, 'engagementType' | 'currencyIso'> & { readonly currencyCode: string };

/** The fee of an engagement, or how its price is found. */
export const feeFacts = (row: FeeRow): FeeFacts => ({
  engagementTypeId: row.engagementTypeId,
  engagementType: lookupValue(engagementTypes, row.engagementTypeId),
  currencyId: row.currencyId,
  currencyIso: row.currencyCode,
  feeTypeId: row.feeTypeId,
  feePercent: row.feePercent,
  feeAmount: row.feeAmount,
  bidTypeId: row.bidTypeId,
  bidMethodId: row.bidMethodId,
  awardTypeId: row.awardTypeId,
});
