import { auctionEndedCopy, endedStageCopy, endedEngagementCopy, noticeCopy, stageCopy } from './copy.ts';
import {
  engagementType,
  type EngagementKind,
  type EngagementOutcome,
  type EngagementStatus,
  type EngagementTypeId,
  type NoticeKind,
  type Stage,
} from './states.ts';

/**
 * How agencies can apply: at the employer's rate, with a tender by the agency, or without a price until the agency
 * bids.
 */
export const applicationMethods = ['set-rate', 'tender-rate', 'competitive'] as const;
export type ApplicationMethod = (typeof applicationMethods)[number];

/** Returns how agencies apply to an engagement. Source: domain rules D4. */
export const applicationMethodOf = (engagement: {
  kind: EngagementKind;
  engagementTypeId: EngagementTypeId;
}): ApplicationMethod => {
  if (engagement.kind === 'competitive') return 'competitive';
  return engagement.engagementTypeId === engagementType.employerSetsRate ? 'set-rate' : 'tender-rate';
};

/** Returns 'This Engagement has been {status}.' Source: specification 2, section 4. */
export const endedMessage = (endedAs: EngagementOutcome): string => endedEngagementCopy[endedAs];

/** Returns the sentence shown above an engagement that has ended. An auction has its own sentence. */
export const endedNotice = ({
  kind,
  endedAs,
}: {
  kind: EngagementKind;
  endedAs: EngagementOutcome | null;
}): string | null => {
  if (endedAs === null) return null;
  return kind === 'competitive' ? auctionEndedCopy[endedAs] : endedMessage(endedAs);
};

/** Formats an engagement's number for display, padded to six digits. Source: specification 2, section 9. */
export const formatEngagementNumber = (number: number): string => String(number).padStart(6, '0');

/** Returns the stages of an engagement of this kind, in order. Source: domain rules D4. */
export const stagesOf = (kind: EngagementKind): readonly Stage[] =>
  kind === 'competitive'
    ? ['application', 'clarification', 'bidding', 'fulfillment', 'ended']
    : ['application', 'fulfillment', 'ended'];

export interface StageStep {
  stage: Stage;
  name: string;
  state: 'done' | 'now' | 'next';
  /** When the stage ends or ended, if known. */
  at: string | null;
}

/** Returns the line of stages shown above an engagement: completed, current and upcoming. */
export const stageSteps = (engagement: {
  kind: EngagementKind;
  status: EngagementStatus;
  stage: Stage;
  endedAs: EngagementOutcome | null;
  closingAt: string;
  /**
   * The end of clarification; the next field is the end of bidding. If absent, the line shows no dates for these
   * stages.
   */
  clarificationEndsAt?: string | null;
  biddingEndsAt?: string | null;
  endedAt: string | null;
}): StageStep[] => {
  const ends: Partial<Record<Stage, string | null>> = {
    application: engagement.closingAt,
    clarification: engagement.clarificationEndsAt ?? null,
    bidding: engagement.biddingEndsAt ?? null,
    ended: engagement.endedAt,
  };
  const line = stagesOf(engagement.kind);
  const place = line.indexOf(engagement.stage);
  return line.map((stage, index) => ({
    stage,
    name: stage === 'ended' && engagement.endedAs ? endedStageCopy[engagement.endedAs] : stageCopy[stage],
    state: index < place ? 'done' : index === place ? (stage === 'ended' ? 'done' : 'now') : 'next',
    at: ends[stage] ?? null,
  }));
};

/** Returns the text of a notice. */
export const noticeText = (kind: NoticeKind, jobTitle: string): string => {
  if (kind === 'completed' || kind === 'cancelled' || kind === 'discontinued') return endedMessage(kind);
  const text = noticeCopy[kind];
  return typeof text === 'string' ? text : text({ jobTitle });
};

/**
 * The number of days within which a cancelled talent request can be restored with its candidates. Source: domain rules
 * D15.
 */
export const restoreDays = 30;
