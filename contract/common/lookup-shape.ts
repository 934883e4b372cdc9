import { z } from 'zod';
import type { LookupValue } from './lookup.ts';

export const lookupShape = z.object({ id: z.number().int(), value: z.string() });

/** The input schema for the ID of an entry in a list. */
export const lookupIdInput = <Id extends number>(list: readonly LookupValue<Id>[], field: string) =>
  z
    .number({ error: ({ input }) => (input === undefined || input === null ? `${field} is required!` : undefined) })
    .int()
    .refine(
      (value) => list.some((entry) => entry.id === value),
      `${field} is not a valid choice.`,
    ) as unknown as z.ZodType<Id, number>;
