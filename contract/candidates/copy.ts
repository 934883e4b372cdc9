import { defineCopy } from '#contract/common/copy.ts';
import type { RevisedAmounts } from './rules.ts';

/** The names of the amounts that a salary revision changes, in the middle of a sentence. */
export const revisedAmountsCopy = defineCopy('candidates.revised', {
  baseSalary: 'base salary',
  totalCompensation: 'total compensation',
  both: 'base salary and total compensation',
} as const satisfies Record<RevisedAmounts, string>);
