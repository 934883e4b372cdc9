import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';

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

// Making a format takes many times longer than using it; zones are few.
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone });
  formats.set(timeZone, format);
  return format;
};

/** A day in words, as 03 Nov 2026. */
export const formatDay = (at: Date, timeZone: string): string => formatOf(timeZone).format(at).replace('Sept', 'Sep');

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
    const date = formatDay(sameRequest.dateSubmitted, timeZone);
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
      message: `You own this candidate until ${formatDay(owner.until, timeZone)}.`,
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
