import { redactAddresses } from './redact-addresses.ts';
import { contactPatterns, handlePatternsOfName, type PersonName } from './redact-contacts.ts';
import { ageInBrackets, factPatterns } from './redact-facts.ts';
import { foldAccents, matchUmlautSpellings, replaceIgnoringAccents } from './redact-ignoring-accents.ts';
import { redactPhones } from './redact-phones.ts';

/** The text that replaces redacted parts. */
const removed = '[removed]';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Names are compared without case and accents, and an umlaut in either spelling. */
const isSameName = (one: string, other: string): boolean => {
  const [first = '', second = ''] = [one, other].map((name) => foldAccents(name.trim()));
  return first !== '' && new RegExp(`^${matchUmlautSpellings(escape(first))}$`, 'iu').test(second);
};

/** Whether two names have a first or last name in common. Otherwise words of the document were mistaken for a name. */
const sharesName = (one: PersonName, other: PersonName): boolean =>
  isSameName(one.firstName, other.firstName) || isSameName(one.lastName, other.lastName);

const patternsOfName = (name: PersonName): RegExp[] => {
  const [firstName, lastName] = [foldAccents(name.firstName), foldAccents(name.lastName)];
  const [before, after] = [
    String.raw`(?<![\p{L}\p{N}])(?:(?:[Mm][Rr][Ss]?|[Mm][Ss]|[Mm]iss|MISS|[Mm]x|[Dd][Rr])\.?\s+)?`,
    String.raw`(?![\p{L}\p{N}])(?:${ageInBrackets})?`,
  ];
  const inAnySpelling = (name: string): string => matchUmlautSpellings(escape(name));
  const whole = [firstName, lastName].map((name) => inAnySpelling(name.trim()).replaceAll(/\s+/g, String.raw`\s+`));
  const parts = [firstName, lastName]
    .flatMap((part) => [part, ...part.split(/[\s'-]+/)])
    .map((part) => part.trim())
    .filter((part) => part.length > 1)
    .toSorted((one, other) => other.length - one.length);
  // Parts of the name match only with a capital letter: someone named "Ward" may have led a ward.
  const capitalised = parts.flatMap((part) => [part.charAt(0).toUpperCase() + part.slice(1), part.toUpperCase()]);
  return [
    ...(whole.includes('') ? [] : [whole, whole.toReversed()]).map(
      (order) => new RegExp(`${before}${order.join(String.raw`,?\s+`)}${after}`, 'giu'),
    ),
    ...[...new Set(capitalised)].map((part) => new RegExp(`${before}${inAnySpelling(part)}${after}`, 'gu')),
  ];
};

/**
 * Removes the name, contact details and address, and personal facts such as age and gender, from a document. The
 * remaining text is unchanged, so that quotations from it are found in the original. `nameRead` is the name at the head of
 * the document, which may differ from the typed one: Katherine instead of Kate.
 */
export const redactDocument = (
  document: string,
  person: PersonName & { emailAddress: string },
  nameRead?: PersonName,
): string => {
  const names = [person, ...(nameRead && sharesName(person, nameRead) ? [nameRead] : [])];
  const email = person.emailAddress === '' ? [] : [new RegExp(escape(foldAccents(person.emailAddress)), 'gi')];
  // Addresses are redacted first, because a removed heading would no longer identify the lines below it.
  const text = redactPhones(redactAddresses(document, removed), removed);
  const patterns = [
    ...email,
    ...contactPatterns,
    ...names.flatMap(handlePatternsOfName),
    ...factPatterns,
    ...names.flatMap(patternsOfName),
  ];
  return replaceIgnoringAccents(text, patterns, removed);
};
