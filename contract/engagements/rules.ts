import type { EndedAs, EngagementKind, EngagementStatus, Stage } from './states.ts';

/** What an engagement that ended as a success is called, too: its status is Completed. */
const endedWord: Record<EndedAs, string> = {
  success: 'completed',
  completed: 'completed',
  cancelled: 'cancelled',
  discontinued: 'discontinued',
};

/** 'This Engagement has been {status}.' Source: specification 2, section 4. */
export const endedWords = (endedAs: EndedAs): string => `This Engagement has been ${endedWord[endedAs]}.`;

/** An engagement's number as people see it, padded to six. Source: specification 2, section 9. */
export const numberWords = (number: number): string => String(number).padStart(6, '0');

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
const nameOfEnd: Record<EndedAs, string> = {
  success: 'Completed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  discontinued: 'Discontinued',
};

/** The line of stages over an engagement: what is behind it, where it stands and what comes. */
export const stageLine = (engagement: {
  kind: EngagementKind;
  status: EngagementStatus;
  stage: Stage;
  endedAs: EndedAs | null;
  closingAt: string;
  endedAt: string | null;
}): StageStep[] => {
  const line = stagesOf(engagement.kind);
  const place = line.indexOf(engagement.stage);
  return line.map((stage, index) => ({
    stage,
    name: stage === 'ended' && engagement.endedAs ? nameOfEnd[engagement.endedAs] : nameOfStage[stage],
    state: index < place ? 'done' : index === place ? (stage === 'ended' ? 'done' : 'now') : 'next',
    at: stage === 'application' ? engagement.closingAt : stage === 'ended' ? engagement.endedAt : null,
  }));
};
