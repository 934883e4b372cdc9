import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { endedWords } from '#contract/engagements/rules.ts';
import type { EndedAs, EngagementStatus } from '#contract/engagements/states.ts';
import { mayChangeStatus } from './status-changes.ts';

/** Why an employer can neither approve nor decline an application now; empty when it can. Source: domain rules D2. */
export const decideGates = (facts: {
  applicationStatusId: number;
  engagementStatus: EngagementStatus;
  endedAs: EndedAs | null;
}): Reason[] => {
  if (!mayChangeStatus(facts.applicationStatusId, applicationStatus.approved, 'employer')) {
    const value = lookupValue(applicationStatuses, facts.applicationStatusId);
    return [{ code: 'already-decided', text: `This application is no longer pending: ${value}.` }];
  }
  if (facts.engagementStatus !== 'open') {
    return [{ code: 'engagement-ended', text: endedWords(facts.endedAs ?? 'completed') }];
  }
  return [];
};
