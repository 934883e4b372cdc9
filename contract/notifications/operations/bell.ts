import { z } from 'zod';
import { applicationStatus } from '#contract/applications/states.ts';
import { engagementStatusId } from '#contract/engagements/states.ts';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { anySignedInUser, operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { notificationRefusals } from '../refusals.ts';
import { feedMessageShape, notificationShape } from '../shapes.ts';
import { notificationCategories, notificationStates } from '../states.ts';

const readers = { agency: 'Notification=View / Filter / Action', client: 'any' } as const;
export const readFeedToken = operation({
  name: 'notifications.feedToken',
  summary: 'Issues a token to open the live feed. It expires after 120 seconds',
  effect: 'read',
  access: anySignedInUser,
  input: z.object({}),
  output: z.object({ token: z.string(), expiresInSeconds: z.number().int() }),
});

export const openFeed = operation({
  name: 'notifications.feed',
  summary:
    "Streams server-sent events 'agencynotification' with the IDs of changed records, until the token's session ends. With pageAgeMs, changes since the page opened come first, and the event 'caughtup' follows them if none is missing",
  effect: 'read',
  access: 'public',
  input: z.object({
    authorization: z.string().max(4000).optional(),
    /** The page's age in milliseconds when it received its token. */
    pageAgeMs: z.number().int().min(0).max(86_400_000).optional(),
  }),
  output: feedMessageShape,
  refusals: [notificationRefusals['feed-token']],
  stream: true,
});

export const listNotifications = operation({
  name: 'notifications.list',
  summary: "Lists the caller's notifications, newest first, with the number of new ones",
  effect: 'read',
  access: readers,
  input: z.object({
    state: z.enum(notificationStates).default('new'),
    category: z.enum(notificationCategories).optional(),
    engagementId: id().optional(),
    ...pageInput,
  }),
  output: z.object({ records: z.array(notificationShape), ...pageOutput, unseen: z.number().int() }),
});

const chosen = z.object({
  ids: z.array(id()).min(1, inputError('Choose a notification.')).max(100, inputError('Choose at most 100.')),
});
const changed = z.object({ changed: z.number().int(), unseen: z.number().int() });

export const viewNotifications = operation({
  name: 'notifications.view',
  summary: 'Marks notifications as viewed',
  effect: 'write',
  access: readers,
  input: chosen,
  output: changed,
});

export const archiveNotifications = operation({
  name: 'notifications.archive',
  summary: 'Archives notifications, viewed or not',
  effect: 'write',
  access: readers,
  input: chosen,
  output: changed,
});

export const viewNotificationByFeedId = operation({
  name: 'notifications.viewByFeed',
  summary: "Marks the caller's notification of one event as viewed",
  effect: 'write',
  access: readers,
  input: z.object({ feedId: id() }),
  output: changed,
});

export const readNotificationTarget = operation({
  name: 'notifications.landing',
  summary: 'Returns the target of a notification about an engagement: a page, or a message that it has ended',
  effect: 'read',
  access: { agency: 'Notification=View / Filter / Action' },
  input: z.object({ engagementId: id(), notificationId: id().optional() }),
  output: z.object({
    isRedirect: z.boolean(),
    /** The internal path to redirect to; null if there is only a message. */
    to: z.string().nullable(),
    message: z.string(),
    applicationStatusId: z.enum(applicationStatus).nullable(),
    engagementStatusId: z.enum(engagementStatusId),
  }),
});
