import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { RenderedMail } from './mail-renderer.ts';

/** One line, whatever a name has in it. */
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

/** A mail with its form and without, of the same element, so that both say the same. */
export const renderMail = async (template: string, subject: string, letter: ReactElement): Promise<RenderedMail> => ({
  template,
  subject: inOneLine(subject),
  html: await render(letter),
  text: await render(letter, asText),
});
