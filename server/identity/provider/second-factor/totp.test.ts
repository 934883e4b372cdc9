import { expect, test } from 'vitest';
import { base32, codeAt, newRecoveryCodes, newSecret, otpauthUrl, recoveryHash, stepAt, stepOf } from './totp.ts';

const secret = base32(new TextEncoder().encode('12345678901234567890'));

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is the one of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('a secret is written in base 32 as RFC 4648 has it', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(new TextEncoder().encode('foobar'))).toBe('MZXW6YTBOI');
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test('a code is good within a step of its time, with spaces between, and never twice', () => {
  const now = new Date('2026-11-20T04:01:00Z');
  const step = stepAt(now);
  for (const near of [step - 1, step, step + 1]) expect(stepOf(secret, codeAt(secret, near), now, 0)).toBe(near);
  for (const far of [step - 2, step + 2]) expect(stepOf(secret, codeAt(secret, far), now, 0)).toBeUndefined();
  const code = codeAt(secret, step);
  expect(stepOf(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now, 0)).toBe(step);
  expect(stepOf(secret, code, now, step)).toBeUndefined();
  expect(stepOf(secret, '', now, 0)).toBeUndefined();
});

test('recovery codes differ, and are known however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect(recoveryHash(code.toLowerCase().replaceAll('-', ' '))).toBe(recoveryHash(code));
  }
});

test('an app reads who and what from one address', () => {
  expect(otpauthUrl('ABC', 'mara@harbour.example')).toBe(
    'otpauth://totp/Rolecall%3Amara%40harbour.example?secret=ABC&issuer=Rolecall',
  );
});
