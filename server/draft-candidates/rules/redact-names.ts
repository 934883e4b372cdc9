import type { PersonName } from './redact-contacts.ts';
import { ageInBrackets } from './redact-facts.ts';
import { foldAccents, matchUmlautSpellings } from './redact-ignoring-accents.ts';
import { inAnyCase } from './redact-patterns.ts';
import { isWorkWord } from './skill-words.ts';

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Makes a pattern of a name without accents that matches both spellings of an umlaut. */
const inAnySpelling = (name: string): string => matchUmlautSpellings(escapePattern(name));

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/** The words of a name, without initials. */
const wordsOf = (name: string): string[] =>
  foldAccents(name)
    .split(/[\s'-]+/)
    .filter((word) => lettersOf(word).length > 1);

const particles =
  'de la las los del della di da do das dos du le el al y van von vom zu der den ter ten bin binti ibn dela st';
const particleWords = new Set(particles.split(' '));
/** Words that aren't redacted outside the name itself, because they are particles, suffixes, credentials or months. */
const ambiguous = new Set(
  [
    particles,
    'jr sr ii iii iv may april june august',
    'rn en rm np lpn lvn cna cpa ca cma cfa cia acca aca fca mba bba ba bs bsc bn bsn beng btech ma ms msc msn meng med mph md mbbs dds phd edd jd llb llm pe pmp lpt rph rpt rmt ccna cissp csm itil cipd mcipd fcipd shrm phr sphr',
  ].flatMap((words) => words.split(' ')),
);
const isAmbiguous = (word: string): boolean => ambiguous.has(lettersOf(word).toLowerCase());

/** Names are compared without case and accents, and an umlaut in either spelling. */
const isSameWord = (one: string, other: string): boolean => new RegExp(`^${inAnySpelling(one)}$`, 'iu').test(other);

/** Whether two names have a word in common. Otherwise words of the document were mistaken for a name. */
export const sharesName = (typed: PersonName, read: PersonName): boolean => {
  const [one, other] = [typed, read].map((name) =>
    wordsOf(`${name.firstName} ${name.lastName}`).filter((word) => !isAmbiguous(word)),
  );
  return one?.some((word) => other?.some((candidate) => isSameWord(word, candidate))) ?? false;
};

/** Returns a name with only these words and particles: "van Dyk" of "van Dyk Nursing". */
export const onlyWords = ({ firstName, lastName }: PersonName, words: readonly string[]): PersonName => {
  const reduce = (part: string): string =>
    foldAccents(part)
      .split(/\s+/)
      .filter((word) => particleWords.has(word.toLowerCase()) || wordsOf(word).some((half) => words.includes(half)))
      .join(' ');
  return { firstName: reduce(firstName), lastName: reduce(lastName) };
};

const mostTrailingNames = 2;

/**
 * Returns the words of the name at the head of a document that are removed on their own. Further words than the typed
 * ones may be the person's job or studies, as in "Jane Doe Theatre Nursing". Names are those between typed words, and
 * otherwise those that aren't words for work; after the typed ones, at most two or those after a particle.
 */
export const wordsOfReadName = (read: PersonName, typed: PersonName): string[] => {
  const typedWords = wordsOf(`${typed.firstName} ${typed.lastName}`).filter((word) => !isAmbiguous(word));
  const words = wordsOf(`${read.firstName} ${read.lastName}`);
  const isTyped = words.map((word) => typedWords.some((other) => isSameWord(word, other)));
  const [first, last] = [isTyped.indexOf(true), isTyped.lastIndexOf(true)];
  const trailing = words.slice(last + 1).filter((word) => !isAmbiguous(word));
  const areTrailingNames = trailing.length <= mostTrailingNames && !trailing.some(isWorkWord);
  return words.filter((word, at) => {
    if (isAmbiguous(word)) return false;
    if (isTyped[at] === true || (at > first && at < last)) return true;
    if (at < first) return !isWorkWord(word);
    return areTrailingNames || (particleWords.has(words[at - 1]?.toLowerCase() ?? '') && !isWorkWord(word));
  });
};

const surname = String.raw`((?:(?:${particles.replaceAll(' ', '|')})\s+)*\p{Lu}[\p{L}'-]+)`;
const formerly = inAnyCase('(?:formerly|previously|aka|also known as)');

/** Finds the maiden and former names that a document gives: "née Smith", "formerly Jane Smith". */
export const formerNames = (document: string, { firstName, lastName }: PersonName): PersonName[] => {
  const [first, last] = [firstName, lastName].map((name) => inAnyCase(escapePattern(foldAccents(name).toLowerCase())));
  // "Nee" is also a name, so that with capitals and without an accent it must follow the last name or a bracket: "Nee
  // Soon Town Council".
  const nee = String.raw`nee|(?<=\(\s?|${last ?? ''},?[ ])NEE|(?<=${last ?? ''}[ ]?\([ ]?)Nee`;
  const patterns = [
    String.raw`\b(?:${nee}|${inAnyCase('maiden name|geborene')}|[Gg]eb\.)\s*:?\s+${surname}`,
    String.raw`\b${formerly}\s+${first ?? ''}\s+${surname}`,
    // Without the first name only in brackets: "Jane Doe, formerly Nurse Unit Manager" gives a job.
    String.raw`\b${last ?? ''}\s*\(\s*${formerly}\s+${surname}\s*\)`,
  ];
  const folded = foldAccents(document.normalize('NFC').replaceAll(/N[Éé][Ee]/g, 'née'));
  return patterns
    .flatMap((pattern) => [...folded.matchAll(new RegExp(pattern, 'gu'))])
    .flatMap(([, found]) => (found === undefined ? [] : [{ firstName, lastName: found }]));
};

/** Returns a pattern of a name with spaces between its letters, as in headlines: "J A N E  D O E", "J ANE D OE". */
const spacedPattern = (first: string, last: string): string => {
  // In a short name, all letters must have spaces between them, because "So Me" would match "some".
  const space = String.raw`[^\S\n]{${first.length + last.length < 6 ? '1' : '0'},3}`;
  const spaced = (letters: string): string => letters.split('').join(space);
  return String.raw`(?<!\p{L})${spaced(first)}(?:[^\S\n]{1,3}\p{L}(?!\p{L})){0,30}?[^\S\n,]{0,3},?[^\S\n]{0,3}${spaced(last)}(?!\p{L})`;
};

/**
 * Returns patterns of a name, of its parts and of its letters with spaces between them. Only the words in `alone` are
 * matched on their own, as a name that was read in the document may end with credentials or a job. By default, all are.
 */
export const patternsOfName = (name: PersonName, alone?: readonly string[]): RegExp[] => {
  const [firstName, lastName] = [foldAccents(name.firstName).trim(), foldAccents(name.lastName).trim()];
  const [before, after] = [
    String.raw`(?<![\p{L}\p{N}])(?:(?:[Mm][Rr][Ss]?|[Mm][Ss]|[Mm]iss|MISS|[Mm]x|[Dd][Rr]|[Nn]ee|NEE|[Gg]eb)\.?\s+)?`,
    String.raw`(?![\p{L}\p{N}])(?:${ageInBrackets})?`,
  ];
  const whole = [firstName, lastName].map((part) => inAnySpelling(part).replaceAll(/\s+/g, String.raw`\s+`));
  const parts = [firstName, lastName]
    .flatMap((part) => [part, ...wordsOf(part)])
    .filter((part) => lettersOf(part).length > 1 && (!alone || wordsOf(part).some((word) => alone.includes(word))))
    .toSorted((one, other) => other.length - one.length);
  // Parts of the name match only with a capital letter: someone named "Ward" may have led a ward.
  const capitalised = parts.flatMap((part) => {
    const rest = part.slice(1);
    const isShouted = part === part.toUpperCase();
    return [
      ...(part.includes(' ') ? [part] : []),
      part.charAt(0).toUpperCase() + (isShouted ? rest.toLowerCase() : rest),
      part.toUpperCase(),
    ];
  });
  const [first, last] = [lettersOf(firstName), lettersOf(lastName)];
  const spaced = first === '' || last === '' ? [] : [spacedPattern(first, last), spacedPattern(last, first)];
  return [
    ...(whole.includes('') ? [] : [whole, whole.toReversed()]).map(
      (order) => new RegExp(`${before}${order.join(String.raw`,?\s+`)}${after}`, 'giu'),
    ),
    ...[...new Set(capitalised)].map((part) => new RegExp(`${before}${inAnySpelling(part)}${after}`, 'gu')),
    ...spaced.map((pattern) => new RegExp(pattern, 'giu')),
  ];
};
