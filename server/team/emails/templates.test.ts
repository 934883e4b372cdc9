import { describe, expect, test } from 'vitest';
import { teamTemplates } from '../rules/login-email.ts';
import { teamEmails } from './templates.tsx';
import { loginEmailSamples } from './samples.tsx';

const written = await Promise.all(
  loginEmailSamples.map(async (sample) => ({ ...sample, mail: await teamEmails.write(sample.facts) })),
);

test('every template has a sample', () => {
  expect(new Set(written.map(({ mail }) => mail.template))).toEqual(new Set(teamTemplates));
});

describe.each(written)('$name', ({ facts, mail }) => {
  test('has its link, its expiry or destination, and its sender, in HTML and in plain text', () => {
    const text = mail.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain(facts.link);
    expect(mail.html).toContain(`href="${facts.link}"`);
    expect(text).toContain(
      facts.signInAt === undefined ? 'Fri, 04 Dec 2026, 06:00 UTC' : 'Your account is with: Harbour Identity',
    );
    expect(text).toContain('Sent by: Mara Ellingsen');
    expect(text).toContain('Sign in with: lena@harbour.example');
  });

  test('loads nothing external, and escapes names', () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|src=|url\(|@import|<b>Lena|<i>Co/i);
    expect(mail.subject).toMatch(/^[^\r\n]{10,200}$/);
    expect(mail.text).not.toMatch(/undefined|null|\[object/);
  });
});

test('an invitation asks for a password, and a reset link says that the old password stays valid', () => {
  expect(written[0]?.mail.subject).toBe('Your account at Harbour Talent: create your password');
  expect(written[1]?.mail.text).toContain('Your password stays the same until you change it.');
});
