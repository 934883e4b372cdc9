import { expect, test } from 'vitest';
import { readEmailHeaders } from './email-headers.ts';

const head = (lines: readonly string[], returnPath?: string) =>
  readEmailHeaders(Buffer.from([...lines, '', 'To: body@other.example', ''].join('\r\n')), returnPath);

test('the sender, the recipients and the Message-ID are read from the headers alone', async () => {
  expect(
    await head([
      'From: =?utf-8?Q?M=C3=A4ra?= <Mara@Harbour.example>',
      'To: "One, Two" <one@reply.example>,',
      ' two@reply.example',
      'Delivered-To: THREE@reply.example',
      'Message-ID: <a@harbour.example>',
    ]),
  ).toEqual({
    messageId: '<a@harbour.example>',
    sender: 'mara@harbour.example',
    recipients: ['one@reply.example', 'two@reply.example', 'three@reply.example'],
    isAutomatic: false,
  });
});

test('several authors are no sender, and an email without a Message-ID is known by its hash', async () => {
  expect((await head(['From: a@one.example, b@two.example'])).sender).toBeUndefined();
  expect((await head(['From: a@one.example', 'From: b@two.example'])).sender).toBeUndefined();
  const hashed = await head(['From: a@one.example']);
  expect(hashed.messageId).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect((await head(['From: a@one.example'])).messageId).toBe(hashed.messageId);
  expect((await head(['From: a@one.example', `Message-ID: <${'x'.repeat(600)}>`])).messageId).toMatch(/^sha256:/);
});

test.each([
  'Auto-Submitted: auto-generated',
  'Auto-Submitted: auto-replied; owner-email="a@b.example"',
  'Precedence: junk',
  'List-Id: Nurses <nurses.example>',
  'Return-Path: <>',
  'X-Failed-Recipients: a@b.example',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
])('%s marks an automatic email (RFC 3834)', async (line) => {
  expect((await head(['From: a@one.example', line])).isAutomatic).toBe(true);
});

test('an email of a person is not automatic', async () => {
  const lines = [
    'From: a@one.example',
    'Auto-Submitted: no',
    'Precedence: first-class',
    'Return-Path: <a@one.example>',
  ];
  expect((await head(lines)).isAutomatic).toBe(false);
  expect((await head(lines, 'a@one.example')).isAutomatic).toBe(false);
  expect((await head(['From: a@one.example'], '')).isAutomatic).toBe(true);
});
