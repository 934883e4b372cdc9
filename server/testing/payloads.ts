import { z } from 'zod';
import { eventPayloads } from '#server/event-payloads.ts';
import { createPayloadCodec, type EventKind, type PayloadInput } from '#server/platform/events/payload.ts';

/** Checks the payloads that tests write or read outside a scope. */
export const testPayloadCodec = createPayloadCodec(eventPayloads);

interface Field {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Field[];
}

const samples: Readonly<Record<string, unknown>> = {
  uuid: '01900000-0000-7000-8000-000000000001',
  'date-time': '2026-11-20T04:01:00.000Z',
  date: '2026-11-20',
  integer: 1,
  boolean: false,
  string: 'text',
  array: [],
};

const sampleOf = ({ type, format, pattern, enum: values, anyOf, ...field }: Field): unknown => {
  if ('const' in field) return field.const;
  // Our patterns begin with the words that they accept, so the first word is a valid value.
  if (format === undefined && pattern !== undefined) return /\w+/.exec(pattern)?.[0];
  return values?.[0] ?? samples[format ?? type ?? ''] ?? (anyOf?.[0] && sampleOf(anyOf[0]));
};

/** Returns a valid payload for a kind of event, for tests that don't depend on its details. */
export const samplePayload = <K extends EventKind>(kind: K): PayloadInput<K> => {
  const { properties = {}, required = [] } = z.toJSONSchema(eventPayloads[kind]);
  const fields = required.map((name) => [name, sampleOf(properties[name] as Field)]);
  return Object.fromEntries(fields) as PayloadInput<K>;
};
