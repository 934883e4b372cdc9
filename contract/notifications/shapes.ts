import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import {
  activityKinds,
  categories,
  mailStatuses,
  notificationKinds,
  paymentParties,
  type NotificationKindName,
} from './states.ts';

const kindNames = Object.keys(notificationKinds) as [NotificationKindName, ...NotificationKindName[]];

/** A notification as its reader sees it. `feedId` is the event that it tells of. */
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
  /** The page that it is about, as an internal path. */
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
  /** Clock times HH:MM in `timeZone`, both or neither: no mail but of deadlines between them. */
  quietFrom: z.string().nullable(),
  quietTo: z.string().nullable(),
  timeZone: z.string(),
  /** From this number of mails a day on, the rest of the day comes in one. */
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

/** What became of the mails of something that happened: how many, never whose. */
export const sentMailsShape = z.object({
  feedId: z.string(),
  recipients: z.number().int(),
  waiting: z.number().int(),
  sent: z.number().int(),
  dead: z.number().int(),
  lastSentAt: instant().nullable(),
});

/** What a hire is worth, as it was recorded with it, and what became of the mails about it to one party. */
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

/** A mail as the provider's staff sees it: enough to know what went wrong, and not what it says. */
export const mailShape = z.object({
  mailId: z.string(),
  messageId: z.string(),
  template: z.string(),
  subject: z.string(),
  to: z.string(),
  tenantName: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  dueAt: instant(),
  createdAt: instant(),
  sentAt: instant().nullable(),
  diedAt: instant().nullable(),
});

/** What the feed says after `event: agencynotification`: what changed, in ids, and never how. */
export const feedMessageShape = z.object({
  /** An event's kind, or `notification` when the bell has something new. */
  kind: z.string(),
  engagementId: id().optional(),
  talentRequestId: id().optional(),
  applicationId: id().optional(),
  candidateId: id().optional(),
  /** With `notification`: how many the reader has not seen. */
  unseen: z.number().int().optional(),
  /** The `Write-Id` header of the write that caused it, so that a page can skip the echo of its own writes. */
  writeId: z.string().optional(),
});
export type FeedMessage = z.output<typeof feedMessageShape>;
