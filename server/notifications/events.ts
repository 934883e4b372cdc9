import { z } from 'zod';
import { noPayload } from '#server/platform/events/payload-types.ts';

/** The events of this room. */
export const notificationEvents = {
  /**
   * An engagement closes within a day; `data` has `closingAt`, since a changed closing time causes a new notification.
   */
  closingSoon: 'engagement.closing-soon',
  /** Nothing records these two until clarifications exist; the API already lists them as activities. */
  topicOpened: 'clarification.topic-opened',
  questionAsked: 'clarification.question-asked',
  /** Support retries an email that could not be delivered. */
  mailRetried: 'mail.retried',
} as const;

export const notificationPayloads = {
  [notificationEvents.closingSoon]: z.object({ closingAt: z.iso.datetime() }),
  [notificationEvents.topicOpened]: noPayload,
  [notificationEvents.questionAsked]: noPayload,
  [notificationEvents.mailRetried]: z.object({ mailId: z.uuid() }),
} as const;
