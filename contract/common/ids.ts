import { z } from 'zod';

/** An id on the wire. We make UUIDs of version 7; any version is read. */
export const id = () =>
  z.guid({ error: ({ input }) => (input === undefined || input === null ? undefined : 'This is not a valid ID.') });

/** An instant on the wire: ISO 8601 in UTC. */
export const instant = () => z.iso.datetime({ offset: true });

/** A calendar day, YYYY-MM-DD. */
export const day = () => z.iso.date();

/** The name of a time zone, such as Australia/Sydney. */
export const timeZone = () =>
  z
    .string()
    .max(64)
    .refine((name) => {
      try {
        return /^[a-z]/i.test(name) && new Intl.DateTimeFormat('en-US', { timeZone: name }).format() !== '';
      } catch {
        return false;
      }
    }, 'This is not a valid time zone.');
