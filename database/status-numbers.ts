import { applicationStatus } from '#contract/applications/states.ts';
import { candidateStatus, unsuccessfulStatuses } from '#contract/candidates/states.ts';
import { boardStage, stages, talentRequestStatus } from '#contract/engagements/states.ts';

type Value = number | readonly number[] | Readonly<Record<string, number>>;

const values: Readonly<Record<string, Value>> = {
  applicationStatus,
  boardStage,
  candidateStatus,
  /** The place of each stage in their order, as `app.stage_rank` has it. */
  stageRank: Object.fromEntries(stages.map((stage, at) => [stage, at + 1])),
  talentRequestStatus,
  unsuccessfulStatuses,
};

const numbersOf = (value: Value | undefined, key: string | undefined): readonly (number | undefined)[] => {
  if (typeof value === 'number' || value === undefined) return [value];
  if (key === undefined) return Object.values(value);
  return [(value as Readonly<Record<string, number>>)[key]];
};

/**
 * Writes the numbers of the contract into SQL: `${candidateStatus.hired}` becomes that number, `${candidateStatus}` and
 * `${unsuccessfulStatuses}` become lists. A name that the contract does not have is an error.
 */
export const withStatusNumbers = (text: string, path: string): string =>
  text.replace(/\$\{(\w+)(?:\.(\w+))?\}/g, (placeholder, name: string, key: string | undefined) => {
    const numbers = numbersOf(values[name], key);
    if (numbers.length === 0 || numbers.includes(undefined)) {
      throw new Error(`${path} names ${placeholder}, which database/status-numbers.ts does not know.`);
    }
    return numbers.join(', ');
  });
