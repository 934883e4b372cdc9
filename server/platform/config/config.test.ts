import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settings } from './settings.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-config-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const good = () => ({
  NODE_ENV: 'production',
  DATA_DIR: folder,
  SECRET: 'Zk3vQ9xJ1mB7tR5wY2uL8nC4sH6dF0gA',
  DATABASE_URL: 'postgres://rolecall:pw@db.example:5432/rolecall',
  PUBLIC_URL: 'https://rolecall.example',
  SMTP_URL: 'smtps://u:p@mail.example:465',
});

const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

test('without settings the demo runs on this machine only', () => {
  const config = readConfig({ DATA_DIR: folder });
  expect(config).toMatchObject({
    mode: 'demo',
    demo: true,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: folder,
    poolSize: 10,
    idleMinutes: 60,
    sessionHours: 8,
    accessTokenSeconds: 600,
    uploadLimitBytes: 1_000_000,
    loginCountThreshold: 3,
    rateLimits: { signInPerMinute: 10, publicPerMinute: 20, apiPerMinute: 600 },
    biographyLimit: 700,
    profileBrowsers: ['chrome', 'firefox'],
    storage: { driver: 'disk', root: join(folder, 'files') },
    shutdownSeconds: 20,
    mailFrom: { name: 'Rolecall', address: 'no-reply@localhost' },
    mailGatherSeconds: 5,
    mailRetrySeconds: 60,
  });
  expect(config).not.toHaveProperty('databaseUrl');
  expect(config).not.toHaveProperty('smtpUrl');
});

test('production listens on all interfaces and has no demo', () => {
  expect(readConfig(good())).toMatchObject({
    mode: 'production',
    demo: false,
    host: '0.0.0.0',
    publicUrl: 'https://rolecall.example',
    databaseUrl: 'postgres://rolecall:pw@db.example:5432/rolecall',
  });
});

test('the simulator runs in a demo unless turned off, and elsewhere only in a test that turns it on', () => {
  const simulator = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder, ...env }).simulator;
  expect(simulator({})).toEqual({ paceMs: 20_000 });
  expect(simulator({ SIMULATOR: 'on', SIMULATOR_PACE_SECONDS: '5' })).toEqual({ paceMs: 5000 });
  expect(simulator({ SIMULATOR: 'off' })).toBeUndefined();
  expect(simulator({ DEMO: 'false' })).toBeUndefined();
  expect(simulator({ NODE_ENV: 'test' })).toBeUndefined();
  expect(simulator({ NODE_ENV: 'test', SIMULATOR: 'on' })).toEqual({ paceMs: 20_000 });
  expect(readConfig(good()).simulator).toBeUndefined();
});

test("Rolecall's staff need a second factor everywhere except in the demo, which can turn it on", () => {
  expect(readConfig(good()).staffSecondFactor).toBe(true);
  expect(readConfig({ DATA_DIR: folder }).staffSecondFactor).toBe(false);
  expect(readConfig({ DATA_DIR: folder, DEMO: 'false' }).staffSecondFactor).toBe(true);
  expect(readConfig({ DATA_DIR: folder, STAFF_SECOND_FACTOR: 'on' }).staffSecondFactor).toBe(true);
  expect(problemsOf({ ...good(), STAFF_SECOND_FACTOR: 'off' }).join()).toContain('always sign in with a second factor');
});

test('a simulator without the demo data is refused', () => {
  expect(problemsOf({ ...good(), SIMULATOR: 'on' }).join()).toContain('SIMULATOR is on without the demo');
});

test('production lists all missing settings at once', () => {
  const problems = problemsOf({ NODE_ENV: 'production', DATA_DIR: folder });
  for (const name of ['SECRET', 'DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL']) {
    expect(problems.some((problem) => problem.startsWith(`${name} is missing`))).toBe(true);
  }
});

test('the demo is refused in production', () => {
  expect(problemsOf({ ...good(), DEMO: 'true' }).join()).toContain('the demo has a public password');
});

test.each([
  ['HOST', '0.0.0.0'],
  ['HOST', '10.1.2.3'],
  ['PUBLIC_URL', 'https://rolecall.example'],
  ['DATABASE_URL', 'postgres://rolecall:pw@db.example:5432/rolecall'],
  ['SMTP_URL', 'smtps://u:p@mail.example:465'],
])('with %s=%s there is no demo unless it is turned on', (name, value) => {
  const env = { DATA_DIR: folder, [name]: value };
  for (const NODE_ENV of ['', 'development', 'test']) {
    const problems = problemsOf({ ...env, NODE_ENV });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    expect(problems[0]).toContain('NODE_ENV=production');
    expect(problems[0]).not.toContain('u:p@');
  }
  expect(readConfig({ ...env, DEMO: 'true' }).demo).toBe(true);
  expect(readConfig({ ...env, DEMO: 'false' }).demo).toBe(false);
});

test.each(['127.0.0.1', 'localhost', '::1'])('the demo starts by default on %s', (HOST) => {
  expect(readConfig({ DATA_DIR: folder, HOST }).demo).toBe(true);
});

test('a weak secret is refused, and is not repeated in the message', () => {
  for (const SECRET of ['short', 'a'.repeat(64)]) {
    const text = problemsOf({ ...good(), SECRET }).join();
    expect(text).toContain('SECRET is too weak');
    expect(text).not.toContain(SECRET);
  }
});

test('a public URL without https is refused in production, except on localhost', () => {
  expect(problemsOf({ ...good(), PUBLIC_URL: 'http://rolecall.example' }).join()).toContain('not https');
  expect(problemsOf({ ...good(), PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
});

test.each([
  ['PORT', 'abc', 'whole number from 1 to 65535'],
  ['PORT', '70000', 'whole number from 1 to 65535'],
  ['DEMO', 'perhaps', 'true or false'],
  ['SIMULATOR', 'perhaps', 'on or off'],
  ['SIMULATOR_PACE_SECONDS', '0', 'whole number from 1 to 3600'],
  ['NODE_ENV', 'prod', 'production, development or test'],
  ['PUBLIC_URL', 'rolecall', 'with its scheme'],
  ['PUBLIC_URL', 'https://rolecall.example/app', 'must not have a path'],
  ['DATABASE_URL', 'mysql://db.example/x', 'PostgreSQL'],
  ['LOG_LEVEL', 'loud', 'trace, debug'],
  ['HOST', 'not a host', 'address to listen on'],
  ['STORAGE', 'tape', 'disk or s3'],
  ['TRUSTED_PROXIES', 'true', 'number of proxies'],
  ['TRUSTED_PROXIES', '10.0.0.1/33', 'number of proxies'],
  ['SMTP_URL', 'https://mail.example', 'mail server'],
  ['MAIL_FROM', 'Rolecall', 'the sender of emails'],
  ['MAIL_FROM', 'Rolecall <no-reply@>', 'the sender of emails'],
  ['SUPPORT_WEBHOOK_URL', 'chat.example/hook', 'incoming webhook'],
  ['MAIL_GATHER_SECONDS', '-1', 'whole number from 0 to 3600'],
  ['MAIL_RETRY_SECONDS', 'soon', 'whole number from 0 to 3600'],
])('%s=%s is refused with its name and the expected value', (name, value, words) => {
  const problems = problemsOf({ DATA_DIR: folder, [name]: value });
  expect(problems[0]).toContain(name);
  expect(problems[0]).toContain(words);
});

test('no proxy is trusted unless it is named', () => {
  const trusted = (value?: string) => readConfig({ DATA_DIR: folder, TRUSTED_PROXIES: value }).trustedProxies;
  expect([trusted(), trusted('0'), trusted('2')]).toEqual([false, false, 2]);
  expect(trusted('10.0.0.5, 10.1.0.0/16,::1')).toEqual(['10.0.0.5', '10.1.0.0/16', '::1']);
  expect(readConfig(good()).trustedProxies).toBe(false);
});

test('the sender of email uses the host of the public URL unless it is set', () => {
  expect(readConfig(good())).toMatchObject({
    mailFrom: { name: 'Rolecall', address: 'no-reply@rolecall.example' },
    mailGatherSeconds: 60,
  });
  const from = (MAIL_FROM: string) => readConfig({ ...good(), MAIL_FROM }).mailFrom;
  expect(from('Rolecall Jobs <jobs@mail.example>')).toEqual({ name: 'Rolecall Jobs', address: 'jobs@mail.example' });
  expect(from('jobs@mail.example')).toEqual({ name: '', address: 'jobs@mail.example' });
});

test('every wrong setting is listed, not only the first', () => {
  expect(problemsOf({ DATA_DIR: folder, PORT: 'x', LOG_LEVEL: 'y', DEMO: 'z' })).toHaveLength(3);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATA_DIR: folder, PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test('the drain time is part of the shutdown time', () => {
  expect(readConfig({ DATA_DIR: folder }).drainSeconds).toBe(0);
  expect(problemsOf({ DATA_DIR: folder, DRAIN_SECONDS: '20' }).join()).toContain('Increase SHUTDOWN_SECONDS');
});

test('S3 needs a bucket and a region', () => {
  expect(problemsOf({ DATA_DIR: folder, STORAGE: 's3' })).toHaveLength(2);
  expect(readConfig({ DATA_DIR: folder, STORAGE: 's3', S3_BUCKET: 'b', S3_REGION: 'eu-1' }).storage).toMatchObject({
    driver: 's3',
    bucket: 'b',
  });
});

test('another object store gets the bucket in the path, unless the setting says otherwise', () => {
  const s3 = { DATA_DIR: folder, STORAGE: 's3', S3_BUCKET: 'b', S3_REGION: 'eu-1' };
  const pathStyle = (more: object) => {
    const { storage } = readConfig({ ...s3, ...more });
    return storage.driver === 's3' && storage.pathStyle;
  };
  const S3_ENDPOINT = 'https://store.example';
  expect([pathStyle({}), pathStyle({ S3_ENDPOINT }), pathStyle({ S3_ENDPOINT, S3_PATH_STYLE: 'false' })]).toEqual([
    false,
    true,
    false,
  ]);
  expect(problemsOf({ ...s3, S3_ACCESS_KEY_ID: 'k' }).join()).toContain('go together');
});

test('the secret of a machine is created once and readable by its owner only', () => {
  const first = readConfig({ DATA_DIR: folder }).secret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR: folder }).secret).toBe(first);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('a data folder that cannot be written is reported with its path', () => {
  expect(problemsOf({ DATA_DIR: '/dev/null/data' }).join()).toContain('DATA_DIR is /dev/null/data');
});

test('the operations guide describes every setting', () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  for (const name of Object.keys(settings.shape)) expect(guide).toContain(`\`${name}\``);
});

const issuer = { OIDC_ISSUER: 'https://sign-in.example', OIDC_CLIENT_ID: 'rolecall' };
const key = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

test('an external provider needs a client ID and exactly one credential, a secret or a private key', () => {
  const { externalIdentity } = readConfig({ DATA_DIR: folder, ...issuer, OIDC_CLIENT_SECRET: 'between us' });
  expect(externalIdentity).toEqual({
    issuer: 'https://sign-in.example',
    name: 'sign-in.example',
    clientId: 'rolecall',
    proof: { secret: 'between us' },
  });
  const pem = key();
  const given = {
    OIDC_NAME: 'Harbour Identity',
    OIDC_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
    OIDC_PRIVATE_KEY_ID: 'ours',
  };
  expect(readConfig({ DATA_DIR: folder, ...issuer, ...given }).externalIdentity).toMatchObject({
    name: 'Harbour Identity',
    proof: { pem, algorithm: 'ES256', keyId: 'ours' },
  });
  expect(readConfig({ DATA_DIR: folder })).not.toHaveProperty('externalIdentity');
});

test('all inconsistent settings of an external provider are listed', () => {
  expect(problemsOf({ DATA_DIR: folder, OIDC_CLIENT_ID: 'rolecall' })).toEqual([
    expect.stringContaining('OIDC_CLIENT_ID is set without OIDC_ISSUER'),
  ]);
  expect(problemsOf({ DATA_DIR: folder, OIDC_ISSUER: 'http://sign-in.example', SIMULATOR: 'on' })).toEqual([
    expect.stringContaining('OIDC_ISSUER is not https'),
    expect.stringContaining('OIDC_CLIENT_ID is missing'),
    expect.stringContaining('OIDC_CLIENT_SECRET or OIDC_PRIVATE_KEY'),
    expect.stringContaining('SIMULATOR is on with OIDC_ISSUER'),
  ]);
  const both = { OIDC_CLIENT_SECRET: 'between us', OIDC_PRIVATE_KEY: key() };
  expect(problemsOf({ DATA_DIR: folder, ...issuer, ...both })).toEqual([expect.stringContaining('set one of them')]);
  expect(problemsOf({ DATA_DIR: folder, ...issuer, OIDC_PRIVATE_KEY: 'no key' })).toEqual([
    expect.stringContaining('OIDC_PRIVATE_KEY must be a P-256'),
  ]);
});

test('the simulator is refused with an external provider, because its users have passwords only here', () => {
  expect(readConfig({ DATA_DIR: folder, ...issuer, OIDC_CLIENT_SECRET: 's' })).not.toHaveProperty('simulator');
});
