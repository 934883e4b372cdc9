import type { EngagementOutcome, EngagementKind, EngagementStatus, NoticeKind, Stage } from './states.ts';

/** What an engagement that ended as a success is called, too: its status is Completed. */
const endedWord: Record<EngagementOutcome, string> = {
  success: 'completed',
  completed: 'completed',
  cancelled: 'cancelled',
  discontinued: 'discontinued',
};

/** 'This Engagement has been {status}.' Source: specification 2, section 4. */
export const endedMessage = (endedAs: EngagementOutcome): string => `This Engagement has been ${endedWord[endedAs]}.`;

/** What is told of an engagement that has ended; an auction says that it is that already. */
export const endedNotice = ({
  kind,
  endedAs,
}: {
  kind: EngagementKind;
  endedAs: EngagementOutcome | null;
}): string | null => {
  if (endedAs === null) return null;
  return kind === 'competitive' ? `This Auction has already been ${endedWord[endedAs]}.` : endedMessage(endedAs);
};

/** An engagement's number as people see it, padded to six. Source: specification 2, section 9. */
export const formatEngagementNumber = (number: number): string => String(number).padStart(6, '0');

/** The stages an engagement of a kind goes through, in order. Source: domain rules D4. */
export const stagesOf = (kind: EngagementKind): readonly Stage[] =>
  kind === 'competitive'
    ? ['application', 'clarification', 'bidding', 'fulfillment', 'ended']
    : ['application', 'fulfillment', 'ended'];

export interface StageStep {
  stage: Stage;
  name: string;
  state: 'done' | 'now' | 'next';
  /** When the step ends or ended, as far as that is known. */
  at: string | null;
}

const nameOfStage: Record<Stage, string> = {
  application: 'Application',
  clarification: 'Clarification',
  bidding: 'Bidding',
  fulfillment: 'Fulfillment',
  ended: 'Completed',
};
const nameOfEnd: Record<EngagementOutcome, string> = {
  success: 'Completed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  discontinued: 'Discontinued',
};

/** The line of stages over an engagement: what is behind it, where it stands and what comes. */
export const stageSteps = (engagement: {
  kind: EngagementKind;
  status: EngagementStatus;
  stage: Stage;
  endedAs: EngagementOutcome | null;
  closingAt: string;
  /** Absent where the line is short and tells no dates of them. */
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
    name: stage === 'ended' && engagement.endedAs ? nameOfEnd[engagement.endedAs] : nameOfStage[stage],
    state: index < place ? 'done' : index === place ? (stage === 'ended' ? 'done' : 'now') : 'next',
    at: ends[stage] ?? null,
  }));
};

/** What a notice of an engagement says; when something moved stands beside it, in the reader's own time. */
export const noticeText = (kind: NoticeKind, jobTitle: string): string => {
  const words: Record<NoticeKind, string> = {
    published: 'The engagement has been published.',
    closingChanged: 'The closing time has moved.',
    changed: 'The employer has changed what this engagement says.',
    termsChanged: 'The terms have changed, for those who apply from now on.',
    documentAdded: 'A document was added.',
    documentRemoved: 'A document was removed.',
    clarificationOpened: 'Clarification is open.',
    biddingOpened: 'Bidding is open.',
    openedForSubmissions: 'Candidates can be submitted.',
    requestAdded: `${jobTitle} was added.`,
    requestChanged: `${jobTitle} has changed.`,
    requestFulfilled: `All roles of ${jobTitle} are filled.`,
    requestPaused: `${jobTitle} is paused.`,
    requestResumed: `${jobTitle} goes on.`,
    requestCancelled: `${jobTitle} has been cancelled.`,
    requestRestored: `${jobTitle} has been restored.`,
    requestCompleted: `${jobTitle} is completed.`,
    paused: 'The engagement is paused.',
    resumed: 'The engagement goes on.',
    completed: endedMessage('completed'),
    cancelled: endedMessage('cancelled'),
    discontinued: endedMessage('discontinued'),
  };
  return words[kind];
};

/** For how many days a cancelled talent request can be restored with its candidates. Source: domain rules D15. */
export const restoreDays = 30;
