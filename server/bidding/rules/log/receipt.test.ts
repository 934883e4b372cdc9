import { CompactSign, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { documentType, decodeJwsPayload } from './receipt.ts';

test('the payload of a signed document is read, with all of its letters', async () => {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const payload = { lot: 'one', reason: 'Not enough nurses in Łódź' };
  const jws = await new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', typ: documentType.certificate })
    .sign(privateKey);
  expect(decodeJwsPayload(jws)).toEqual(payload);
});

test('each document has a type of its own', () => {
  const types = Object.values(documentType);
  expect(new Set(types).size).toBe(types.length);
});
