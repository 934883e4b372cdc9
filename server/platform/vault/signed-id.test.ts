import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifySignedId, signId } from './signed-id.ts';

const macWith = (secret: string) => (purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('hex');
const mac = macWith('one');
const id = '01900000-0000-7000-8000-0000abcdef12';

test('a token leads back to the ID of its record', () => {
  expect(verifySignedId('link', signId('link', id, mac), mac)).toBe(id);
});

test('a token that is cut, changed, for another purpose or signed by another server leads nowhere', () => {
  const token = signId('link', id, mac);
  const changed = token.replace(/^.(?=.)/, token.startsWith('0') ? '1' : '0');
  const last = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
  const foreign = [signId('calendar', id, mac), signId('link', id, macWith('two'))];
  for (const wrong of ['', id, token.slice(1), `${token}0`, changed, last, ...foreign]) {
    expect(verifySignedId('link', wrong, mac)).toBeUndefined();
  }
});
