import { z } from 'zod';
import { lotChangeFields, requestFieldNames, stages } from '#contract/engagements/states.ts';
import { emptyPayloadSchema } from '#server/platform/events/payload-types.ts';
/** Events about engagements and their talent requests that other rooms can subscribe to. */
export const engagementEvents = {
  /** The first application was approved, so candidates can be submitted. */
  openedForSubmissions: 'engagement.opened-for-submissions',
  /** All roles of a talent request were filled. */
  requestFulfilled: 'talent-request.fulfilled',
  /** All roles in an engagement were filled, or the employer stopped looking. */
  completed: 'engagement.completed',
  /** `data` has the IDs of the reason and its text, as in all events that end or pause something. */
  requestPaused: 'talent-request.paused',
  /** The employer resumed a request, or the request resumed automatically at its resume time. */
  requestResumed: 'talent-request.resumed',
  requestCancelled: 'talent-request.cancelled',
  requestRestored: 'talent-request.restored',
  /** The employer completed a request before all its roles were filled. */
  requestCompleted: 'talent-request.completed',
  /** A request was added to a published engagement. */
  requestAdded: 'talent-request.added',
  /** A request's description or questions changed; `data` has the field names, and the ID of the earlier values. */
  requestChanged: 'talent-request.changed',
  /**
   * The passing answers in a request changed. Only the employer can see this event; `data` has the ID of the earlier
   * values.
   */
  wantedChanged: 'talent-request.wanted-changed',
  /** The number of roles that the employer filled without an agency changed; `data` has `previous` and `new`. */
  filledInternally: 'talent-request.filled-internally',
  /** A competitive engagement entered this stage; `data` has the previous stage and the end of the new one. */
  clarificationOpened: 'engagement.clarification-opened',
  biddingOpened: 'engagement.bidding-opened',
  /**
   * The deadlines for questions and answers changed; `data` has the hours, and the end of clarification if it moved.
   */
  clarificationChanged: 'engagement.clarification-changed',
  /** Every open request was paused; `data` has the reason and the resume time. */
  paused: 'engagement.paused',
  resumed: 'engagement.resumed',
  cancelled: 'engagement.cancelled',
  discontinued: 'engagement.discontinued',
  /** An engagement became visible to agencies. */
  published: 'engagement.published',
  /** The engagement's description changed; `data` has the names of the fields. */
  changed: 'engagement.changed',
  /** The terms have a new version; `data` has its number and that of the previous version. */
  termsChanged: 'engagement.terms-changed',
  /** A document was added; `data` has the document. */
  documentAdded: 'engagement.document-added',
  documentRemoved: 'engagement.document-removed',
  /** The closing time moved; `data` has `previous` and `new`. */
  closingChanged: 'engagement.closing-changed',
} as const;

/** `reasonId` is the ID of the reason, and `noteId` the ID of the employer's text. */
const reason = z.object({ reasonId: z.int().nullable(), noteId: z.uuid().nullable() });
const pause = reason.extend({ until: z.iso.datetime().nullable() });
const stageMoved = z.object({ previous: z.enum(stages), until: z.iso.datetime() });
/** Joins field names with commas. */
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
  [engagementEvents.openedForSubmissions]: emptyPayloadSchema,
  [engagementEvents.requestFulfilled]: emptyPayloadSchema,
  [engagementEvents.completed]: reason.partial(),
  [engagementEvents.requestPaused]: pause,
  [engagementEvents.requestResumed]: emptyPayloadSchema,
  [engagementEvents.requestCancelled]: reason,
  [engagementEvents.requestRestored]: emptyPayloadSchema,
  [engagementEvents.requestCompleted]: reason,
  [engagementEvents.requestAdded]: emptyPayloadSchema,
  [engagementEvents.requestChanged]: z.object({
    changeId: z.uuid(),
    what: fieldNames([...requestFieldNames, ...lotChangeFields, 'question']),
  }),
  [engagementEvents.wantedChanged]: z.object({ changeId: z.uuid(), isOwnAffair: z.literal(true) }),
  [engagementEvents.filledInternally]: z.object({ previous: z.int(), new: z.int() }),
  [engagementEvents.clarificationOpened]: stageMoved,
  [engagementEvents.biddingOpened]: stageMoved,
  [engagementEvents.clarificationChanged]: z.object({
    questionHours: z.int(),
    answerHours: z.int(),
    until: z.iso.datetime().nullable(),
  }),
  [engagementEvents.paused]: pause,
  [engagementEvents.resumed]: emptyPayloadSchema,
  [engagementEvents.cancelled]: reason,
  [engagementEvents.discontinued]: reason,
  [engagementEvents.published]: emptyPayloadSchema,
  [engagementEvents.changed]: z.object({ what: fieldNames(engagementFields) }),
  [engagementEvents.termsChanged]: z.object({ previous: z.int(), new: z.int() }),
  [engagementEvents.documentAdded]: document,
  [engagementEvents.documentRemoved]: document,
  [engagementEvents.closingChanged]: z.object({ previous: z.iso.datetime(), new: z.iso.datetime() }),
} as const;
