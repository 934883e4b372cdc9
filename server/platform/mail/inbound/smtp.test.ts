import { expect, onTestFinished, test } from 'vitest';
import { pino } from 'pino';
import { createSendingDomain, findUnusedPort } from '#server/testing/email/sending-domain.ts';
import { createInboundSmtp } from './smtp.ts';
import type { IncomingEmail, ReceiveEmailResult } from './receive-email.ts';

const harbour = createSendingDomain('harbour.example');
const mail = { from: 'mara@harbour.example', to: 'a@reply.example', text: 'Yes.' };

const listening = async (given: {
  knows?: (address: string) => Promise<boolean>;
  receive?: (email: IncomingEmail) => Promise<ReceiveEmailResult>;
}) => {
  const port = await findUnusedPort();
  const server = createInboundSmtp({
    domain: 'reply.example',
    settings: { host: '127.0.0.1', port },
    log: pino({ level: 'silent' }),
    knows: () => Promise.resolve(true),
    receive: () => Promise.resolve('stored'),
    ...given,
  });
  await server.listen();
  onTestFinished(() => server.close());
  return (more: object = {}) => harbour.send(port, { ...mail, ...more });
};

test('an email is accepted with its envelope when it is stored', async () => {
  const arrived: IncomingEmail[] = [];
  const send = await listening({
    receive: (email) => {
      arrived.push(email);
      return Promise.resolve('stored');
    },
  });
  expect(await send()).toMatch(/^250/);
  expect(arrived).toMatchObject([
    { recipients: ['a@reply.example'], from: { address: '127.0.0.1', returnPath: 'mara@harbour.example' } },
  ]);
  expect(arrived[0]?.raw.toString()).toContain('Yes.');
});

const broken = () => Promise.reject(new Error('the database is unavailable'));

test.each([
  ['an unknown recipient', { knows: () => Promise.resolve(false) }, /550 5\.1\.1 .*reply there/],
  ['an unverified sender', { receive: () => Promise.resolve('unverified' as const) }, /550 5\.7\.1 .*DMARC/],
  ['a sender beyond the limit', { receive: () => Promise.resolve('too-many' as const) }, /451 4\.7\.1 .*an hour/],
  ['DNS that does not answer', { receive: () => Promise.resolve('unavailable' as const) }, /451 4\.3\.0/],
  ['a database that is unavailable at the recipient', { knows: broken }, /451 4\.3\.0/],
  ['a database that is unavailable at the end', { receive: broken }, /451 4\.3\.0/],
])('%s is refused in words, for now or for good', async (_what, given, response) => {
  const send = await listening(given);
  await expect(send()).rejects.toThrow(response);
});

test('an email that is too large is refused, and never stored', async () => {
  let count = 0;
  const send = await listening({
    receive: () => {
      count += 1;
      return Promise.resolve('stored');
    },
  });
  const attachments = [{ filename: 'large.pdf', content: Buffer.alloc(20_000_000) }];
  await expect(send({ attachments })).rejects.toThrow(/552/);
  expect(count).toBe(0);
});
