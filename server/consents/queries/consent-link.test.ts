import { expect, test } from 'vitest';
import { consentLink, consentRequestIdOf } from './consent-link.ts';

test('a link leads back to its request', () => {
  const mac = (purpose: string, text: string) => Buffer.from(`${purpose}${text}`).toString('hex').padEnd(64, '0');
  const id = '0194f7c0-0000-7000-8000-000000000001';
  const token = consentLink(id, mac).split('/').at(-1) ?? '';
  expect(consentRequestIdOf(token, mac)).toBe(id);
});
