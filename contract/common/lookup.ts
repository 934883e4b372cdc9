import { z } from 'zod';

export interface LookupValue {
  readonly id: number;
  readonly value: string;
}

export const lookupShape = z.object({ id: z.number().int(), value: z.string() });

/** The value of an id in a short list; the empty text when the list does not have it. */
export const lookupValue = (list: readonly LookupValue[], id: number | null | undefined): string =>
  list.find((entry) => entry.id === id)?.value ?? '';

/** One of the ids of a list. */
export const idOf = (list: readonly LookupValue[], field: string) =>
  z
    .number({ error: ({ input }) => (input === undefined || input === null ? `${field} is required!` : undefined) })
    .int()
    .refine((value) => list.some((entry) => entry.id === value), `${field} is not one of the list.`);
