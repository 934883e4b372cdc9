import { applicationReasons } from '#contract/applications/reasons.ts';
import { applicationStatus, applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { mayChangeStatus } from './status-changes.ts';

/**
 * Why an employer can neither approve nor decline an application now; empty when it can. With the end of its engagement
 * nothing is pending any more. Source: domain rules D2.
 */
export const decideGates = (statusId: ApplicationStatusId): Reason[] =>
  mayChangeStatus(statusId, applicationStatus.approved, 'employer')
    ? []
    : [applicationReasons['already-decided']({ status: lookupValue(applicationStatuses, statusId) })];
