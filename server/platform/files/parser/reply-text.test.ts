import { expect, test } from 'vitest';
import { extractReplyText } from './reply-text.ts';

const outlook =
  'From: Rolecall <no-reply@rolecall.example>\nSent: Thursday\nTo: Mara\nSubject: A question\n\nA question';

test.each([
  [
    'Gmail',
    'Yes.\n\nTwo.\n\nOn Thu, 26 Nov 2026 at 18:45, Rolecall <no-reply@r.example>\nwrote:\n\n> Hi',
    'Yes.\n\nTwo.',
  ],
  ['a phone', 'Yes.\n\nSent from my iPhone\n\n> On 26 Nov 2026, Rolecall <a@b.example> wrote:\n> Hi', 'Yes.'],
  ['Outlook', `Yes.\n\n${outlook}`, 'Yes.'],
  ['Outlook with a line', `Yes.\n\n________________________________\n${outlook}`, 'Yes.'],
  ['German', 'Ja.\r\n\r\nAm Do., 26. Nov. 2026 um 18:45 schrieb Rolecall <a@b.example>:\r\n\r\n> Hi', 'Ja.'],
  ['a signature', 'Yes.\n\n-- \nMara Ellingsen\nHarbour Talent', 'Yes.'],
  [
    'answers between the quoted lines',
    '> Is it rotating?\nYes, weekly.\n> And pay?\n55 an hour.',
    'Yes, weekly.\n55 an hour.',
  ],
  ['nothing but history', '> Hi\n> there', ''],
])('the reply of %s is what its author wrote', (_program, text, reply) => {
  expect(extractReplyText(text)).toBe(reply);
});

test('text that only looks like a header stays', () => {
  const text = 'On Monday we wrote to you.\nFrom: nine to five it rotates.\nRegards are due to Anna.\n- one\n- two';
  expect(extractReplyText(text)).toBe(text);
});
