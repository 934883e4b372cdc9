import { z } from 'zod';
import { stages } from '#contract/engagements/states.ts';
import { noPayload } from '#server/platform/events/payload-types.ts';
/** The events of engagements and their talent requests. */
export const engagementEvents = {
  /** The first application was approved: candidates can be submitted. */
  openedForSubmissions: 'engagement.opened-for-submissions',
  /** All roles of a talent request were filled. */
  requestFulfilled: 'talent-request.fulfilled',
  /** All roles of an engagement were filled, or the employer stopped recruiting. */
  completed: 'engagement.completed',
  /** `data` has the ids of the reason and of its text, as in every ending. */
  requestPaused: 'talent-request.paused',
  /** Manually, or automatically at the time that was set. */
  requestResumed: 'talent-request.resumed',
  requestCancelled: 'talent-request.cancelled',
  requestRestored: 'talent-request.restored',
  /** Before all its roles were filled. */
  requestCompleted: 'talent-request.completed',
  /** To a published engagement. */
  requestAdded: 'talent-request.added',
  /** Description or questions; `data` has the changed fields, and the id of their previous values. */
  requestChanged: 'talent-request.changed',
  /** The expected answers, private to the employer; `data` has the id of the previous values. */
  wantedChanged: 'talent-request.wanted-changed',
  /** The number of roles filled by the employer; `data` has `previous` and `new`. */
  filledInternally: 'talent-request.filled-internally',
  /** A competitive engagement reached a stage; `data` has the previous stage, and the end of the new one. */
  clarificationOpened: 'engagement.clarification-opened',
  biddingOpened: 'engagement.bidding-opened',
  /** All its open requests; `data` has the reason and the end. */
  paused: 'engagement.paused',
  resumed: 'engagement.resumed',
  cancelled: 'engagement.cancelled',
  discontinued: 'engagement.discontinued',
  /** An engagement became visible to agencies. */
  published: 'engagement.published',
  /** Its description; `data` has the changed fields. */
  changed: 'engagement.changed',
  /** The terms have a new version; `data` has the previous number and the new one. */
  termsChanged: 'engagement.terms-changed',
  /** `data` has the document. */
  documentAdded: 'engagement.document-added',
  documentRemoved: 'engagement.document-removed',
  /** The closing time changed; `data` has `previous` and `new`. */
  closingChanged: 'engagement.closing-changed',
} as const;

/** `reasonId` names the reason, `noteId` the employer's text. */
const reason = z.object({ reasonId: z.int().nullable(), noteId: z.uuid().nullable() });
const pause = reason.extend({ until: z.iso.datetime().nullable() });
const stageMoved = z.object({ previous: z.enum(stages), until: z.iso.datetime() });
const engagementFields = 'title|description|hiringLeadName|hiringLeadEmail|hiringLeadMobile|requirements';
/** Field names, separated by commas. */
const changedFields = z.string().regex(new RegExp(`^(?:${engagementFields})(?:,(?:${engagementFields}))*$`));
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
  [engagementEvents.requestChanged]: z.object({ changeId: z.uuid(), what: z.string() }),
  [engagementEvents.wantedChanged]: z.object({ changeId: z.uuid(), isOwnAffair: z.literal(true) }),
  [engagementEvents.filledInternally]: z.object({ previous: z.int(), new: z.int() }),
  [engagementEvents.clarificationOpened]: stageMoved,
  [engagementEvents.biddingOpened]: stageMoved,
  [engagementEvents.paused]: pause,
  [engagementEvents.resumed]: noPayload,
  [engagementEvents.cancelled]: reason,
  [engagementEvents.discontinued]: reason,
  [engagementEvents.published]: noPayload,
  [engagementEvents.changed]: z.object({ what: changedFields }),
  [engagementEvents.termsChanged]: z.object({ previous: z.int(), new: z.int() }),
  [engagementEvents.documentAdded]: document,
  [engagementEvents.documentRemoved]: document,
  [engagementEvents.closingChanged]: z.object({ previous: z.iso.datetime(), new: z.iso.datetime() }),
} as const;
