import { containsOccupation } from '#contract/common/text/occupations.ts';
import { labelledValue, splitCvLine } from './cv-lines.ts';

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const none: PersonName = { firstName: '', lastName: '' };
const headLines = 12;

const headings =
  /\b(?:curriculum|vitae|resume|résumé|profile|summary|contact|details|experience|education|skills|objective|personal|professional|registered|statement|about|confidential|page|career|employment|history|references|information|address|qualifications|nationality|citizenship|religion|birth|gender|marital|university|hospital|college|street|road|avenue|limited|pty|ltd)\b/i;
const titles = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir)\.?\s+/i;
const announced = /^(?:curriculum vitae|cv|resume|résumé)(?:\s+(?:of|for))?\s*[:\u2013-]?\s*/i;
const particles = new Set('van von der den de del della di da dos das du la le bin ibn binti al el ter ten'.split(' '));
const isParticle = (word: string): boolean => particles.has(word.toLowerCase());
const wordPattern = /^\p{Lu}[\p{L}\p{M}]*(?:['\u2019\u02bb.-]\p{L}[\p{L}\p{M}]*)*\.?$/u;
const isCredential = (word: string): boolean => /^(?:[A-Z]{2,5}|BSc|MSc|PhD|BEng|MEng|BA|MA|BN|LLB)$/.test(word);

/** Converts MARGUERITE to Marguerite and AL-HASHIMI to Al-Hashimi. Words that aren't all capitals don't change. */
const inTitleCase = (word: string): string =>
  word !== word.toUpperCase() || word.length < 2
    ? word
    : word
        .toLowerCase()
        .replace(/(^|['\u2019-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());

/** Returns the words of a text if it can be a name, otherwise undefined. */
const nameWords = (text: string): string[] | undefined => {
  let words = text
    .replace(titles, '')
    .replace(/\(.{0,40}\)/, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const isShouted = words.every((word) => word === word.toUpperCase());
  while (words.length > 2 && !isShouted && isCredential(words.at(-1) ?? '')) words = words.slice(0, -1);
  if (words.length < 2 || words.length > 5 || headings.test(text) || containsOccupation(text)) return undefined;
  const isName = words.every((word) => wordPattern.test(word) || isParticle(word) || /^(?:al|el)-\p{Lu}/u.test(word));
  return isName && !isParticle(words.at(-1) ?? '') ? words : undefined;
};

/**
 * Divides a name into first and last name. The last name begins at a particle, as in "Anneke van der Berg"; without one
 * it is the last word.
 */
const divided = (given: readonly string[]): PersonName => {
  const words = given.map((word) => (isParticle(word) ? word.toLowerCase() : inTitleCase(word)));
  const particle = words.findIndex((word, at) => at > 0 && isParticle(word));
  const from = particle === -1 ? words.length - 1 : particle;
  return { firstName: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') };
};

/**
 * Finds a name in a text. In "Osei, Marguerite" the last name comes first; any other comma is followed by credentials.
 */
const nameInText = (text: string): PersonName | undefined => {
  const [before = '', after = ''] = text.split(',').map((part) => part.trim());
  const isReversed = after !== '' && !before.includes(' ') && !isCredential(after.split(' ')[0] ?? '');
  const words = nameWords(isReversed ? `${after} ${before}` : before);
  return words && divided(words);
};

const ofEmail = (emailAddress: string): PersonName => {
  const parts = (emailAddress.split('@')[0] ?? '').split(/[._-]/).filter((part) => /^\p{L}{2,}$/u.test(part));
  if (parts.length !== 2) return none;
  return divided(parts.map((part) => inTitleCase(part.toUpperCase())));
};

const byLabels = (lines: readonly string[]): PersonName | undefined => {
  const first = lines.map((line) => labelledValue(line, /^(?:first|given) names?$/i)).find(Boolean);
  const last = lines.map((line) => labelledValue(line, /^(?:last name|surname|family name)$/i)).find(Boolean);
  if (first !== undefined && last !== undefined) {
    return { firstName: inTitleCase(first).slice(0, 99), lastName: inTitleCase(last).slice(0, 99) };
  }
  const full = lines.map((line) => labelledValue(line, /^(?:full |candidate(?:['\u2019]s)? )?name$/i)).find(Boolean);
  return full === undefined ? undefined : nameInText(full);
};

/** Finds the person's name in a labelled line, in one of the first lines, or else in the email address. */
export const findPersonName = (lines: readonly string[], emailAddress: string): PersonName => {
  const head = lines.slice(0, headLines);
  const given = byLabels(lines.slice(0, 40));
  if (given) return given;
  const local = (emailAddress.split('@')[0] ?? '').replace(/[^\p{L}]/gu, '');
  const found = head
    .flatMap((line) => splitCvLine(line.replace(announced, '')).slice(0, 2))
    .flatMap((part) => nameInText(part) ?? []);
  // A name that is repeated in the email address is certain. Otherwise the topmost name is the likeliest.
  const confirmed = found.find(
    ({ lastName }) => lastName.length > 2 && local.includes(lastName.toLowerCase().replace(/[^\p{L}]/gu, '')),
  );
  return confirmed ?? found[0] ?? ofEmail(emailAddress);
};
