import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { testSecret } from '#server/testing/kit-on.ts';
import { makeSecondFactor, makeTenant, makeUser } from '../../factories.ts';
import { warnAboutUnreadableApps } from './warn-about-unreadable-apps.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const warn = async (more: Partial<Parameters<typeof warnAboutUnreadableApps>[1]> = {}): Promise<string[]> => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  await warnAboutUnreadableApps({ ...kit.source, log }, { secret: testSecret, ...more });
  return lines;
};

test('the log has the number of users whose apps cannot be read, and the command that lists them, but no user', async () => {
  expect(await warn()).toEqual([]);
  const user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  await makeSecondFactor(kit.db, user.id);
  const [line = '', ...more] = await warn();
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    users: 1,
    msg: expect.stringContaining('second-factors') as string,
  });
  expect(line).not.toContain(user.email);
});

test('a check that fails is logged and does not stop the server', async () => {
  const db = { transaction: () => ({}) } as unknown as TestKit['source']['db'];
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  await warnAboutUnreadableApps({ ...kit.source, db, log }, { secret: testSecret });
  expect(lines).toEqual([expect.stringContaining('could not be checked')]);
});

test('with an external identity provider nothing is reported, because it checks second factors', async () => {
  const external = {} as NonNullable<Parameters<typeof warnAboutUnreadableApps>[1]['externalIdentity']>;
  expect(await warn({ externalIdentity: external })).toEqual([]);
});
