import { createServer, type AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createOutboxTransport,
  createSmtpTransport,
  classifySendError,
  type MailTransport,
  type OutgoingEmail,
} from './transport.ts';

let server: SMTPServer;
let smtp: MailTransport;
const received: string[] = [];
let answer: 'take' | number = 'take';
const no = (code: number) => Object.assign(new Error('Not so'), { responseCode: code });

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      callback(address.startsWith('nobody@') ? no(550) : address.startsWith('full@') ? no(452) : null);
    },
    onMailFrom: (_address, _session, callback) => {
      callback(null);
    },
    onData: (stream, _session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (answer === 'take') received.push(Buffer.concat(parts).toString());
        callback(answer === 'take' ? null : no(answer));
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  smtp = createSmtpTransport(`smtp://127.0.0.1:${String(port)}`, {
    name: 'Rolecall',
    address: 'no-reply@rolecall.example',
  });
});
afterAll(async () => {
  await smtp.close();
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
});
beforeEach(() => {
  received.length = 0;
  answer = 'take';
});

const mail = (address = 'owner@harbour.example'): OutgoingEmail => ({
  messageId: '<one@rolecall.example>',
  to: { name: 'Zoë "The" Marchetti\r\nBcc: x@evil.example', address },
  subject: 'Line one\r\nBcc: evil@evil.example',
  html: '<p>Grüße &amp; more</p>',
  text: 'Grüße & more',
  headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://rolecall.example/settings>' },
  date: new Date('2026-11-20T04:00:00Z'),
});

test('an email arrives as text and html with its own ID and headers, and none of its text becomes a header', async () => {
  expect(await smtp.hand(mail())).toEqual({ taken: true });
  const parsed = await PostalMime.parse(received[0] ?? '');
  expect(parsed.messageId).toBe('<one@rolecall.example>');
  expect(parsed.from).toMatchObject({ name: 'Rolecall', address: 'no-reply@rolecall.example' });
  expect(parsed.to?.[0]?.address).toBe('owner@harbour.example');
  expect([parsed.html?.trim(), parsed.text?.trim()]).toEqual(['<p>Grüße &amp; more</p>', 'Grüße & more']);
  const header = (key: string) => parsed.headers.find((one) => one.key === key)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('list-unsubscribe')).toBe('<https://rolecall.example/settings>');
  expect(header('bcc')).toBeUndefined();
});

test('an unknown recipient is refused for good, a full mailbox only for now', async () => {
  expect(await smtp.hand(mail('nobody@harbour.example'))).toMatchObject({ taken: false, because: 'never' });
  expect(await smtp.hand(mail('full@harbour.example'))).toMatchObject({ taken: false, because: 'not-now' });
});

test('an email is refused for good or for now', async () => {
  answer = 554;
  expect(await smtp.hand(mail())).toMatchObject({
    taken: false,
    because: 'never',
    words: expect.stringContaining('554'),
  });
  answer = 451;
  expect(await smtp.hand(mail())).toMatchObject({ taken: false, because: 'not-now' });
});

test('an unavailable server says nothing about the email', async () => {
  const away = createSmtpTransport('smtp://127.0.0.1:1', { name: '', address: 'no-reply@rolecall.example' });
  expect(await away.hand(mail())).toMatchObject({ taken: false, because: 'away' });
  await away.close();
});

test('a server that keeps sending but accepts nothing counts as unavailable after a while, and leaves no connection open', async () => {
  let callers = 0;
  const tarpit = createServer((socket) => {
    callers += 1;
    const drip = setInterval(() => socket.write('220-one moment\r\n'), 50);
    socket.on('error', () => undefined).on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => {
    tarpit.listen(0, '127.0.0.1', resolve);
  });
  const { port } = tarpit.address() as AddressInfo;
  const slow = createSmtpTransport(
    `smtp://127.0.0.1:${String(port)}`,
    { name: '', address: 'no-reply@rolecall.example' },
    300,
  );
  for (const turn of [1, 2]) {
    expect(await slow.hand(mail())).toMatchObject({ taken: false, because: 'away' });
    expect(callers).toBe(turn);
  }
  // Resolves when the last connection has ended.
  await new Promise((resolve) => {
    tarpit.close(resolve);
  });
  await slow.close();
});

test('a refused sign-in or sender is a configuration error', () => {
  for (const command of ['AUTH PLAIN', 'MAIL FROM', 'EHLO']) {
    expect(classifySendError(Object.assign(no(535), { command }))).toMatchObject({ because: 'away' });
  }
});

test('any response of a mail server can be stored', () => {
  const failed = classifySendError(Object.assign(no(550), { command: 'RCPT TO', response: '550\0 no\r\n550 such' }));
  expect(failed).toMatchObject({ words: '550 no 550 such' });
});

test('the stored text of an error is short', () => {
  const failed = classifySendError(new Error('x'.repeat(5000)));
  expect('words' in failed && failed.words).toHaveLength(500);
});

test('without a mail server every email is accepted', async () => {
  const outbox = createOutboxTransport();
  expect(await outbox.hand(mail())).toEqual({ taken: true });
  await outbox.close();
});
