import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import {
  activityKinds,
  categories,
  emailStatuses,
  notificationKinds,
  paymentParties,
  type NotificationKindName,
} from './states.ts';

const kindNames = Object.keys(notificationKinds) as [NotificationKindName, ...NotificationKindName[]];

/** A notification of the caller. `feedId` is the id of its event. */
export const notificationShape = z.object({
  id: z.string(),
  feedId: z.string(),
  kind: z.enum(kindNames),
  category: z.enum(categories),
  sentence: z.string(),
  engagementId: z.string().nullable(),
  engagementTitle: z.string(),
  talentRequestId: z.string().nullable(),
  candidateId: z.string().nullable(),
  at: instant(),
  is_seen: z.boolean(),
  isArchive: z.boolean(),
  /** The internal path of its page. */
  to: z.string(),
});

export const settingsShape = z.object({
  applications: z.boolean(),
  clarifications: z.boolean(),
  bidding: z.boolean(),
  fulfillment: z.boolean(),
});

export const emailPreferenceShape = z.object({
  notificationSummary: z.boolean(),
  applicationUpdated: z.boolean(),
  candidateStatusChanged: z.boolean(),
  /** Clock times HH:MM in `timeZone`, both or neither; between them only deadlines are emailed. */
  quietFrom: z.string().nullable(),
  quietTo: z.string().nullable(),
  timeZone: z.string(),
  /** Beyond this number of emails in a day, the others are combined in one. */
  mailsPerDay: z.number().int(),
});

export const activityShape = z.object({
  feedId: z.string(),
  kind: z.enum(activityKinds),
  at: instant(),
  actorName: z.string(),
  sentence: z.string(),
  engagementId: z.string().nullable(),
  engagementTitle: z.string(),
  talentRequestId: z.string().nullable(),
  candidateId: z.string().nullable(),
});

/** Numbers of emails about an event by status, without their recipients. */
export const sentEmailsShape = z.object({
  feedId: z.string(),
  recipients: z.number().int(),
  waiting: z.number().int(),
  sent: z.number().int(),
  dead: z.number().int(),
  lastSentAt: instant().nullable(),
});

/** The payment transaction of a hire, with the state of its emails to one party. */
export const paymentNoticeShape = z.object({
  transactionId: z.string(),
  party: z.enum(paymentParties),
  candidateId: z.string(),
  candidateNumber: z.number().int(),
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  fee: z.string(),
  currencyIso: z.string(),
  recordedAt: instant(),
  recipients: z.number().int(),
  waiting: z.number().int(),
  sent: z.number().int(),
  dead: z.number().int(),
  lastSentAt: instant().nullable(),
});

/** An email for the provider's staff: its delivery and errors, without its text. */
export const emailShape = z.object({
  mailId: z.string(),
  messageId: z.string(),
  template: z.string(),
  subject: z.string(),
  to: z.string(),
  tenantName: z.string(),
  status: z.enum(emailStatuses),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  dueAt: instant(),
  createdAt: instant(),
  sentAt: instant().nullable(),
  diedAt: instant().nullable(),
});

/** The data of an `event: agencynotification` in the feed: the ids of changed records, without their content. */
export const feedMessageShape = z.object({
  /** An event's kind, or `notification` for the bell. */
  kind: z.string(),
  engagementId: id().optional(),
  talentRequestId: id().optional(),
  applicationId: id().optional(),
  candidateId: id().optional(),
  /** Only with `notification`: the reader's number of new notifications. */
  unseen: z.number().int().optional(),
  /** The `Write-Id` header of the write that caused it, so that a page can ignore its own writes. */
  writeId: z.string().optional(),
});
export type FeedMessage = z.output<typeof feedMessageShape>;
