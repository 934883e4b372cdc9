import { noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { dayText } from '#contract/common/day-text.ts';
import { prequalificationReasons } from '#contract/prequalification/reasons.ts';
import { formatDay, reapplyWaitDays } from '#contract/prequalification/rules.ts';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { dayOf, daysAfter } from './days.ts';

/** An agency's latest request for a role category; `statusId` is the current one. */
export interface LatestRequest {
  readonly statusId: PrequalificationStatusId;
  readonly decidedAt: Date | null;
  readonly endsOn: string | null;
}

export interface RequestFacts {
  readonly mayRequest: boolean;
  readonly clientName: string;
  /** Null if the agency never requested one. */
  readonly latest: LatestRequest | null;
  /** When the newest document of the library was uploaded; null if there is none. */
  readonly newestDocumentAt: Date | null;
  readonly now: Date;
  /** The reader's time zone, for dates in messages. */
  readonly timeZone: string;
}

/** The end of the waiting time after a decision: days are counted in UTC, so that all users have the same. */
const waitEndsAt = (decidedAt: Date): Date => new Date(`${daysAfter(dayOf(decidedAt), reapplyWaitDays)}T00:00:00Z`);

/** The date that a new document must be later than; null if none is needed. Source: domain rules D11. */
export const newDocumentNeededSince = (latest: LatestRequest | null, now: Date): Date | null => {
  if (latest?.statusId !== prequalificationStatus.declined || latest.decidedAt === null) return null;
  return now < waitEndsAt(latest.decidedAt) ? latest.decidedAt : null;
};

const ofLatest = ({ clientName, latest, newestDocumentAt, now, timeZone }: RequestFacts): Reason[] => {
  if (latest?.statusId === prequalificationStatus.pending) {
    return [prequalificationReasons['prequalification-pending']({ clientName })];
  }
  if (latest?.statusId === prequalificationStatus.approved) {
    return [
      latest.endsOn === null
        ? prequalificationReasons['already-prequalified']
        : prequalificationReasons['prequalified-until']({ day: formatDay(latest.endsOn) }),
    ];
  }
  const since = newDocumentNeededSince(latest, now);
  if (since === null || (newestDocumentAt !== null && newestDocumentAt > since)) return [];
  return [
    prequalificationReasons['wait-after-decline']({
      clientName,
      declinedOn: dayText(since, timeZone),
      until: dayText(waitEndsAt(since), timeZone),
    }),
  ];
};

/** All reasons why an agency cannot request a role category from a client now. Source: domain rules D5, D11. */
export const requestGates = (facts: RequestFacts): Reason[] => {
  const permission = facts.mayRequest ? [] : [noPermission(prequalificationReasons['request-permission'])];
  return [...permission, ...ofLatest(facts)];
};
