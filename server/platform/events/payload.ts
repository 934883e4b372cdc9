import { z } from 'zod';
import type { EventPayloads } from '#server/event-payloads.ts';
import type { CheckedPayload, StoredPayload } from './payload-types.ts';

/** The kinds of recorded events. Each kind has a schema. */
export type EventKind = keyof EventPayloads;

/** The payload of an event kind, in addition to the ids that every event can have. */
export type PayloadOf<K extends EventKind> = z.output<EventPayloads[K]>;
export type PayloadInput<K extends EventKind> = z.input<EventPayloads[K]>;

/** An event kind together with its payload, so that comparing the kind narrows the payload's type. */
export type KnownEvent = { [K in EventKind]: { readonly kind: K; readonly data: PayloadOf<K> } }[EventKind];

/** Validates payloads that are written to the event table or read from it. */
export interface PayloadCodec {
  /** Returns the parsed payload and its text for the column. Throws if the payload does not match its schema. */
  check<K extends EventKind>(kind: K, data: PayloadInput<K>): { data: PayloadOf<K>; text: CheckedPayload };
  /** Returns the event's kind and payload. Throws if the kind is unknown or the payload does not match its schema. */
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
