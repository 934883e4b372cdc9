import { z } from 'zod';

/** Events of this room, as other rooms receive them. */
export const notificationEvents = {
  /** An engagement closes within a day; `data` has `closingAt`, since a moved closing time is announced again. */
  closingSoon: 'engagement.closing-soon',
  /** Bidding on a lot ends soon; `data` has the end, since a moved end is announced again. */
  lotEndsInADay: 'lot.ends-in-a-day',
  lotEndsInAnHour: 'lot.ends-in-an-hour',
  lotEndsInMinutes: 'lot.ends-in-minutes',
  /** Support has requested another delivery of a dead email. */
  mailRetried: 'mail.retried',
} as const;

const until = z.object({ until: z.iso.datetime() });

export const notificationPayloads = {
  [notificationEvents.closingSoon]: z.object({ closingAt: z.iso.datetime() }),
  [notificationEvents.lotEndsInADay]: until,
  [notificationEvents.lotEndsInAnHour]: until,
  [notificationEvents.lotEndsInMinutes]: until,
  [notificationEvents.mailRetried]: z.object({ mailId: z.uuid() }),
} as const;
