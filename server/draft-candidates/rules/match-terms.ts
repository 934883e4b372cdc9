import type { Verdict } from '#contract/draft-candidates/states.ts';
import { requestedQuotationLength } from './find-quotation.ts';

/** Words that say nothing about the requirement. */
const stopWords = new Set(
  (
    'a an and any are as at be by can candidate candidates current currently do does experience field for from has have held hold holds how in ' +
    'including is it its least many may must of on or our over please should such than that the their them they this to ' +
    'under use used using valid we what when which who will with within without work worked year years you your'
  ).split(' '),
);

const stemLength = 6;

/**
 * Strips the most common endings from a word and cuts it to six letters, so that "nursing" and "nurses", or
 * "registered" and "registration", match.
 */
const stem = (word: string): string =>
  (word.replace(/(?:ations?|ing|ed|ies|es|s|ion|er|e|y)$/, '') || word).slice(0, stemLength);

// Composed characters, because PDF files from macOS contain accents as characters of their own.
const words = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];

/** Returns the stems of a requirement's meaningful words. */
export const requirementStems = (text: string): readonly string[] => [
  ...new Set(
    words(text)
      .filter((word) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word)))
      .map(stem),
  ),
];

/** Returns the beginning of a long sentence, without cutting a word. */
const cut = (sentence: string): string =>
  sentence.length <= requestedQuotationLength
    ? sentence
    : sentence.slice(0, requestedQuotationLength + 1).replace(/\s*\S*$/, '');

/** Splits a document into its sentences and lines. */
const sentencesOf = (document: string): string[] =>
  document
    .split(/\n+|(?<=[.;!?])\s+/)
    .map((sentence) => cut(sentence.trim()))
    .filter((sentence) => sentence !== '');

/**
 * The share of a requirement's terms that a document must contain for the requirement to count as met, or partly met.
 */
const metFrom = 0.75;
const partlyFrom = 0.5;

/**
 * Assesses a requirement without a model: the sentence with most of its terms is the quotation. Synonyms and negations
 * aren't recognised.
 */
export const assessByTerms = (requirement: string, document: string): { verdict: Verdict; quotation: string } => {
  const terms = requirementStems(requirement);
  let best = { share: 0, sentence: '' };
  for (const sentence of sentencesOf(document)) {
    const present = new Set(words(sentence).map(stem));
    const share = terms.filter((term) => present.has(term)).length / Math.max(terms.length, 1);
    if (share > best.share) best = { share, sentence };
  }
  if (best.share < partlyFrom) return { verdict: 'not_found', quotation: '' };
  return { verdict: best.share >= metFrom ? 'met' : 'partly', quotation: best.sentence };
};
