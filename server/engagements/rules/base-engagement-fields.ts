import { lookupValue } from '#contract/common/lookup.ts';
import { outcomeCopy } from '#contract/engagements/copy.ts';
import { stageSteps, type StageStep } from '#contract/engagements/rules.ts';
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

/** Returns the ID and number by which other records refer to an engagement. */
export const engagementReference = ({ id, number }: Pick<EngagementHeadRow, 'id' | 'number'>) => ({
  engagementId: id,
  engagementNumber: number,
});

/** Returns the fields that an engagement has in every view, in lists and on its page. */
export const baseEngagementFields = (row: EngagementHeadRow) => ({
  ...engagementReference(row),
  kind: row.kind,
  title: row.title,
  timeZone: row.timeZone,
  closingAt: row.closingAt.toISOString(),
});

interface StatusRow {
  readonly status: EngagementStatus;
  readonly endedAs: EngagementOutcome | null;
}

/** Returns Open, or how the engagement ended: Success, Completed, Cancelled, Discontinued. Source: domain rules D16. */
export const engagementStatusText = ({ status, endedAs }: StatusRow): string =>
  endedAs ? outcomeCopy[endedAs] : lookupValue(engagementStatusValues, engagementStatusId[status]);

interface ProgressRow extends StatusRow {
  readonly stage: Stage;
  readonly publishedAt: Date | null;
  readonly endedAt: Date | null;
}

/** Returns an engagement's status and stage, with its dates. */
export const engagementProgress = (row: ProgressRow) => ({
  status: row.status,
  engagementStatusId: engagementStatusId[row.status],
  engagementStatus: engagementStatusText(row),
  stage: row.stage,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});

interface StagesRow extends StatusRow {
  readonly kind: EngagementKind;
  readonly stage: Stage;
  readonly closingAt: Date;
  readonly clarificationEndsAt?: Date | null;
  readonly biddingEndsAt?: Date | null;
  readonly endedAt: Date | null;
}

/** Returns an engagement's completed, current and upcoming stages. */
export const engagementStages = (row: StagesRow): StageStep[] =>
  stageSteps({
    ...row,
    closingAt: row.closingAt.toISOString(),
    clarificationEndsAt: row.clarificationEndsAt?.toISOString() ?? null,
    biddingEndsAt: row.biddingEndsAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  });

/** Returns the name of an engagement's current stage. */
export const currentStageName = (row: StagesRow): string =>
  engagementStages(row).find(({ stage }) => stage === row.stage)?.name ?? '';

type FeeRow = Omit<FeeFacts, 'engagementType' | 'currencyIso'> & { readonly currencyCode: string };

/** Returns an engagement's fee or, if it isn't set yet, how the price is determined. */
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
