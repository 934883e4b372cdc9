import { lookupValue, type LookupValue } from '#contract/common/lookup.ts';
import { cancelReasons, completeReasons, pauseReasons } from '#contract/engagements/states.ts';
import { changedFieldCopy, engagementHistoryCopy } from '../copy.ts';
import { engagementEvents } from '../events.ts';

interface Names {
  /** The name of the document in the event. */
  document: string;
  /** The changed fields of the engagement or of a talent request. */
  what: string;
  request: string;
  candidate: string;
}

const fieldNames: Readonly<Record<string, string>> = changedFieldCopy;

/** Formats a list of field names: 'title,hiringLeadEmail' becomes 'title, hiring lead'. */
const fieldList = (what: string): string =>
  [...new Set(what.split(',').map((name) => fieldNames[name] ?? changedFieldCopy.other))].join(', ');

/** The text of each kind of event in the employer's history of its engagement. Other events are left out. */
const copyByEvent = {
  [engagementEvents.published]: 'published',
  [engagementEvents.changed]: 'changed',
  [engagementEvents.termsChanged]: 'termsChanged',
  [engagementEvents.documentAdded]: 'documentAdded',
  [engagementEvents.documentRemoved]: 'documentRemoved',
  [engagementEvents.closingChanged]: 'closingChanged',
  [engagementEvents.clarificationOpened]: 'clarificationOpened',
  [engagementEvents.clarificationChanged]: 'clarificationChanged',
  [engagementEvents.biddingOpened]: 'biddingOpened',
  [engagementEvents.openedForSubmissions]: 'openedForSubmissions',
  [engagementEvents.completed]: 'completed',
  [engagementEvents.paused]: 'paused',
  [engagementEvents.resumed]: 'resumed',
  [engagementEvents.cancelled]: 'cancelled',
  [engagementEvents.discontinued]: 'discontinued',
  [engagementEvents.requestAdded]: 'requestAdded',
  [engagementEvents.requestChanged]: 'requestChanged',
  [engagementEvents.wantedChanged]: 'wantedChanged',
  [engagementEvents.requestPaused]: 'requestPaused',
  [engagementEvents.requestResumed]: 'requestResumed',
  [engagementEvents.requestCancelled]: 'requestCancelled',
  [engagementEvents.requestRestored]: 'requestRestored',
  [engagementEvents.requestCompleted]: 'requestCompleted',
  [engagementEvents.requestFulfilled]: 'requestFulfilled',
  [engagementEvents.filledInternally]: 'filledInternally',
  'application.submitted': 'applicationSubmitted',
  'application.approved': 'applicationApproved',
  'application.declined': 'applicationDeclined',
  'application.withdrawn': 'applicationWithdrawn',
  'candidate.submitted': 'candidateSubmitted',
  'candidate.hired': 'candidateHired',
  'candidate.rejected': 'candidateRejected',
} as const satisfies Readonly<Record<string, keyof typeof engagementHistoryCopy>>;

const hasText = (kind: string): kind is keyof typeof copyByEvent => Object.hasOwn(copyByEvent, kind);

/** The kinds of events in an engagement's history. */
export const engagementHistoryKinds: readonly string[] = Object.keys(copyByEvent);

export const engagementHistoryText = (kind: string, { what, ...names }: Names): string => {
  if (!hasText(kind)) return '';
  const text = engagementHistoryCopy[copyByEvent[kind]];
  return typeof text === 'string' ? text : text({ ...names, what: fieldList(what) });
};

const reasonLists: Readonly<Record<string, readonly LookupValue[]>> = {
  [engagementEvents.paused]: pauseReasons,
  [engagementEvents.requestPaused]: pauseReasons,
  [engagementEvents.requestCancelled]: cancelReasons,
  [engagementEvents.requestCompleted]: completeReasons,
  [engagementEvents.cancelled]: cancelReasons,
  [engagementEvents.discontinued]: cancelReasons,
  [engagementEvents.completed]: completeReasons,
};

/** Returns the text of the reason in an event, from the reason list; null if the event has none. */
export const eventReasonText = (kind: string, reasonId: number | null): string | null =>
  reasonId === null ? null : lookupValue(reasonLists[kind] ?? [], reasonId) || null;
