import { containsOccupation } from '#contract/common/text/occupations.ts';
import { labelledValue, splitCvLine } from './cv-lines.ts';

const headLines = 15;
const placeLabel = /^(?:address|home address|location|based in|city|residence|suburb|current location|lives in)$/i;
const state = /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\b/;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const cityStates = ['Singapore', 'Hong Kong', 'Monaco', 'Luxembourg'];
let known: ReadonlySet<string> | undefined;

/** Returns the English names of all countries, which are computed once from the runtime's own data. */
const countryNames = (): ReadonlySet<string> => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  known ??= new Set([
    'UK',
    'USA',
    'England',
    'Scotland',
    'Wales',
    ...letters.flatMap((one) => letters.map((two) => names.of(one + two) ?? '')).filter((name) => name.length > 2),
  ]);
  return known;
};

const tidy = (text: string): string =>
  text
    .replace(/\b\d{4,6}\b(?=\s*(?:,|$))/g, '')
    .replace(/\s+,/g, ',')
    .replace(/[\s,.]+$/, '')
    .trim();

/** Removes the street and house number, which leaves the last parts of an address. */
const withoutStreet = (address: string): string => {
  const parts = address.split(',').map((part) => part.trim());
  const at = parts.findLastIndex((part) =>
    /^\d|\b(?:street|st|road|rd|avenue|ave|lane|drive|dr|unit|level|floor)\b/i.test(part),
  );
  const rest = parts.slice(at + 1);
  return tidy((rest.length > 0 ? rest : parts.slice(-1)).join(', '));
};

const isPlace = (part: string): boolean => {
  if (part.length > 60 || /[@:]|https?/.test(part) || containsOccupation(part)) return false;
  const pieces = part.split(',').map((piece) => tidy(piece));
  const last = pieces.at(-1) ?? '';
  if (cityStates.includes(last)) return true;
  if (state.test(last)) return /^\p{Lu}/u.test(part);
  return pieces.length > 1 && countryNames().has(last);
};

/** Finds where the person lives, in a labelled line or in the lines at the top. */
export const findResidence = (lines: readonly string[]): string => {
  const head = lines.slice(0, headLines);
  const given = lines
    .slice(0, 40)
    .map((line) => labelledValue(line, placeLabel))
    .find(Boolean);
  if (given !== undefined) return withoutStreet(splitCvLine(given)[0] ?? '').slice(0, 199);
  const found = head.flatMap(splitCvLine).find((part) => isPlace(withoutStreet(part)));
  return found === undefined ? '' : withoutStreet(found);
};
