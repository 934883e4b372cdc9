/** Replaces what is left out. */
const removed = '[removed]';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Lines that state a personal fact by name, up to their end. */
const labelled =
  /^[^\S\n]*(?:name|full name|date of birth|dob|born|age|gender|sex|pronouns|marital status|civil status|nationality|religion|address|home address|e-?mail|phone|telephone|tel|mobile|cell|contact|skype|linkedin|photo)\b[^\S\n]*[:–-].*$/gim;

const patterns: readonly RegExp[] = [
  labelled,
  /[^\s@<>()]+@[^\s@<>()]+/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\blinkedin\.com\/\S+/gi,
  // Phone numbers: at least eight digits with the usual separators.
  /\+?\(?\d(?:[\s().\-/]{0,2}\d){7,}/g,
  /\b(?:aged?\s+)\d{1,2}\b|\b\d{1,2}[- ]years?[- ]old\b/gi,
  /\bborn\s+(?:on|in)\s+[^\n,.;]+/gi,
  // Street addresses: a number, up to three names, and a kind of street.
  /\b\d{1,5}[a-z]?(?:\/\d+)?\s+(?:[\p{L}'.-]+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|parade|terrace|crescent|close|way|boulevard|blvd|highway|hwy)\b\.?[^\n]*/giu,
  /\b(?:p\.?\s?o\.?\s?box)\s+\d+[^\n]*/gi,
  /\b(?:mr|mrs|ms|miss|sir|madam)\b\.?/gi,
  /\b(?:he|she|him|her|hers|his|himself|herself|male|female|woman|man|mother|father|husband|wife)\b/gi,
];

/**
 * The document without name, contacts, address, age and gender. The rest stays word for word, so that quotations of it are
 * found in the original.
 */
export const redactDocument = (
  document: string,
  person: { firstName: string; lastName: string; emailAddress: string },
): string => {
  const names = [person.firstName, person.lastName]
    .flatMap((name) => [name, ...name.split(/[\s'’-]+/)])
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .toSorted((one, other) => other.length - one.length);
  let text = patterns.reduce((rest, pattern) => rest.replace(pattern, removed), document);
  for (const part of [person.emailAddress, ...names]) {
    if (part === '') continue;
    text = text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${escape(part)}(?![\p{L}\p{N}])`, 'giu'), removed);
  }
  return text;
};
