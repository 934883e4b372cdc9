import { z } from 'zod';
import type { EventPayloads } from '#server/event-payloads.ts';
import type { CheckedPayload, StoredPayload } from './payload-types.ts';

/** Every kind of event that the product records; a kind without a schema is none of them. */
export type EventKind = keyof EventPayloads;

/** The details that events of a kind carry, beside the ids that every event may have. */
export type PayloadOf<K extends EventKind> = z.output<EventPayloads[K]>;
export type PayloadInput<K extends EventKind> = z.input<EventPayloads[K]>;

/** A kind together with its payload: comparing the kind narrows the payload. */
export type KnownEvent = { [K in EventKind]: { readonly kind: K; readonly data: PayloadOf<K> } }[EventKind];

/** Checks payloads on their way into the event table and out of it. */
export interface PayloadCodec {
  /** The payload as handlers get it, and as text for the column. Throws where it does not fit its schema. */
  check<K extends EventKind>(kind: K, data: PayloadInput<K>): { data: PayloadOf<K>; text: CheckedPayload };
  /** Throws where the kind is unknown, or the payload does not fit its schema. */
  read(row: { readonly kind: string; readonly data: StoredPayload }): KnownEvent;
}

export const createPayloadCodec = (schemas: EventPayloads): PayloadCodec => {
  const parse = (kind: string, data: unknown): unknown => {
    if (!Object.hasOwn(schemas, kind)) throw new Error(`No payload schema is declared for the event ${kind}.`);
    const result = schemas[kind as EventKind].safeParse(data);
    if (!result.success) throw new Error(`The payload of ${kind} is invalid: ${z.prettifyError(result.error)}`);
    return result.data;
  };
  return {
    check: <K extends EventKind>(kind: K, given: PayloadInput<K>) => {
      const data = parse(kind, given) as PayloadOf<K>;
      return { data, text: JSON.stringify(data) as CheckedPayload };
    },
    read: ({ kind, data }) => ({ kind, data: parse(kind, data) }) as KnownEvent,
  };
};
