import { z } from 'zod';
import { inputError, missingOrInvalid } from './text/input-error.ts';
import type { LookupValue } from './lookup.ts';
import { requiredError } from './text-messages.ts';

/**
 * A lookup with any number as its ID: reference data in tables grows, and of other lists, such as recruitment types, no
 * code needs a single entry.
 */
export const lookupShape = z.object({ id: z.number().int(), value: z.string() });

/** A lookup with one of the IDs of a closed list, such as a status. */
export const closedLookupShape = <const Ids extends Readonly<Record<string, number>>>(ids: Ids) =>
  z.object({ id: z.enum(ids), value: z.string() });

/**
 * The output schema for the ID of an entry in a closed list. Unlike an enum, it is any integer in the API's
 * description, so that clients accept entries that are added later.
 */
export const lookupIdShape = <Id extends number>(list: readonly LookupValue<Id>[]) =>
  z
    .number()
    .int()
    .refine((value) => list.some((entry) => entry.id === value)) as unknown as z.ZodType<Id, Id>;

/** The input schema for the ID of an entry in a list. */
export const lookupIdInput = <Id extends number>(list: readonly LookupValue<Id>[], field: string) =>
  z
    .number(missingOrInvalid(requiredError(field)))
    .int()
    .refine(
      (value) => list.some((entry) => entry.id === value),
      inputError('{field} is not a valid choice.', { field }),
    ) as unknown as z.ZodType<Id, number>;
