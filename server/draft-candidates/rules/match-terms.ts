import type { Verdict } from '#contract/draft-candidates/states.ts';

/** Words that say nothing about what is required. */
const stopWords = new Set(
  (
    'a an and any are as at be by can candidate candidates current currently do does experience field for from has have held hold holds how in ' +
    'including is it its least many may must of on or our over please should such than that the their them they this to ' +
    'under use used using valid we what when which who will with within without work worked year years you your'
  ).split(' '),
);

const stemLength = 6;

/** A word without its commonest endings, so that "nursing" and "nurses", or "registered" and "registration", are one. */
const stem = (word: string): string =>
  (word.replace(/(?:ations?|ing|ed|ies|es|s|ion|er|e|y)$/, '') || word).slice(0, stemLength);

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];

/** The stems of the words of a requirement that carry a meaning. */
export const termsOf = (text: string): readonly string[] => [
  ...new Set(
    words(text)
      .filter((word) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word)))
      .map(stem),
  ),
];

const longestQuotation = 200;

/** The beginning of a long sentence, in whole words. */
const cut = (sentence: string): string =>
  sentence.length <= longestQuotation ? sentence : sentence.slice(0, longestQuotation + 1).replace(/\s*\S*$/, '');

/** The sentences and lines of a document. */
const sentencesOf = (document: string): string[] =>
  document
    .split(/\n+|(?<=[.;!?])\s+/)
    .map((sentence) => cut(sentence.trim()))
    .filter((sentence) => sentence !== '');

/** The share of its terms from which a requirement counts as met or partly met. */
const metFrom = 0.75;
const partlyFrom = 0.5;

/**
 * Answers a requirement without a model: the sentence with most of its terms is the quotation. It knows no synonyms and
 * no negations.
 */
export const matchTerms = (requirement: string, document: string): { verdict: Verdict; quotation: string } => {
  const terms = termsOf(requirement);
  let best = { share: 0, sentence: '' };
  for (const sentence of sentencesOf(document)) {
    const present = new Set(words(sentence).map(stem));
    const share = terms.filter((term) => present.has(term)).length / Math.max(terms.length, 1);
    if (share > best.share) best = { share, sentence };
  }
  if (best.share < partlyFrom) return { verdict: 'not_found', quotation: '' };
  return { verdict: best.share >= metFrom ? 'met' : 'partly', quotation: best.sentence };
};
