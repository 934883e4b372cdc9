import { z } from 'zod';
/** What this room makes happen, as others hear of it. */
export const notificationEvents = {
  /** An engagement closes within a day; `data` has `closingAt`, since a moved closing time is told again. */
  closingSoon: 'engagement.closing-soon',
  /** Support sends an email again that could not be delivered. */
  mailRetried: 'mail.retried',
} as const;

export const notificationPayloads = {
  [notificationEvents.closingSoon]: z.object({ closingAt: z.iso.datetime() }),
  [notificationEvents.mailRetried]: z.object({ mailId: z.uuid() }),
} as const;
