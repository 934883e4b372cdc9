import { z } from 'zod';

declare const stored: unique symbol;
declare const checked: unique symbol;

/** The payload column as it was read. `PayloadCodec.read` is the only way to its fields. */
export interface StoredPayload {
  readonly [stored]: true;
}

/** A payload that fits its schema, as text for the column. Only `PayloadCodec.check` makes one. */
export type CheckedPayload = string & { readonly [checked]: true };

type NoPayload = Readonly<Record<never, never>>;

/** The schema of an event that carries nothing beside its ids. */
export const noPayload: z.ZodType<NoPayload, NoPayload> = z.object({});
