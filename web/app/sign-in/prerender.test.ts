import { expect, test } from 'vitest';
import { prerender } from './prerender.tsx';

test('the prerendered page has the whole form, and its links are plain links', () => {
  const { title, markup } = prerender();
  expect(title).toBe('Rolecall Agency | Log In');
  for (const piece of ['<h1>Log In</h1>', 'Sign in with a passkey', 'Theatre Nurse', '</footer>', 'aria-live="polite"'])
    expect(markup).toContain(piece);
  const links = [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    '/',
    '/reset-password',
    '/register',
    '/resend-verification',
    '/terms/general',
    '/terms/opportunities',
    '/privacy',
    'mailto:support@rolecall.example',
  ]);
});

test('before scripts load, the form submits nothing and has nothing that the content policy forbids', () => {
  const { markup } = prerender();
  expect(markup).toMatch(/<form [^>]*method="dialog"/);
  expect(markup).not.toMatch(/<input [^>]*\bname=/);
  expect(markup).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
});
