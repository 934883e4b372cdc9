import { z } from 'zod';
import { inputError } from './text/input-error.ts';

const notAnId = inputError('This is not a valid ID.');

// A missing ID gets the message about its field.
const invalidId = {
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null ? undefined : notAnId.error(),
};

/** The schema of an ID in the API. We create UUIDs of version 7, but accept any version. */
export const id = () => z.guid(invalidId);

/** The schema of a point in time in the API: ISO 8601, in UTC or with an offset. */
export const instant = () => z.iso.datetime({ offset: true });

/** The schema of a calendar day: YYYY-MM-DD. */
export const day = () => z.iso.date();

/** The schema of a time zone name, such as Australia/Sydney. */
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
    }, inputError('This is not a valid time zone.'));
