import { expect, test } from 'vitest';
import { loginTemplate, teamTemplates, expiryText } from './login-mail.ts';

test('who has no password is invited to make one, who has one may change it, and who signs in elsewhere is told where', () => {
  const elsewhere = loginTemplate(true, 'Harbour Identity');
  expect([loginTemplate(false, undefined), loginTemplate(true, undefined), elsewhere]).toEqual(teamTemplates);
  expect(loginTemplate(false, 'Harbour Identity')).toBe(elsewhere);
});

test('a link is good until a moment, and once', () => {
  expect(expiryText('2026-12-04T06:00:00.000Z')).toBe('Fri, 04 Dec 2026, 06:00 UTC');
});
