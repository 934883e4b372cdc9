import type { SourceFacts } from '../facts.ts';
import type { ArchitectureRule } from '../finding.ts';
import { lineNumberAt } from '../finding.ts';

/** Code whose strings users of the product never read, or read only as data. Source: decision 0165. */
const EXEMPT: readonly RegExp[] = [
  /\.(?:test|cases)\.tsx?$|\/factories(?:\/|\.ts$)|^server\/(?:testing|demo|simulator)\//,
  /^web\/(?:.*\/testing|testing|ui\/gallery)\/|^web\/routes\.gen\.ts$/,
  // A copy.ts is a catalogue; the rows of notifications and the summaries of lookups are passed to one.
  /[/-]copy\.ts$|^server\/notifications\/kinds\/|^contract\/lookups\/operations\.ts$/,
  // Invented roles on the page to sign in
  /^web\/identity\/parts\/role-ticker-data\.ts$/,
  // Sample facts of emails
  /\/emails\/(?:templates|samples)\.tsx$/,
  // Messages for operators, and the description of the API
  /^server\/platform\/(?:config\/|mail\/chat\.ts$|http\/openapi\/)/,
  // The questions of the specification's survey, and the instructions to the language model
  /^contract\/profile\/rules\/survey\.ts$|^server\/draft-candidates\/rules\/model-question\.ts$/,
  // Strings that are stored with a record, like text that users enter
  /^server\/bidding\/commands\/decide-objection\.ts$/,
  /^server\/candidates\/commands\/(?:ownership\/apply-(?:claim|dispute)|withdrawal\/withdraw-with-(?:application|consent))\.ts$/,
];

const textsForUsers = (path: string, { sentences, labels }: SourceFacts): SourceFacts['sentences'] => {
  if (!path.startsWith('web/')) return sentences;
  const byPlace = new Map([...sentences, ...labels].map((text) => [text.at, text]));
  return [...byPlace.values()].toSorted((one, other) => one.at - other.at);
};

/**
 * Requires that what contract, server and web write for users are messages of a catalogue: their sentences, and on the web
 * also labels, titles and other short texts.
 */
export const catalogueTexts: ArchitectureRule = {
  name: 'catalogues',
  find: ({ files }) =>
    [...files.values()].flatMap(({ path, text, facts }) =>
      !facts || !/^(?:contract|server|web)\//.test(path) || EXEMPT.some((pattern) => pattern.test(path))
        ? []
        : textsForUsers(path, facts).map(({ value, at }) => ({
            file: path,
            line: lineNumberAt(text, at),
            says: `'${value}' is not in a message catalogue. Put it into the room's copy.ts; a message about an input is declared beside its rule with inputError('…') (contract/common/text/input-error.ts).`,
          })),
    ),
};
