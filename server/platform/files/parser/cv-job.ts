import { containsOccupation } from '#contract/common/text/occupations.ts';
import { labelledValue, splitCvLine } from './cv-lines.ts';

const jobLabel = /^(?:current (?:role|position|job|title|employment)|job title|occupation|position)$/i;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const start = `(?:since\\s+)?(?:${month}\\s+|\\d{1,2}[/.])?(?:19|20)\\d{2}`;
const toNow = '(?:present|now|current|currently|today|to date|ongoing)';
const runningPeriod = new RegExp(`\\(?${start}\\s*(?:-|\\u2013|\\u2014|to|until)?\\s*${toNow}\\)?`, 'i');

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|:\u2013\u2014-]+|[\s,|:\u2013\u2014(-]+$/g, '')
    .slice(0, 120);

const isJob = (text: string): boolean =>
  text.length > 2 && text.length < 120 && containsOccupation(text) && !/[@.]\S|[.!]$/.test(text);

/**
 * Finds the person's current job: in a labelled line, in a job without an end date, or in the headline under the name.
 */
export const findCurrentJob = (lines: readonly string[]): string => {
  const given = lines
    .slice(0, 60)
    .map((line) => labelledValue(line, jobLabel))
    .find(Boolean);
  if (given !== undefined) return tidy(given);
  const at = lines.findIndex((line) => runningPeriod.test(line));
  if (at !== -1) {
    const same = tidy((lines[at] ?? '').replace(runningPeriod, ''));
    const near = [same, lines[at - 1] ?? '', lines[at + 1] ?? ''].map(tidy);
    const found = near.find(isJob);
    if (found !== undefined) return found;
    if (same.length > 2) return same;
  }
  return lines.slice(0, 6).flatMap(splitCvLine).map(tidy).find(isJob) ?? '';
};
