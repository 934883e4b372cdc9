import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { testSecret } from '#server/testing/kit-on.ts';
import { createResponseSealer } from '#server/platform/http/idempotency.ts';
import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import { seal, unseal } from './seal.ts';
import { auctionKeyName, loadSigningKey } from './signing-key.ts';
import { findSecret, saveSecret } from './stored-secret.ts';
import { createVault } from './vault.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const noKey = () => Promise.reject(new Error('no key is needed here'));
const vaultOf = (secret: string) => createVault(secret, noKey);

test('a sealed text opens for its purpose and under its secret only, and not when it was modified', () => {
  const vault = vaultOf('one secret');
  const sealed = vault.seal('one purpose', 'Bid €12.50');
  expect(sealed).not.toContain('12.50');
  expect(vault.seal('one purpose', 'Bid €12.50')).not.toBe(sealed);
  expect(vault.open('one purpose', sealed)).toBe('Bid €12.50');
  expect(() => vault.open('another purpose', sealed)).toThrow();
  expect(() => vaultOf('another secret').open('one purpose', sealed)).toThrow();
  const [iv, tag, text] = sealed.split('.');
  const flipped = text?.startsWith('A') === true ? `B${text.slice(1)}` : `A${text?.slice(1) ?? ''}`;
  expect(() => vault.open('one purpose', [iv, tag, flipped].join('.'))).toThrow();
  expect(() => vault.open('one purpose', [iv, tag].join('.'))).toThrow('incomplete');
});

test('texts and responses that earlier versions have sealed can be read', () => {
  const secret = 'a secret of an earlier version';
  const text = 'Y0yhbj8uqjOEQ5se.SidtBIwA4RtB1p8LkZuFdA.5vwMl-3L1bUUhObLpw';
  expect(unseal(secret, 'identity.keys', text)).toBe('a sealed text');
  const response = 'StYeXUZBXvstEI6ZK3fBhverJ4nxO7zqakmXwMuEiTWRQ4cxvl-cu2Bs0A';
  expect(createResponseSealer(secret).open(response)).toEqual({ token: 'abc' });
});

test('each wrapped key is random and seals under itself alone', () => {
  const vault = vaultOf('one secret');
  const [one, other] = [vault.createWrappedKey('lot 1'), vault.createWrappedKey('lot 1')];
  const sealed = vault.withKey('lot 1', one).seal('amounts', '15.0000');
  expect(vault.withKey('lot 1', one).open('amounts', sealed)).toBe('15.0000');
  expect(() => vault.withKey('lot 1', other).open('amounts', sealed)).toThrow();
  expect(() => vault.withKey('lot 2', one)).toThrow();
  expect(() => vault.open('amounts', sealed)).toThrow();
});

test('a keyed hash depends on the secret, the purpose and the text', () => {
  const hash = vaultOf('one secret').mac('a', 'text');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(vaultOf('one secret').mac('a', 'text')).toBe(hash);
  const others = [
    vaultOf('another').mac('a', 'text'),
    vaultOf('one secret').mac('b', 'text'),
    vaultOf('one secret').mac('a', 'texts'),
  ];
  expect(new Set([hash, ...others]).size).toBe(4);
});

const registered = () => kit.db.selectFrom('auctionKey').selectAll().orderBy('since').orderBy('kid').execute();

test('documents are signed with Ed25519 by a key that is registered, the same in all processes', async () => {
  const vaults = [1, 2, 3].map(() => createVault(testSecret, () => loadSigningKey(kit.source, testSecret)));
  const signed = await Promise.all(vaults.map((vault) => vault.sign('rolecall-receipt', { lot: '1', root: 'abc' })));
  expect(new Set(signed).size).toBe(1);
  const [key] = await registered();
  if (!key) throw new Error('The key is not registered.');
  expect(key.jwk).toEqual({ kty: 'OKP', crv: 'Ed25519', x: key.jwk.x, kid: key.kid, alg: 'EdDSA', use: 'sig' });
  const [first = ''] = signed;
  expect(decodeProtectedHeader(first)).toEqual({ alg: 'EdDSA', typ: 'rolecall-receipt', kid: key.kid });
  const { payload } = await compactVerify(first, await importJWK(key.jwk, 'EdDSA'));
  expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({ lot: '1', root: 'abc' });
});

test('the private key is stored sealed, and another secret stops the start', async () => {
  await kit.source.vault.ready();
  const stored = await kit.asSystem((scope) => findSecret(scope, auctionKeyName));
  const { d } = JSON.parse(unseal(testSecret, auctionKeyName, stored ?? '')) as { d: string };
  expect(d).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await registered())).not.toContain(d);
  await expect(
    createVault('another secret', () => loadSigningKey(kit.source, 'another secret')).ready(),
  ).rejects.toThrow(PostgresError);
});

test('after a rotation the old public key stays registered and a new one signs', async () => {
  await kit.source.vault.ready();
  const [before] = await registered();
  await kit.db.deleteFrom('secret').where('name', '=', auctionKeyName).execute();
  const rotated = await loadSigningKey(kit.source, testSecret);
  const kids = (await registered()).map(({ kid }) => kid);
  expect(kids).toHaveLength(2);
  expect(kids).toContain(before?.kid);
  expect(kids).toContain(rotated.kid);
  expect(rotated.kid).not.toBe(before?.kid);
});

test('of processes that create a secret at once, all use the one that was saved first', async () => {
  const kept = await Promise.all(
    ['one', 'two', 'three'].map((value) => kit.asSystem((scope) => saveSecret(scope, 'a.key', value))),
  );
  expect(new Set(kept).size).toBe(1);
  expect(await kit.asSystem((scope) => findSecret(scope, 'a.key'))).toBe(kept[0]);
});

test('a text is never sealed twice in the same way', () => {
  expect(new Set(Array.from({ length: 50 }, () => seal('secret', 'purpose', ''))).size).toBe(50);
});
