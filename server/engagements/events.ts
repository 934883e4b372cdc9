import { z } from 'zod';
import { requestTextFields, stages } from '#contract/engagements/states.ts';
import { noPayload } from '#server/platform/events/payload-types.ts';
/** What happens to engagements and their talent requests, as other rooms hear of it. */
export const engagementEvents = {
  /** The first application is approved: candidates may be submitted. */
  openedForSubmissions: 'engagement.opened-for-submissions',
  /** All roles of a talent request are filled. */
  requestFulfilled: 'talent-request.fulfilled',
  /** All roles of an engagement are filled, or the employer looks for nobody else. */
  completed: 'engagement.completed',
  /** A talent request; `data` has the id of the reason and of the words beside it, as has every ending. */
  requestPaused: 'talent-request.paused',
  /** By hand, or by itself at the time that was set. */
  requestResumed: 'talent-request.resumed',
  requestCancelled: 'talent-request.cancelled',
  requestRestored: 'talent-request.restored',
  /** Before all its roles were filled. */
  requestCompleted: 'talent-request.completed',
  /** To an engagement that was published before. */
  requestAdded: 'talent-request.added',
  /** What a talent request says and asks; `data` has which of it, and the id of what was what before. */
  requestChanged: 'talent-request.changed',
  /** What the employer wants to read in answers, its own affair; `data` has the id of what was what before. */
  wantedChanged: 'talent-request.wanted-changed',
  /** Roles that the employer filled itself; `data` has `previous` and `new`. */
  filledInternally: 'talent-request.filled-internally',
  /** A competitive engagement has come to a stage; `data` has the one before it, and until when it goes. */
  clarificationOpened: 'engagement.clarification-opened',
  biddingOpened: 'engagement.bidding-opened',
  /** All of it that was open; `data` has the reason, and until when. */
  paused: 'engagement.paused',
  resumed: 'engagement.resumed',
  cancelled: 'engagement.cancelled',
  discontinued: 'engagement.discontinued',
  /** An engagement is there for the agencies to see. */
  published: 'engagement.published',
  /** What it says of itself; `data` has which of it. */
  changed: 'engagement.changed',
  /** Its terms have a new version; `data` has the number before it, and its own. */
  termsChanged: 'engagement.terms-changed',
  /** `data` has the document. */
  documentAdded: 'engagement.document-added',
  documentRemoved: 'engagement.document-removed',
  /** Its closing time has moved; `data` has `previous` and `new`. */
  closingChanged: 'engagement.closing-changed',
} as const;

/** `reasonId` names the reason, `noteId` the employer's own words. */
const reason = z.object({ reasonId: z.int().nullable(), noteId: z.uuid().nullable() });
const pause = reason.extend({ until: z.iso.datetime().nullable() });
const stageMoved = z.object({ previous: z.enum(stages), until: z.iso.datetime() });
/** Names of changed fields, with commas between them. */
const fieldNames = (names: readonly string[]) => {
  const name = `(?:${names.join('|')})`;
  return z.string().regex(new RegExp(`^${name}(?:,${name})*$`));
};
const engagementFields = [
  'title',
  'description',
  'hiringLeadName',
  'hiringLeadEmail',
  'hiringLeadMobile',
  'requirements',
];
const document = z.object({ documentId: z.uuid() });

export const engagementPayloads = {
  [engagementEvents.openedForSubmissions]: noPayload,
  [engagementEvents.requestFulfilled]: noPayload,
  [engagementEvents.completed]: reason.partial(),
  [engagementEvents.requestPaused]: pause,
  [engagementEvents.requestResumed]: noPayload,
  [engagementEvents.requestCancelled]: reason,
  [engagementEvents.requestRestored]: noPayload,
  [engagementEvents.requestCompleted]: reason,
  [engagementEvents.requestAdded]: noPayload,
  [engagementEvents.requestChanged]: z.object({
    changeId: z.uuid(),
    what: fieldNames([...requestTextFields, 'question']),
  }),
  [engagementEvents.wantedChanged]: z.object({ changeId: z.uuid(), isOwnAffair: z.literal(true) }),
  [engagementEvents.filledInternally]: z.object({ previous: z.int(), new: z.int() }),
  [engagementEvents.clarificationOpened]: stageMoved,
  [engagementEvents.biddingOpened]: stageMoved,
  [engagementEvents.paused]: pause,
  [engagementEvents.resumed]: noPayload,
  [engagementEvents.cancelled]: reason,
  [engagementEvents.discontinued]: reason,
  [engagementEvents.published]: noPayload,
  [engagementEvents.changed]: z.object({ what: fieldNames(engagementFields) }),
  [engagementEvents.termsChanged]: z.object({ previous: z.int(), new: z.int() }),
  [engagementEvents.documentAdded]: document,
  [engagementEvents.documentRemoved]: document,
  [engagementEvents.closingChanged]: z.object({ previous: z.iso.datetime(), new: z.iso.datetime() }),
} as const;
