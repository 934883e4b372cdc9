import { lookupValue, type LookupValue } from '#contract/common/lookup.ts';
import {
  cancelReasons,
  completeReasons,
  pauseReasons,
  requestFieldNames,
  requestFields,
} from '#contract/engagements/states.ts';
import { engagementEvents } from '../events.ts';

interface Names {
  /** The name of the document in the event. */
  document: string;
  /** The changed fields of the engagement or of a talent request. */
  what: string;
  request: string;
  candidate: string;
}

const partNames: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  hiringLeadName: 'hiring lead',
  hiringLeadEmail: 'hiring lead',
  hiringLeadMobile: 'hiring lead',
  requirements: 'requirements',
  ...Object.fromEntries(requestFieldNames.map((name) => [name, requestFields[name].historyName])),
  question: 'questions',
  biddingRules: 'bidding rules',
  biddingEnd: 'end of bidding',
};

/** Formats a list of field names: 'title,hiringLeadEmail' becomes 'title, hiring lead'. */
const partsOf = (what: string): string =>
  [...new Set(what.split(',').map((name) => partNames[name] ?? 'details'))].join(', ');

/** The text of each kind of event in the employer's history of its engagement. Other events are left out. */
const sentences: Readonly<Record<string, (names: Names) => string>> = {
  [engagementEvents.published]: () => 'The engagement was published.',
  [engagementEvents.changed]: ({ what }) => `The engagement was changed: ${partsOf(what)}.`,
  [engagementEvents.termsChanged]: () => 'The terms were changed.',
  [engagementEvents.documentAdded]: ({ document }) => `${document} was added.`,
  [engagementEvents.documentRemoved]: ({ document }) => `${document} was removed.`,
  [engagementEvents.closingChanged]: () => 'The closing time was changed.',
  [engagementEvents.clarificationOpened]: () => 'Clarification was opened.',
  [engagementEvents.clarificationChanged]: () => 'The deadlines for questions and answers were changed.',
  [engagementEvents.biddingOpened]: () => 'Bidding was opened.',
  [engagementEvents.openedForSubmissions]: () => 'Candidates can now be submitted.',
  [engagementEvents.completed]: () => 'The engagement was completed.',
  [engagementEvents.paused]: () => 'The engagement was paused.',
  [engagementEvents.resumed]: () => 'The engagement was resumed.',
  [engagementEvents.cancelled]: () => 'The engagement was cancelled.',
  [engagementEvents.discontinued]: () => 'The engagement was discontinued.',
  [engagementEvents.requestAdded]: ({ request }) => `${request} was added.`,
  [engagementEvents.requestChanged]: ({ request, what }) => `${request} was changed: ${partsOf(what)}.`,
  [engagementEvents.wantedChanged]: ({ request }) => `The required answers for ${request} were changed.`,
  [engagementEvents.requestPaused]: ({ request }) => `${request} was paused.`,
  [engagementEvents.requestResumed]: ({ request }) => `${request} was resumed.`,
  [engagementEvents.requestCancelled]: ({ request }) => `${request} was cancelled.`,
  [engagementEvents.requestRestored]: ({ request }) => `${request} was restored.`,
  [engagementEvents.requestCompleted]: ({ request }) => `${request} was completed.`,
  [engagementEvents.requestFulfilled]: ({ request }) => `All roles for ${request} were filled.`,
  [engagementEvents.filledInternally]: ({ request }) => `Roles for ${request} were filled internally.`,
  'application.submitted': () => 'An application was received.',
  'application.approved': () => 'An application was approved.',
  'application.declined': () => 'An application was declined.',
  'application.withdrawn': () => 'An application was withdrawn.',
  'candidate.submitted': ({ candidate, request }) => `${candidate} was submitted for ${request}.`,
  'candidate.hired': ({ candidate, request }) => `${candidate} was hired for ${request}.`,
  'candidate.rejected': ({ candidate, request }) => `${candidate} was rejected for ${request}.`,
};

/** The kinds of events in an engagement's history. */
export const engagementHistoryKinds: readonly string[] = Object.keys(sentences);

export const engagementHistoryText = (kind: string, names: Names): string => sentences[kind]?.(names) ?? '';

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
