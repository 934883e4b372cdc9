import { expect, test } from 'vitest';
import { loginTemplate, teamTemplates, formatLinkExpiry } from './login-email.ts';

test('a user without a password is invited to create one, a user with one may change it, and with an external provider the email names it', () => {
  const elsewhere = loginTemplate(true, 'Harbour Identity');
  expect([loginTemplate(false, undefined), loginTemplate(true, undefined), elsewhere]).toEqual(teamTemplates);
  expect(loginTemplate(false, 'Harbour Identity')).toBe(elsewhere);
});

test('a link is valid once, until its expiry', () => {
  expect(formatLinkExpiry('2026-12-04T06:00:00.000Z')).toBe('Fri, 04 Dec 2026, 06:00 UTC');
});
