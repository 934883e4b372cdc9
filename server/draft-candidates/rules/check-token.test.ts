import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkToken, linkIdOf } from './check-token.ts';

const macWith = (secret: string) => (purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('hex');
const mac = macWith('one');
const linkId = '01900000-0000-7000-8000-0000abcdef12';

test('a token leads back to its link', () => {
  expect(linkIdOf(checkToken(linkId, mac), mac)).toBe(linkId);
});

test('a token that is cut, changed or signed by another server leads nowhere', () => {
  const token = checkToken(linkId, mac);
  const changed = token.replace(/^.(?=.)/, token.startsWith('0') ? '1' : '0');
  const last = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
  for (const wrong of ['', linkId, token.slice(1), `${token}0`, changed, last, checkToken(linkId, macWith('two'))]) {
    expect(linkIdOf(wrong, mac)).toBeUndefined();
  }
});
