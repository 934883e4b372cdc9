import { z } from 'zod';
import { erasureKinds } from '#contract/support/states.ts';
/** Events of the support room that other rooms receive. */
export const supportEvents = {
  messageRetried: 'support.message-retried',
  ownDataExported: 'privacy.own-data-exported',
  erasureRequested: 'privacy.erasure-asked',
} as const;

export const supportPayloads = {
  [supportEvents.messageRetried]: z.object({ messageId: z.uuid() }),
  [supportEvents.ownDataExported]: z.object({}),
  [supportEvents.erasureRequested]: z.object({ kind: z.enum(erasureKinds), subjectId: z.uuid() }),
} as const;
