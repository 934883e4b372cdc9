import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeTenant, makeUser, defaultPassword } from '#server/identity/factories.ts';
import { compareTimings, measureInterleaved } from '#server/testing/timing/compare-timings.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';

// The sign-in must not reveal who has an account, by its responses or timing. `skipsNobody` breaks this for a test.
const broken = vi.hoisted(() => ({ skipsNobody: false }));
vi.mock(import('./credentials/passwords.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    verifyPassword: (password: string, hash: string) =>
      broken.skipsNobody && hash === real.dummyPasswordHash
        ? Promise.resolve(false)
        : real.verifyPassword(password, hash),
  };
});

const publicUrl = 'http://localhost:3000';
let server: TestServer;
let uid: string;
let browser: ReturnType<typeof createTestBrowser>;
let made = 0;

/** Creates an address of one kind, with the password that is typed for it. */
type Kind = () => Promise<{ email: string; password: string }>;

const somebody = async (given: { isEmailVerified?: boolean } = {}) => {
  made += 1;
  const tenant = await makeTenant(server.kit.db);
  return makeUser(server.kit.db, { tenantId: tenant.id, email: `known-${String(made)}@harbour.example`, ...given });
};

const kinds: Readonly<Record<string, Kind>> = {
  'an address that nobody has': () => {
    made += 1;
    return Promise.resolve({ email: `nobody-${String(made)}@harbour.example`, password: 'not-the-password' });
  },
  'an address with a wrong password': async () => ({ email: (await somebody()).email, password: 'not-the-password' }),
  'an address that is not confirmed, with a wrong password': async () => ({
    email: (await somebody({ isEmailVerified: false })).email,
    password: 'not-the-password',
  }),
  'an address of somebody who was deleted, with the right password': async () => {
    const { id, email } = await somebody();
    await server.kit.db
      .updateTable('appUser')
      .set({ deletedAt: server.kit.clock.now() })
      .where('id', '=', id)
      .execute();
    return { email, password: defaultPassword };
  },
  'an address of somebody who signs in elsewhere': async () => {
    const { id, email } = await somebody();
    await server.kit.db.deleteFrom('credential').where('userId', '=', id).execute();
    return { email, password: defaultPassword };
  },
};

beforeAll(async () => {
  server = await createTestServer({ env: { PUBLIC_URL: publicUrl, RATE_LIMIT_SIGN_IN: '100000' }, now: new Date() });
});
afterAll(() => server.close());
beforeEach(async () => {
  broken.skipsNobody = false;
  server.kit.clock.set(new Date());
  browser = createTestBrowser(server.product.app, publicUrl);
  const started = await browser.authorize();
  uid = String((await browser.send('GET', started.location ?? '')).body['interaction']);
});

const attempt = ({ email, password }: { email: string; password: string }) => {
  const cookies = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
  return server.product.app.inject({
    method: 'POST',
    url: `/api/identity/interaction/${uid}`,
    headers: { cookie: cookies, host: new URL(publicUrl).host },
    payload: { email, password },
  });
};

/** Returns the comparable parts of a response: everything except its own ID, the time and the number of calls left. */
const visible = (answer: Awaited<ReturnType<typeof attempt>>) => ({
  status: answer.statusCode,
  body: answer.body.replace(/"requestId":"[^"]*"/, '').replaceAll(/\d+ (second|minute)s?/g, 'n $1'),
  headers: Object.entries(answer.headers)
    .filter(([name]) => !/^(date|x-ratelimit-remaining|x-ratelimit-reset)$/.test(name))
    .map(([name, value]) => [name, name === 'set-cookie' ? String(value).replaceAll(/=[^;]*/g, '=') : value]),
});

/**
 * Makes seven failed attempts with one address and, after its pause, two more. Then makes six simultaneous attempts
 * with a second address, and one later.
 */
const story = async (kind: Kind) => {
  const typed = await kind();
  const told: unknown[] = [];
  for (let n = 0; n < 7; n += 1) told.push(visible(await attempt(typed)));
  server.kit.clock.advance(31_000);
  for (let n = 0; n < 2; n += 1) told.push(visible(await attempt(typed)));
  const hurried = await kind();
  await Promise.all(Array.from({ length: 6 }, () => attempt(hurried)));
  told.push(visible(await attempt(hurried)));
  return told;
};

test('a failed sign-in has the same response, status, headers and cookies for every kind of address', async () => {
  const stories: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    server.kit.clock.set(new Date());
    stories[name] = await story(kind);
  }
  const first = stories['an address that nobody has'];
  expect((first as { status: number }[]).map((one) => one.status)).toEqual([
    401, 401, 401, 401, 401, 429, 429, 401, 429, 429,
  ]);
  for (const [name, told] of Object.entries(stories)) expect([name, told]).toEqual([name, first]);
});

test('the start of a sign-in responds the same to a hint with a known and with an unknown address', async () => {
  const { email } = await somebody();
  const started = async (hint: string) => {
    const answer = await createTestBrowser(server.product.app, publicUrl).authorize({ login_hint: hint });
    return [answer.status, answer.location?.replace(/[\w-]{20,}/, 'uid'), answer.setCookies.map(shapeOf)];
  };
  expect(await started(email)).toEqual(await started('nobody-at-all@harbour.example'));
});
const shapeOf = (line: string): string => line.replaceAll(/=[^;]*/g, '=');

const perKind = 4;
const rounds = 3;

/**
 * Returns the kinds of address that can be told apart from an unknown address by timing. A busy machine may distort one
 * round, but a real difference in work shows in every round.
 */
const toldApart = async (turns: number): Promise<string[]> => {
  let suspects = Object.keys(kinds).filter((name) => name !== 'an address that nobody has');
  for (let round = 0; round < rounds && suspects.length > 0; round += 1) {
    const typed = new Map<string, { email: string; password: string }[]>();
    const measured = ['an address that nobody has', ...suspects];
    for (const name of measured) {
      const some: { email: string; password: string }[] = [];
      // Each address fails four times, because the fifth failure would pause it.
      for (let n = 0; n < turns / perKind; n += 1) some.push((await kinds[name]?.()) ?? { email: '', password: '' });
      typed.set(name, some);
    }
    const times = await measureInterleaved(
      Object.fromEntries(
        measured.map((name) => [
          name,
          async (turn: number) => {
            const one = typed.get(name)?.[Math.floor(turn / perKind)];
            if (one) expect((await attempt(one)).statusCode).toBe(401);
          },
        ]),
      ),
      turns,
    );
    const nobody = times['an address that nobody has'] ?? [];
    suspects = suspects.filter((name) => compareTimings(times[name] ?? [], nobody).differs);
  }
  return suspects;
};

test('a failed sign-in takes the same time for every kind of address', { timeout: 120_000 }, async () => {
  expect(await toldApart(16)).toEqual([]);
});

test('a paused address takes the same time, known or not', { timeout: 120_000 }, async () => {
  const paused = async (kind: string) => {
    const typed = (await kinds[kind]?.()) ?? { email: '', password: '' };
    for (let n = 0; n < 5; n += 1) await attempt(typed);
    return async () => expect((await attempt(typed)).statusCode).toBe(429);
  };
  const [nobody, somebody] = [
    await paused('an address that nobody has'),
    await paused('an address with a wrong password'),
  ];
  let differs = true;
  for (let round = 0; round < rounds && differs; round += 1) {
    const times = await measureInterleaved({ nobody, somebody }, 40);
    differs = compareTimings(times['nobody'] ?? [], times['somebody'] ?? []).differs;
  }
  expect(differs).toBe(false);
});

test('without the work done for an unknown address, timing reveals every known one', { timeout: 120_000 }, async () => {
  broken.skipsNobody = true;
  const known = Object.keys(kinds).filter((name) => /wrong password/.test(name));
  // Responses for unknown addresses now take three milliseconds instead of eighty, and may differ from each other by
  // chance. Other kinds may therefore be reported too, so only the known addresses are required here.
  expect(await toldApart(8)).toEqual(expect.arrayContaining(known));
});
