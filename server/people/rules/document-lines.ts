import { dayText } from '#contract/common/day-text.ts';
import { personDocumentCopy as copy } from '../copy.ts';

/** A part of the document with everything about a person. */
export interface DocumentSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Formats a day of the document, which is the same for every reader. */
export const day = (at: string): string => dayText(new Date(at), 'UTC');

/** Returns the non-empty lines of a text, the first of them with a label. */
export const labelLines = (label: string, text: string | null): string[] => {
  const [first = '', ...rest] = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  return first === '' ? [] : [copy.labelled({ label, text: first }), ...rest];
};
