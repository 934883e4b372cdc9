import { z } from 'zod';

declare const stored: unique symbol;
declare const checked: unique symbol;

/** The content of the payload column, which can only be accessed with `PayloadCodec.read`. */
export interface StoredPayload {
  readonly [stored]: true;
}

/** A valid payload as text for the column. It can only be created with `PayloadCodec.check`. */
export type CheckedPayload = string & { readonly [checked]: true };

type NoPayload = Readonly<Record<never, never>>;

/** The schema of an event that has only ids. */
export const emptyPayloadSchema: z.ZodType<NoPayload, NoPayload> = z.object({});
