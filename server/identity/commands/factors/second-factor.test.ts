import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser } from '../../factories.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  consumeSecondFactorCode,
} from './second-factor.ts';

const secret = 'a secret of all processes, long enough';
let kit: TestKit;
let userId: string;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  userId = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
});

const begin = async () => {
  const begun = await kit.asSystem((scope) => beginSecondFactor(scope, { userId, secret }));
  if (!('secret' in begun)) throw new Error('It is on already.');
  return begun.secret;
};
const codeIn = (shared: string, steps = 0) =>
  generateSync({ secret: shared, epoch: Math.floor(kit.clock.now().getTime() / 1000) + 30 * steps });
const confirm = (code: string) => kit.asSystem((scope) => confirmSecondFactor(scope, { userId, secret, code }));
const consume = (code: string, given = secret) =>
  kit.asSystem((scope) => consumeSecondFactorCode(scope, { userId, secret: given, code }));
const use = async (code: string): Promise<boolean> => (await consume(code)) === undefined;
const end = (code: string) => kit.asSystem((scope) => endSecondFactor(scope, { userId, secret, code }));
const state = () => kit.asSystem((scope) => readSecondFactor(scope, userId));

test('the second factor is on only after the first code; the secret is stored sealed and never returned again', async () => {
  const first = await begin();
  const shared = await begin();
  expect(await confirm(codeIn(first))).toMatchObject({ refusal: { code: 'wrong-code' } });
  expect(await state()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  expect(await use(codeIn(shared))).toBe(false);
  expect(await confirm('000000')).toMatchObject({ refusal: { code: 'wrong-code' } });
  expect(await confirm(codeIn(shared))).toMatchObject({ recoveryCodes: expect.any(Array) as string[] });
  expect(await state()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  const row = await kit.db.selectFrom('secondFactor').selectAll().where('userId', '=', userId).executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(shared);
});

test('a code can be used once, even by two concurrent attempts', async () => {
  const shared = await begin();
  await confirm(codeIn(shared, -1));
  const both = await Promise.all([use(codeIn(shared)), use(codeIn(shared))]);
  expect(both.filter(Boolean)).toHaveLength(1);
});

test('a recovery code signs a user in once', async () => {
  const shared = await begin();
  const confirmed = await confirm(codeIn(shared));
  const [code = ''] = 'recoveryCodes' in confirmed ? confirmed.recoveryCodes : [];
  expect([await use(code.toLowerCase()), await use(code)]).toEqual([true, false]);
  expect(await state()).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
});

test('the second factor can be turned off only with a code, and cannot be set up again while it is on', async () => {
  const shared = await begin();
  await confirm(codeIn(shared, -1));
  expect(await kit.asSystem((scope) => beginSecondFactor(scope, { userId, secret }))).toMatchObject({
    refusal: { code: 'second-factor-on' },
  });
  expect(await confirm(codeIn(shared))).toMatchObject({ refusal: { code: 'second-factor-on' } });
  expect(await end('000000')).toMatchObject({ refusal: { code: 'wrong-code' } });
  expect(await end(codeIn(shared))).toEqual({});
  expect(await state()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  expect(await begin()).not.toBe(shared);
});

test('under another SECRET, recovery codes still work, and app codes are refused with what to do', async () => {
  const shared = await begin();
  const confirmed = await confirm(codeIn(shared, -1));
  const [code = '', next = ''] = 'recoveryCodes' in confirmed ? confirmed.recoveryCodes : [];
  const other = 'another secret of all processes';
  const unreadable = { refusal: { code: 'app-codes-unreadable' }, fields: [{ field: 'code' }] };
  expect(await consume(` ${codeIn(shared)}`, other)).toMatchObject(unreadable);
  expect(await consume('ABCD-EFGH-IJKL-MNOP', other)).toMatchObject({ refusal: { code: 'wrong-code' } });
  expect(await consume(code, other)).toBeUndefined();
  expect(await consume(code, other)).toMatchObject({ refusal: { code: 'wrong-code' } });
  // The user turns it off with another recovery code, and sets it up again under the new SECRET.
  expect(await kit.asSystem((scope) => endSecondFactor(scope, { userId, secret: other, code: next }))).toEqual({});
  const again = await kit.asSystem((scope) => beginSecondFactor(scope, { userId, secret: other }));
  if (!('secret' in again)) throw new Error('It is on still.');
  const given = { userId, secret: other, code: codeIn(again.secret, -1) };
  expect(await kit.asSystem((scope) => confirmSecondFactor(scope, given))).toMatchObject({
    recoveryCodes: expect.any(Array) as string[],
  });
  expect(await consume(codeIn(again.secret), other)).toBeUndefined();
});
