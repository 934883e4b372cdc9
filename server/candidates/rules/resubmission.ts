import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { dayText } from '#contract/common/day-text.ts';

/** What is known of a person at the moment of a submission. */
export interface ResubmissionFacts {
  /** The agency's own candidate of this person in the same talent request, the latest one. */
  sameRequest: { statusId: CandidateStatusId; isReleased: boolean; dateSubmitted: Date } | undefined;
  /** Who may present the person to the client. */
  owner: { who: 'self' | 'other'; until: Date } | undefined;
  /** Whether the agency has a similar person at the client. */
  hasSimilar: boolean;
  /** The zone in which days are said. */
  timeZone: string;
}

export interface ResubmitState {
  /** Which case of the table it is. */
  standing: 'new' | 'returning' | 'in-request' | 'own' | 'held' | 'similar';
  isAllowed: boolean;
  isDuplicate: boolean;
  message: string;
}

/**
 * Whether a person may be submitted, and what to say about it. A withdrawn candidate, or a rejected one that was let
 * go again, may come back; anybody else in the request is there already. Source: the table of domain rules D12.
 */
export const resubmitState = (facts: ResubmissionFacts): ResubmitState => {
  const { sameRequest, owner, hasSimilar, timeZone } = facts;
  const mayReturn = sameRequest && (sameRequest.statusId === candidateStatus.withdrew || sameRequest.isReleased);
  if (sameRequest && !mayReturn) {
    return {
      standing: 'in-request',
      isAllowed: false,
      isDuplicate: true,
      message: candidateRefusals['candidate-in-request'].words,
    };
  }
  if (owner?.who === 'other') {
    return {
      standing: 'held',
      isAllowed: false,
      isDuplicate: true,
      message: candidateRefusals['candidate-not-available'].words,
    };
  }
  if (sameRequest) {
    const date = dayText(sameRequest.dateSubmitted, timeZone);
    return {
      standing: 'returning',
      isAllowed: true,
      isDuplicate: true,
      message: `You submitted this candidate before on ${date}. You can resubmit.`,
    };
  }
  if (owner) {
    return {
      standing: 'own',
      isAllowed: true,
      isDuplicate: true,
      message: `You own this candidate until ${dayText(owner.until, timeZone)}.`,
    };
  }
  if (!hasSimilar) return { standing: 'new', isAllowed: true, isDuplicate: false, message: '' };
  return {
    standing: 'similar',
    isAllowed: true,
    isDuplicate: true,
    message: 'A similar candidate exists. Check before you submit.',
  };
};
