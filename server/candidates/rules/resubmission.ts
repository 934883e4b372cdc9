import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { dayText } from '#contract/common/day-text.ts';
import { resubmissionCopy } from '../copy.ts';

/** The facts known about a person at the time of a submission. */
export interface ResubmissionFacts {
  /**
   * The agency's candidate for the same person in the talent request, or in the engagement if no request is given: one that
   * wasn't released if there is one, otherwise the latest.
   */
  sameRequest: { statusId: CandidateStatusId; isReleased: boolean; dateSubmitted: Date } | undefined;
  /** The person's owner at the client. */
  owner: { who: 'self' | 'other'; until: Date } | undefined;
  /** Whether the agency has a similar person at the client. */
  hasSimilar: boolean;
  /** The time zone in which days are formatted. */
  timeZone: string;
}

export interface ResubmissionResult {
  /** The row that applies in the table of domain rules D12. */
  standing: 'new' | 'returning' | 'in-request' | 'own' | 'held' | 'similar';
  isAllowed: boolean;
  isDuplicate: boolean;
  message: string;
}

/**
 * Decides whether a person may be submitted, with the message for the user. Not allowed if the person is already in the
 * talent request or another agency owns them. A candidate who was withdrawn, or rejected and released, doesn't count as
 * in the request. Source: the table of domain rules D12.
 */
export const checkResubmission = (facts: ResubmissionFacts): ResubmissionResult => {
  const { sameRequest, owner, hasSimilar, timeZone } = facts;
  const mayReturn = sameRequest && (sameRequest.statusId === candidateStatus.withdrew || sameRequest.isReleased);
  if (sameRequest && !mayReturn) {
    return {
      standing: 'in-request',
      isAllowed: false,
      isDuplicate: true,
      message: candidateRefusals['candidate-in-request'].message,
    };
  }
  if (owner?.who === 'other') {
    return {
      standing: 'held',
      isAllowed: false,
      isDuplicate: true,
      message: candidateRefusals['candidate-not-available'].message,
    };
  }
  if (sameRequest) {
    const date = dayText(sameRequest.dateSubmitted, timeZone);
    return {
      standing: 'returning',
      isAllowed: true,
      isDuplicate: true,
      message: resubmissionCopy.submittedBefore({ date }),
    };
  }
  if (owner) {
    return {
      standing: 'own',
      isAllowed: true,
      isDuplicate: true,
      message: resubmissionCopy.owned({ date: dayText(owner.until, timeZone) }),
    };
  }
  if (!hasSimilar) return { standing: 'new', isAllowed: true, isDuplicate: false, message: '' };
  return {
    standing: 'similar',
    isAllowed: true,
    isDuplicate: true,
    message: resubmissionCopy.similar,
  };
};
