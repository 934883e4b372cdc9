import type { ArchitectureRule } from '../finding.ts';
import { lineNumberAt } from '../finding.ts';

/** Code whose strings users of the product never read, or read only as data. Source: decision 0165. */
const EXEMPT: readonly RegExp[] = [
  /\.(?:test|cases)\.tsx?$|\/factories(?:\/|\.ts$)|^server\/(?:testing|demo|simulator)\//,
  // A copy.ts is a catalogue; the rows of notifications and the summaries of lookups are passed to one.
  /\/copy\.ts$|^server\/notifications\/kinds\/|^contract\/lookups\/operations\.ts$/,
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

/** Requires that the sentences which contract and server write for users are messages of a catalogue. */
export const catalogueTexts: ArchitectureRule = {
  name: 'catalogues',
  find: ({ files }) =>
    [...files.values()].flatMap(({ path, text, facts }) =>
      !facts || !/^(?:contract|server)\//.test(path) || EXEMPT.some((pattern) => pattern.test(path))
        ? []
        : facts.sentences.map(({ value, at }) => ({
            file: path,
            line: lineNumberAt(text, at),
            says: `'${value}' is not in a message catalogue. Put it into the room's copy.ts; a message about an input is declared beside its rule with inputError('…') (contract/common/text/input-error.ts).`,
          })),
    ),
};
