import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { newRecoveryCodes, newTotpSecret, otpauthUrl, recoveryHash, findTotpStep } from './totp.ts';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const codeAt = (of: string, step: number): string => generateSync({ secret: of, epoch: step * 30 });

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('at %i seconds the code of RFC 6238 is accepted', (seconds, code) => {
  expect(findTotpStep(secret, code, new Date(seconds * 1000), 0)).toBe(Math.floor(seconds / 30));
});

test('a secret has 160 bits in base 32, and differs each time', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('a code is valid within one step of its time, also with spaces, and never twice', () => {
  const now = new Date('2026-11-20T04:01:00Z');
  const step = Math.floor(now.getTime() / 30_000);
  for (const near of [step - 1, step, step + 1]) expect(findTotpStep(secret, codeAt(secret, near), now, 0)).toBe(near);
  for (const far of [step - 2, step + 2]) expect(findTotpStep(secret, codeAt(secret, far), now, 0)).toBeUndefined();
  const code = codeAt(secret, step);
  expect(findTotpStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now, 0)).toBe(step);
  expect(findTotpStep(secret, code, now, step)).toBeUndefined();
  for (const none of ['', 'abc', '12345', '1234567']) expect(findTotpStep(secret, none, now, 0)).toBeUndefined();
  expect(findTotpStep(secret, code, now, step + 5)).toBeUndefined();
});

test('recovery codes differ, and are recognised however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect(recoveryHash(code.toLowerCase().replaceAll('-', ' '))).toBe(recoveryHash(code));
  }
});

test('one URL gives the app the issuer, the account and the secret', () => {
  expect(otpauthUrl('ABC', 'mara@harbour.example')).toBe(
    'otpauth://totp/Rolecall:mara%40harbour.example?secret=ABC&issuer=Rolecall',
  );
});
