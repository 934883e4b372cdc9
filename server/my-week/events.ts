import { emptyPayloadSchema } from '#server/platform/events/payload-types.ts';

/** Events about calendar addresses. */
export const myWeekEvents = {
  calendarCreated: 'my-week.calendar-created',
  calendarRevoked: 'my-week.calendar-revoked',
} as const;

export const myWeekPayloads = {
  [myWeekEvents.calendarCreated]: emptyPayloadSchema,
  [myWeekEvents.calendarRevoked]: emptyPayloadSchema,
} as const;
