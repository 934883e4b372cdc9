import type { Reason } from '#contract/common/refusal.ts';
import { dayText } from '#contract/common/day-text.ts';
import { formatDay, reapplyWaitDays } from '#contract/prequalification/rules.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { dayOf, daysAfter } from './days.ts';

/** The latest request of an agency for a kind of role; `statusId` is the one that counts now. */
export interface LatestRequest {
  readonly statusId: number;
  readonly decidedAt: Date | null;
  readonly endsOn: string | null;
}

export interface RequestFacts {
  readonly mayRequest: boolean;
  readonly clientName: string;
  /** Null where the agency never asked. */
  readonly latest: LatestRequest | null;
  /** When the newest document of the library came in; null where there is none. */
  readonly newestDocumentAt: Date | null;
  readonly now: Date;
  /** The reader's zone, in which days are named. */
  readonly timeZone: string;
}

/** When the wait after a decision ends: days are counted in UTC, for everybody alike. */
const waitEndsAt = (decidedAt: Date): Date => new Date(`${daysAfter(dayOf(decidedAt), reapplyWaitDays)}T00:00:00Z`);

/** Since when a request needs a document that is newer; null where it needs none. Source: domain rules D11. */
export const newDocumentNeededSince = (latest: LatestRequest | null, now: Date): Date | null => {
  if (latest?.statusId !== prequalificationStatus.declined || latest.decidedAt === null) return null;
  return now < waitEndsAt(latest.decidedAt) ? latest.decidedAt : null;
};

const ofLatest = ({ clientName, latest, newestDocumentAt, now, timeZone }: RequestFacts): Reason[] => {
  if (latest?.statusId === prequalificationStatus.pending) {
    return [
      {
        code: 'prequalification-pending',
        text: `${clientName} is reviewing your prequalification.`,
        unblockBy: `${clientName} needs to decide on it.`,
        who: 'The employer',
      },
    ];
  }
  if (latest?.statusId === prequalificationStatus.approved) {
    return [
      {
        code: 'already-prequalified',
        text:
          latest.endsOn === null
            ? 'Your agency is prequalified.'
            : `Your agency is prequalified until ${formatDay(latest.endsOn)}.`,
      },
    ];
  }
  const since = newDocumentNeededSince(latest, now);
  if (since === null || (newestDocumentAt !== null && newestDocumentAt > since)) return [];
  return [
    {
      code: 'wait-after-decline',
      text: `${clientName} declined your prequalification on ${dayText(since, timeZone)}.`,
      unblockBy: `Upload a new document, or wait until ${dayText(waitEndsAt(since), timeZone)}.`,
      who: 'Your agency',
    },
  ];
};

/** Why an agency cannot ask a client for a kind of role now, all reasons at once. Source: domain rules D5, D11. */
export const requestGates = (facts: RequestFacts): Reason[] => {
  const reasons: Reason[] = [];
  if (!facts.mayRequest) {
    reasons.push({
      code: 'no-permission',
      text: "You don't have permission to request prequalification.",
      unblockBy: 'Ask an administrator of your agency for this permission.',
      who: 'An administrator of your agency',
    });
  }
  return [...reasons, ...ofLatest(facts)];
};
