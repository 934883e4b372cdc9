import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import {
  activityKinds,
  notificationCategories,
  emailStatuses,
  notificationKinds,
  paymentParties,
  type NotificationKindName,
} from './states.ts';

const kindNames = Object.keys(notificationKinds) as [NotificationKindName, ...NotificationKindName[]];

/** A notification for the caller. `feedId` is the ID of its event. */
export const notificationShape = z.object({
  id: z.string(),
  feedId: z.string(),
  kind: z.enum(kindNames),
  category: z.enum(notificationCategories),
  sentence: z.string(),
  engagementId: z.string().nullable(),
  engagementTitle: z.string(),
  talentRequestId: z.string().nullable(),
  candidateId: z.string().nullable(),
  at: instant(),
  is_seen: z.boolean(),
  isArchive: z.boolean(),
  /** The internal path of the page that the notification opens. */
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
  /**
   * The quiet hours as clock times HH:MM in `timeZone`; both are set or neither is. During quiet hours, only deadlines
   * are emailed.
   */
  quietFrom: z.string().nullable(),
  quietTo: z.string().nullable(),
  timeZone: z.string(),
  /** The number of emails per day after which all further emails are combined into one. */
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

/** The number of emails about an event in each status, without the recipients. */
export const sentEmailsShape = z.object({
  feedId: z.string(),
  recipients: z.number().int(),
  waiting: z.number().int(),
  sent: z.number().int(),
  dead: z.number().int(),
  lastSentAt: instant().nullable(),
});

/** The payment transaction for a hire, with the state of its emails to one of the parties. */
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

/** An email as the provider's staff see it: its delivery and errors, without its text. */
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

/** The data of an `event: agencynotification` in the feed: the IDs of changed records, without their content. */
export const feedMessageShape = z.object({
  /** The kind of the event, or `notification` if the reader's notifications have changed. */
  kind: z.string(),
  engagementId: id().optional(),
  talentRequestId: id().optional(),
  applicationId: id().optional(),
  candidateId: id().optional(),
  /** The number of new notifications for the reader; only if the kind is `notification`. */
  unseen: z.number().int().optional(),
  /** The `Write-Id` header of the write that caused the message, so that a page can ignore its own writes. */
  writeId: z.string().optional(),
});
export type FeedMessage = z.output<typeof feedMessageShape>;
