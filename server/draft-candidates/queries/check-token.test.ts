import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifySignedId } from '#server/platform/vault/signed-id.ts';
import { checkLinkToken, checkLinkIdOf } from './check-token.ts';

const mac = (purpose: string, text: string) => createHmac('sha256', 'one').update(`${purpose} ${text}`).digest('hex');
const linkId = '01900000-0000-7000-8000-0000abcdef12';

test('a token leads back to its link, and is good for nothing else', () => {
  const token = checkLinkToken(linkId, mac);
  expect(checkLinkIdOf(token, mac)).toBe(linkId);
  expect(verifySignedId('calendar', token, mac)).toBeUndefined();
});
