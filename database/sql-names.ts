import { applicationStatus } from '#contract/applications/states.ts';
import { sealedBidUndoMs, withdrawalEndsBeforeMs } from '#contract/bidding/states.ts';
import { candidateStatus, openCandidateStatuses, unsuccessfulCandidateStatuses } from '#contract/candidates/states.ts';
import {
  bidType,
  boardStage,
  requestFieldNames,
  requestFields,
  stages,
  talentRequestStatus,
} from '#contract/engagements/states.ts';
import { retentionLimits } from '#contract/people/states.ts';
import { boardLexeme, candidateLexeme, opportunityLexeme } from './search-lexemes.ts';

type Atom = number | string;
type Value = Atom | readonly Atom[] | Readonly<Record<string, Atom>>;

const columnsOf = (fields: readonly string[], prefix = ''): string =>
  fields.map((field) => prefix + field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).join(', ');

/** The columns of a talent request's fields, as named in `update of`, and as values before and after a change. */
const columnLists = (fields: readonly string[]) => ({
  names: columnsOf(fields),
  new: columnsOf(fields, 'new.'),
  old: columnsOf(fields, 'old.'),
});

const values: Readonly<Record<string, Value>> = {
  applicationStatus,
  bidBasisColumns: columnLists(requestFieldNames.filter((name) => requestFields[name].isBidBasis)),
  bidType,
  boardLexeme,
  boardStage,
  candidateLexeme,
  candidateStatus,
  openStatuses: openCandidateStatuses,
  opportunityLexeme,
  requestColumns: columnLists(requestFieldNames),
  sealedBidUndoMs,
  retention: retentionLimits,
  /** The position of each stage, the same as in `app.stage_rank`. */
  stageRank: Object.fromEntries(stages.map((stage, at) => [stage, at + 1])),
  talentRequestStatus,
  unsuccessfulStatuses: unsuccessfulCandidateStatuses,
  withdrawalEndsBeforeMs,
};

const atomsOf = (value: Value | undefined, key: string | undefined): readonly (Atom | undefined)[] => {
  if (typeof value !== 'object') return [value];
  if (key === undefined) return Object.values(value);
  return [(value as Readonly<Record<string, Atom>>)[key]];
};

/**
 * Replaces placeholders for the numbers of statuses and types, for lexeme prefixes, and for lists of columns, in SQL:
 * `${candidateStatus.hired}` becomes its number, `${candidateStatus}` and `${unsuccessfulCandidateStatuses}` become
 * lists, and `'${boardLexeme.word}'` becomes the prefix. Throws if a name is unknown.
 */
export const resolveNames = (text: string, path: string): string =>
  text.replace(/\$\{(\w+)(?:\.(\w+))?\}/g, (placeholder, name: string, key: string | undefined) => {
    const atoms = atomsOf(values[name], key);
    if (atoms.length === 0 || atoms.includes(undefined)) {
      throw new Error(`${path} names ${placeholder}, which database/sql-names.ts does not know.`);
    }
    return atoms.join(', ');
  });
