import { applicationActions } from './actions/applications.ts';
import { bidActions } from './actions/bids.ts';
import { candidateChangeActions } from './actions/candidate-changes.ts';
import { candidateEditActions } from './actions/candidate-edits.ts';
import { candidateActions } from './actions/candidates.ts';
import { claimActions } from './actions/claims.ts';
import { consentActions } from './actions/consents.ts';
import { conversationActions } from './actions/conversations.ts';
import { discussionActions } from './actions/discussions.ts';
import { disputeActions } from './actions/disputes.ts';
import { engagementActions } from './actions/engagements.ts';
import { lotActions } from './actions/lots.ts';
import { objectionActions } from './actions/objections.ts';
import { prequalificationActions } from './actions/prequalifications.ts';
import { requestActions } from './actions/requests.ts';
import type { ModelAction } from './attempt.ts';

/** Every action in the market. */
export const marketActions: readonly ModelAction[] = [
  ...applicationActions,
  ...candidateActions,
  ...candidateChangeActions,
  ...candidateEditActions,
  ...claimActions,
  ...consentActions,
  ...disputeActions,
  ...engagementActions,
  ...requestActions,
  ...prequalificationActions,
  ...bidActions,
  ...lotActions,
  ...objectionActions,
  ...conversationActions,
  ...discussionActions,
];

/**
 * The actions that decide who may present a person, without those that could end the engagement first. Claims are
 * repeated, because the time for them is short.
 */
export const ownershipActions: readonly ModelAction[] = [
  ...candidateActions,
  ...claimActions,
  ...claimActions,
  ...consentActions,
  ...disputeActions,
];

/**
 * The actions on submitted candidates: moves and rejections, salaries, edits, their acknowledgement and undo. Changes are
 * repeated, because each needs an earlier one, such as an open proposal.
 */
export const deskActions: readonly ModelAction[] = [
  ...candidateActions,
  ...candidateChangeActions,
  ...candidateChangeActions,
  ...candidateEditActions,
];

/** The actions that decide when the employer can claim that it already knew a person. */
export const claimedPersonActions: readonly ModelAction[] = [
  ...candidateActions,
  ...claimActions,
  ...claimActions,
  ...claimActions,
];
