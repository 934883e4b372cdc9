import { expect, test } from 'vitest';
import { testPayloadCodec } from '#server/testing/payloads.ts';
import type { EventKind } from './payload.ts';
import type { StoredPayload } from './payload-types.ts';

const stored = (data: object): StoredPayload => data as StoredPayload;
const closing = { previous: '2026-12-01T04:00:00.000Z', new: '2026-12-02T04:00:00.000Z' };

test('a payload that fits its schema is written and read back unchanged', () => {
  const { data, text } = testPayloadCodec.check('engagement.closing-changed', closing);
  expect(data).toEqual(closing);
  expect(
    testPayloadCodec.read({ kind: 'engagement.closing-changed', data: stored(JSON.parse(text) as object) }),
  ).toEqual({
    kind: 'engagement.closing-changed',
    data: closing,
  });
});

test('the name of a stage is not mistaken for a date, neither when written nor when read', () => {
  const wrong = { ...closing, previous: 'clarification' };
  expect(() => testPayloadCodec.check('engagement.closing-changed', wrong)).toThrow(
    'engagement.closing-changed is invalid',
  );
  expect(() => testPayloadCodec.read({ kind: 'engagement.closing-changed', data: stored(wrong) })).toThrow(
    'is invalid',
  );
});

test('a kind without a schema is refused, and fields outside the schema are not stored', () => {
  expect(() => testPayloadCodec.check('engagement.renamed' as EventKind, {})).toThrow('No payload schema');
  expect(() => testPayloadCodec.read({ kind: 'toString', data: stored({}) })).toThrow('No payload schema');
  const more = { documentId: '01900000-0000-7000-8000-000000000001', name: 'Ada Byrne' };
  expect(testPayloadCodec.check('engagement.document-added', more).text).not.toContain('Ada');
});
