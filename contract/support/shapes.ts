import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { viewPages } from '#contract/views/states.ts';
import { erasureKinds, supportSenderSides, supportStatuses } from './states.ts';

/**
 * A message to support, as shown to the provider's staff, who can answer it even if it was not delivered to the chat.
 */
export const supportMessageShape = z.object({
  messageId: z.string(),
  tenantName: z.string(),
  platform: z.enum(supportSenderSides),
  email: z.string(),
  subject: z.string(),
  description: z.string(),
  status: z.enum(supportStatuses),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  dueAt: instant(),
  createdAt: instant(),
  endedAt: instant().nullable(),
});

/** A requested erasure. It does not name the person, because the name is part of the data to be erased. */
export const erasureShape = z.object({
  erasureId: z.string(),
  kind: z.enum(erasureKinds),
  subjectId: z.string(),
  /** The candidate's number; null if the person is a user. */
  candidateNumber: z.number().int().nullable(),
  askedBy: z.string(),
  askedAt: instant(),
  doneAt: instant().nullable(),
});

const moment = instant().nullable();

/** All data stored about a user, without paging. Only the latest 1,000 sessions are included. */
export const ownDataShape = z.object({
  account: z.object({
    userId: z.string(),
    email: z.string(),
    username: z.string(),
    nickname: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    organization: z.string(),
    isOwner: z.boolean(),
    roles: z.array(z.string()),
    loginCount: z.number().int(),
    lastLogin: moment,
    created: instant(),
    hasPhoto: z.boolean(),
  }),
  passkeys: z.array(z.object({ name: z.string(), created: instant(), lastUsed: moment })),
  sessions: z.array(z.object({ created: instant(), expires: instant(), ended: moment, browser: z.string() })),
  settings: z.object({
    notifications: z.record(z.string(), z.boolean()),
    mails: z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.null()])),
  }),
  notifications: z.array(z.object({ kind: z.string(), created: instant(), viewed: moment, archived: moment })),
  mails: z.array(z.object({ subject: z.string(), to: z.string(), created: instant(), sent: moment })),
  messagesToSupport: z.array(
    z.object({ email: z.string(), subject: z.string(), description: z.string(), created: instant() }),
  ),
  applications: z.array(z.object({ engagementId: z.string(), applied: instant() })),
  prequalifications: z.array(
    z.object({ prequalificationId: z.string(), prequalificationStatus: z.string(), at: instant() }),
  ),
  uploads: z.array(z.object({ file: z.string(), uploaded: instant() })),
  submissions: z.array(z.object({ candidateNumber: z.number().int(), submitted: instant() })),
  messages: z.array(z.object({ text: z.string(), created: instant() })),
  /** The files that the user attached to messages, or uploaded for a message. */
  messageFiles: z.array(z.object({ file: z.string(), uploaded: instant() })),
  /** The user's private addresses for sending email to Rolecall. */
  emailAddresses: z.array(z.object({ address: z.string(), page: z.string(), created: instant() })),
  /** The user's notes about people known to the agency. */
  personNotes: z.array(z.object({ text: z.string(), created: instant() })),
  /** The calls to the language model that the user caused. The text that was sent is stored only as a hash. */
  modelCalls: z.array(
    z.object({
      at: instant(),
      model: z.string(),
      version: z.string(),
      inputHash: z.string(),
      inputTokens: z.number().int().nullable(),
      outputTokens: z.number().int().nullable(),
    }),
  ),
  savedSearches: z.array(
    z.object({ name: z.string(), filters: z.record(z.string(), z.unknown()), alerts: z.boolean(), created: instant() }),
  ),
  savedViews: z.array(
    z.object({
      page: z.enum(viewPages),
      name: z.string(),
      filters: z.record(z.string(), z.unknown()),
      isDefault: z.boolean(),
      created: instant(),
    }),
  ),
  tasks: z.array(z.object({ text: z.string(), dueOn: z.string(), done: instant().nullable(), created: instant() })),
  activity: z.array(z.object({ kind: z.string(), at: instant() })),
});
export type OwnData = z.input<typeof ownDataShape>;
