import { expect, test } from 'vitest';
import { chatTextOf } from './chat-text.ts';

test('a message in the chat has its platform, subject, sender and text, and mentions no one', () => {
  const text = chatTextOf({
    platform: 'Agency',
    email: 'owner@harbour.example',
    subject: 'Fees & <!channel>',
    description: 'Two\nlines',
  });
  expect(text).toBe('Agency: Fees &amp; &lt;!channel&gt;\nFrom owner@harbour.example\n\nTwo\nlines');
});
