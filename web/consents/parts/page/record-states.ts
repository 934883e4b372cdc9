import type { ConsentState } from '#contract/consents/states.ts';
import { pageCopy } from './page-copy.ts';

/** The candidate's answer in words, by the state of the request. */
export const answersByConsentState: Readonly<Record<ConsentState, string>> = {
  waiting: pageCopy.stateWaiting,
  agreed: pageCopy.stateAgreed,
  refused: pageCopy.stateRefused,
  withdrawn: pageCopy.stateWithdrawn,
  expired: pageCopy.stateExpired,
  cancelled: pageCopy.stateCancelled,
};
