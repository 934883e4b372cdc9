import { expect, test } from 'vitest';
import { createSendingDomain } from '#server/testing/email/sending-domain.ts';
import { verifySender, type DNSResolver } from './verify-sender.ts';

const harbour = createSendingDomain('harbour.example');
const sender = 'mara@harbour.example';
const mail = { from: sender, to: 'a@reply.example', text: 'Yes.' };
const verify = (raw: Buffer, given: { sender?: string; from?: object; resolver?: DNSResolver } = {}) =>
  verifySender(raw, { sender, from: {}, resolver: harbour.resolver, ...given });

test('a signature of the domain of the author verifies the sender, and a changed body does not', async () => {
  const raw = await harbour.compose(mail);
  expect(await verify(raw)).toBe('verified');
  expect(await verify(Buffer.from(raw.toString().replace('Yes.', 'No.')))).toBe('unverified');
});

test('a valid signature of another domain says nothing about the author', async () => {
  const raw = await createSendingDomain('evil.example').compose(mail);
  expect(await verify(raw)).toBe('unverified');
  const own = await harbour.compose({ ...mail, from: 'mara@other.example' });
  expect(await verify(own, { sender: 'mara@other.example' })).toBe('unverified');
});

const withRecords =
  (records: Record<string, string>): DNSResolver =>
  (name, type) =>
    type === 'TXT' && records[name] !== undefined
      ? Promise.resolve([[records[name]]])
      : Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));

test('without a signature the address of the sending server verifies the sender, if SPF names it', async () => {
  const raw = Buffer.from(`From: ${sender}\r\nTo: a@reply.example\r\n\r\nYes.\r\n`);
  const resolver = withRecords({
    'harbour.example': 'v=spf1 ip4:192.0.2.7 -all',
    '_dmarc.harbour.example': 'v=DMARC1; p=none',
  });
  const from = { address: '192.0.2.7', helo: 'mx.harbour.example', returnPath: sender };
  expect(await verify(raw, { resolver, from })).toBe('verified');
  expect(await verify(raw, { resolver, from: { ...from, address: '192.0.2.8' } })).toBe('unverified');
  expect(await verify(raw, { resolver })).toBe('unverified');
});

test('a domain without a DMARC record is not verified, and one whose DNS does not answer has to wait', async () => {
  const raw = await harbour.compose(mail);
  const unknown: DNSResolver = (name, type) =>
    name.startsWith('_dmarc') ? withRecords({})(name, type) : harbour.resolver(name, type);
  expect(await verify(raw, { resolver: unknown })).toBe('unverified');
  const silent: DNSResolver = (name, type) =>
    name.startsWith('_dmarc')
      ? Promise.reject(Object.assign(new Error('timeout'), { code: 'ETIMEOUT' }))
      : harbour.resolver(name, type);
  expect(await verify(raw, { resolver: silent })).toBe('unavailable');
});
