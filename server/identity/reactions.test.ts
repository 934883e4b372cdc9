import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  endSecondFactorEndpoint,
} from '#contract/identity/endpoints.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { readConfig } from '#server/platform/config/config.ts';
import { reactionQueue } from '#server/platform/events/events.ts';
import { readEvent } from '#server/platform/events/read-event.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser, type UserFixture } from './factories.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';
import { identityReactions } from './reactions.ts';

const publicUrl = 'http://localhost:3000';
const mail = createMailer(readConfig({ NODE_ENV: 'test', PUBLIC_URL: publicUrl }), () =>
  Promise.resolve(emailRenderer),
);
let server: TestServer;
let user: UserFixture;
beforeAll(async () => {
  server = await createTestServer({ env: { PUBLIC_URL: publicUrl }, now: new Date() });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.advance(60_000);
  const tenant = await makeTenant(server.kit.db);
  user = await makeUser(server.kit.db, { tenantId: tenant.id });
  await makeUser(server.kit.db, { tenantId: tenant.id, role: 'admin' });
  server.kit.enqueued.length = 0;
});

/** Runs the queued jobs and returns the account emails that they write. */
const emails = async () => {
  for (const { queue, data } of server.kit.enqueued.splice(0)) {
    const reaction = identityReactions.find((one) => 'after' in one && reactionQueue(one) === queue);
    if (!reaction || !('after' in reaction)) continue;
    await server.kit.asSystem(async (scope) => {
      const event = await readEvent(scope, String(data['eventId']));
      if (event) await reaction.after(scope, event, { files: undefined as never, mail });
    });
  }
  const rows = await server.kit.db.selectFrom('mail').selectAll().orderBy('createdAt').orderBy('id').execute();
  await server.kit.db.deleteFrom('mail').execute();
  return rows;
};
const arrived = (rows: Awaited<ReturnType<typeof emails>>) =>
  rows.map(({ toAddress, userId, subject, status }) => [toAddress, userId, subject, status]);

test('turning two-step sign-in on or off sends an email to the user only, without secret or code', async () => {
  const { secret } = (await server.call(user.id, beginSecondFactorEndpoint, {})).body as { secret: string };
  expect(await emails()).toEqual([]);
  const code = (steps: number) =>
    generateSync({ secret, epoch: Math.floor(server.kit.clock.now().getTime() / 1000) + 30 * steps });
  const [first, second] = [code(-1), code(0)];
  expect((await server.call(user.id, confirmSecondFactorEndpoint, { code: '000000' })).status).toBe(400);
  expect(await emails()).toEqual([]);
  const { recoveryCodes } = (await server.call(user.id, confirmSecondFactorEndpoint, { code: first })).body as {
    recoveryCodes: string[];
  };
  const on = await emails();
  expect(arrived(on)).toEqual([[user.email, user.id, 'Two-step sign-in was turned on', 'due']]);
  expect((await server.call(user.id, endSecondFactorEndpoint, { code: second })).status).toBe(200);
  const off = await emails();
  expect(arrived(off)).toEqual([[user.email, user.id, 'Two-step sign-in was turned off', 'due']]);

  const secrets = [secret, first, second, user.password, ...recoveryCodes];
  expect(recoveryCodes).toHaveLength(10);
  for (const { subject, html, bodyText } of [...on, ...off]) {
    for (const one of secrets) expect(`${subject} ${html} ${bodyText}`).not.toContain(one);
    expect(bodyText).toContain(`${publicUrl}/account`);
  }
});

test('a sign-in on a new device sends an email to the user only; the first and known devices send none', async () => {
  const signIn = async (browser: ReturnType<typeof createTestBrowser>, userAgent: string) => {
    const code = (await browser.codeFor(user.email, user.password)).searchParams.get('code') ?? '';
    const answer = await browser.exchange(code, undefined, { 'user-agent': userAgent });
    expect(answer.status).toBe(200);
    return JSON.stringify([answer.body, answer.setCookies]);
  };
  const [known, other] = [
    createTestBrowser(server.product.app, publicUrl),
    createTestBrowser(server.product.app, publicUrl),
  ];
  await signIn(known, 'Known Browser');
  expect(await emails()).toEqual([]);
  await signIn(known, 'Known Browser');
  expect(await emails()).toEqual([]);

  await signIn(other, 'Another Browser');
  const [email, ...more] = await emails();
  expect(more).toEqual([]);
  expect(email).toMatchObject({ toAddress: user.email, userId: user.id, subject: 'New sign-in to your account' });
  const text = `${String(email?.html)} ${String(email?.bodyText)}`;
  expect(text).toContain(`${publicUrl}/account`);
  for (const { value } of other.jar.values()) expect(text).not.toContain(value);
  for (const one of [user.password, 'token=', 'code=']) expect(text).not.toContain(one);
  await signIn(other, 'Another Browser');
  expect(await emails()).toEqual([]);
});
