import { z } from 'zod';

declare const stored: unique symbol;
declare const checked: unique symbol;

/** The payload column as read. `PayloadCodec.read` is the only access to its fields. */
export interface StoredPayload {
  readonly [stored]: true;
}

/** A valid payload as text for the column. Only `PayloadCodec.check` creates one. */
export type CheckedPayload = string & { readonly [checked]: true };

type NoPayload = Readonly<Record<never, never>>;

/** The schema of an event that has ids only. */
export const noPayload: z.ZodType<NoPayload, NoPayload> = z.object({});
