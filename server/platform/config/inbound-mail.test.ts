import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-config-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, DEMO: 'true', ...env });
const problemsOf = (env: Record<string, string>): string => {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.join('\n');
    throw error;
  }
  return '';
};

const domain = { INBOUND_MAIL_DOMAIN: 'Reply.Rolecall.example' };
const secret = { INBOUND_MAIL_SECRET: 'b1c7f0a2d4e6f8a9b1c7f0a2' };

test('email comes in by SMTP, by webhook, or by both', () => {
  expect(read({})).not.toHaveProperty('inboundMail');
  expect(read({ ...domain, ...secret }).inboundMail).toEqual({
    domain: 'reply.rolecall.example',
    webhookSecret: secret.INBOUND_MAIL_SECRET,
    emailsPerHour: 60,
  });
  expect(
    read({
      ...domain,
      INBOUND_SMTP_PORT: '2525',
      INBOUND_DNS_SERVERS: '10.0.0.53, 10.0.1.53:5353',
      INBOUND_EMAILS_PER_HOUR: '5',
    }).inboundMail,
  ).toEqual({
    domain: 'reply.rolecall.example',
    smtp: { host: '127.0.0.1', port: 2525 },
    dnsServers: ['10.0.0.53', '10.0.1.53:5353'],
    emailsPerHour: 5,
  });
});

test.each([
  [{ INBOUND_MAIL_DOMAIN: 'localhost', ...secret }, 'domain of reply addresses'],
  [domain, 'otherwise no reply would arrive'],
  [secret, 'INBOUND_MAIL_SECRET is set without INBOUND_MAIL_DOMAIN'],
  [{ INBOUND_SMTP_PORT: '2525' }, 'INBOUND_SMTP_PORT is set without INBOUND_MAIL_DOMAIN'],
  [{ ...domain, INBOUND_MAIL_SECRET: 'short' }, '24 to 200 characters'],
  [{ ...domain, ...secret, INBOUND_SMTP_HOST: '0.0.0.0' }, 'INBOUND_SMTP_HOST is set without INBOUND_SMTP_PORT'],
  [{ ...domain, INBOUND_SMTP_PORT: '3000' }, 'INBOUND_SMTP_PORT and PORT are the same'],
  [{ ...domain, INBOUND_SMTP_PORT: '2525', INBOUND_SMTP_KEY: 'k' }, 'go together'],
  [{ ...domain, INBOUND_SMTP_PORT: '2525', INBOUND_SMTP_KEY: 'k', INBOUND_SMTP_CERTIFICATE: 'c' }, 'in PEM format'],
  [{ INBOUND_EMAILS_PER_HOUR: '5' }, 'INBOUND_EMAILS_PER_HOUR is set without INBOUND_MAIL_DOMAIN'],
  [{ ...domain, ...secret, INBOUND_DNS_SERVERS: 'dns.example' }, 'addresses of DNS servers'],
])('%j is refused in words', (env, words) => {
  expect(problemsOf(env)).toContain(words);
});

test('the demo with public passwords never starts by accident where email comes in', () => {
  const { DEMO: _demo, ...env } = { DEMO: '', DATA_DIR: folder, ...domain, ...secret };
  expect(() => readConfig(env)).toThrow('INBOUND_MAIL_DOMAIN is set');
});
