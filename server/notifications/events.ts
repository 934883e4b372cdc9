import { z } from 'zod';

/** The events of this room that other rooms can handle. */
export const notificationEvents = {
  /** An engagement closes soon. `data` contains `closingAt`, since a new closing time is announced again. */
  closingSoon: 'engagement.closing-soon',
  closesInAnHour: 'engagement.closes-in-an-hour',
  /** Bidding on a lot ends soon. `data` contains the end, since a new end is announced again. */
  lotEndsInADay: 'lot.ends-in-a-day',
  lotEndsInAnHour: 'lot.ends-in-an-hour',
  lotEndsInMinutes: 'lot.ends-in-minutes',
  /** Support requested another delivery attempt for a dead email. */
  mailRetried: 'mail.retried',
} as const;

const closing = z.object({ closingAt: z.iso.datetime() });
const until = z.object({ until: z.iso.datetime() });

export const notificationPayloads = {
  [notificationEvents.closingSoon]: closing,
  [notificationEvents.closesInAnHour]: closing,
  [notificationEvents.lotEndsInADay]: until,
  [notificationEvents.lotEndsInAnHour]: until,
  [notificationEvents.lotEndsInMinutes]: until,
  [notificationEvents.mailRetried]: z.object({ mailId: z.uuid() }),
} as const;
