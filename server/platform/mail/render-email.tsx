import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { RenderedEmail } from './email-renderer.ts';

/** Converts a text to one line, whatever characters the names in it contain. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);

const asText = {
  plainText: true,
  htmlToTextOptions: {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'hr', options: { length: 40 } },
    ],
  },
} as const;

/** Renders an email as HTML and as plain text from the same element, so that both have the same content. */
export const renderEmail = async (template: string, subject: string, letter: ReactElement): Promise<RenderedEmail> => ({
  template,
  subject: inOneLine(subject),
  html: await render(letter),
  text: await render(letter, asText),
});
