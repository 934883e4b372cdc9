import { dayText } from '#contract/common/day-text.ts';
import type { PersonExport } from '#contract/people/shapes/export.ts';
import { personDocumentCopy as copy } from '../copy.ts';

/** A part of the document with everything about a person. */
export interface DocumentSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Formats a day of the document in UTC, so that all readers see the same day. */
export const formatDocumentDay = (at: string): string => dayText(new Date(at), 'UTC');

/**
 * Describes a contact with the person and who got in touch. Older contacts have no direction, because the form didn't
 * ask for it at the time.
 */
export const contactLine = ({
  on,
  channel,
  direction,
  summary,
}: PersonExport['disputes'][number]['contacts'][number]): string =>
  copy.contact({ day: on, channel, direction: direction === null ? '' : ` ${copy[direction]}`, text: summary });

/** Returns the non-empty lines of a text, the first of them with a label. */
export const labelLines = (label: string, text: string | null): string[] => {
  const [first = '', ...rest] = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  return first === '' ? [] : [copy.labelled({ label, text: first }), ...rest];
};
