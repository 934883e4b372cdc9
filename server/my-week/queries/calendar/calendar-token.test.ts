import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifySignedId } from '#server/platform/vault/signed-id.ts';
import { parseCalendarToken, calendarToken } from './calendar-token.ts';

const mac = (purpose: string, text: string) => createHmac('sha256', 'one').update(`${purpose} ${text}`).digest('hex');
const addressId = '01900000-0000-7000-8000-0000abcdef12';

test('a token leads back to its address, and is good for nothing else', () => {
  const token = calendarToken(addressId, mac);
  expect(parseCalendarToken(token, mac)).toBe(addressId);
  expect(verifySignedId('candidate check', token, mac)).toBeUndefined();
});
