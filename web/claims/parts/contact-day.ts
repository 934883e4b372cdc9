import { formatDate } from '#web/platform/formats.ts';

/** Formats the day of a contact, which has no time zone, for example '2026-11-20' as 20 Nov 2026. */
export const formatContactDay = (day: string): string => formatDate(`${day}T00:00:00Z`, 'UTC');
