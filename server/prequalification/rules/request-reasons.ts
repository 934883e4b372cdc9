import { noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { dayText } from '#contract/common/day-text.ts';
import { prequalificationReasons } from '#contract/prequalification/reasons.ts';
import { formatDay } from '#contract/common/text/calendar.ts';
import { reapplyWaitDays } from '#contract/prequalification/rules.ts';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { utcDay, daysAfter } from './days.ts';

/** An agency's latest request for a kind of role. `statusId` is its current status. */
export interface LatestPrequalificationRequest {
  readonly statusId: PrequalificationStatusId;
  readonly decidedAt: Date | null;
  readonly endsOn: string | null;
}

export interface PrequalificationRequestFacts {
  readonly mayRequest: boolean;
  readonly clientName: string;
  /** The latest request; null if the agency has made none. */
  readonly latest: LatestPrequalificationRequest | null;
  /** When the newest document in the library was uploaded; null if the library is empty. */
  readonly newestDocumentAt: Date | null;
  readonly now: Date;
  /** The reader's time zone, for displaying days. */
  readonly timeZone: string;
}

/**
 * Returns when the waiting period after a decision ends. It lasts whole UTC days, so its end doesn't depend on a time
 * zone.
 */
const waitEndsAt = (decidedAt: Date): Date => new Date(`${daysAfter(utcDay(decidedAt), reapplyWaitDays)}T00:00:00Z`);

/**
 * Returns the time after which a document must have been uploaded for the agency to request again; null if no new
 * document is needed. Source: domain rules D11.
 */
export const newDocumentNeededSince = (latest: LatestPrequalificationRequest | null, now: Date): Date | null => {
  if (latest?.statusId !== prequalificationStatus.declined || latest.decidedAt === null) return null;
  return now < waitEndsAt(latest.decidedAt) ? latest.decidedAt : null;
};

const ofLatest = ({ clientName, latest, newestDocumentAt, now, timeZone }: PrequalificationRequestFacts): Reason[] => {
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

/** Returns all reasons why an agency can't request prequalification now. Source: domain rules D5, D11. */
export const reasonsAgainstRequesting = (facts: PrequalificationRequestFacts): Reason[] => {
  const permission = facts.mayRequest ? [] : [noPermission(prequalificationReasons['request-permission'])];
  return [...permission, ...ofLatest(facts)];
};
