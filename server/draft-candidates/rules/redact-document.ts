import { redactAddresses } from './redact-addresses.ts';
import { contactPatterns, handlePatternsOfName, type PersonName } from './redact-contacts.ts';
import { factPatterns } from './redact-facts.ts';
import { foldAccents, replaceIgnoringAccents } from './redact-ignoring-accents.ts';
import { escapePattern, formerNames, onlyWords, patternsOfName, sharesName, wordsOfReadName } from './redact-names.ts';
import { redactPhones } from './redact-phones.ts';

/** The text that replaces redacted parts. */
const removed = '[removed]';

/**
 * Removes the name, contact details and address, and personal facts such as age and gender, from a document. The
 * remaining text is unchanged, so that quotations from it are found in the original. `nameRead` is the name at the head
 * of the document, which may differ from the typed one: Katherine instead of Kate, or with second family names.
 */
export const redactDocument = (
  document: string,
  person: PersonName & { emailAddress: string },
  nameRead?: PersonName,
): string => {
  // A former name has no words after it, so that all its words are names.
  const otherNames = [
    ...(nameRead && sharesName(person, nameRead) ? [{ name: nameRead, alone: wordsOfReadName(nameRead, person) }] : []),
    ...formerNames(document, person).map((name) => ({ name, alone: wordsOfReadName(name, name) })),
  ];
  const email = person.emailAddress === '' ? [] : [new RegExp(escapePattern(foldAccents(person.emailAddress)), 'gi')];
  // Addresses are redacted first, because a removed heading would no longer identify the lines below it.
  const text = redactPhones(redactAddresses(document, removed), removed);
  const patterns = [
    ...email,
    ...contactPatterns,
    ...handlePatternsOfName(person),
    ...otherNames.flatMap(({ name, alone }) => handlePatternsOfName(onlyWords(name, alone))),
    ...factPatterns,
    // The longer name of the document comes first, as the typed one would leave its middle names.
    ...otherNames.flatMap(({ name, alone }) => patternsOfName(name, alone)),
    ...patternsOfName(person),
  ];
  return replaceIgnoringAccents(text, patterns, removed);
};
