import { dayText } from '#contract/common/day-text.ts';
import { revisedAmountsCopy } from '#contract/candidates/copy.ts';
import { revisedAmounts } from '#contract/candidates/rules.ts';
import { peopleCountCopy } from '../copy.ts';

/**
 * Returns the names in a sentence that the event itself contains: the amounts that a salary revision changes, or a number
 * and, for people to be erased, the first day of the erasure.
 */
export const namesInEvent = (
  data: Readonly<Record<string, unknown>>,
): { count?: string; day?: string; pay?: string } => {
  const { people, erasedFrom, count } = data;
  const revised = revisedAmounts.find((amounts) => amounts === data['revised']);
  if (revised !== undefined) return { pay: revisedAmountsCopy[revised] };
  if (typeof people === 'number' && typeof erasedFrom === 'string')
    return { count: peopleCountCopy.count({ count: people }), day: dayText(new Date(erasedFrom), 'UTC') };
  return typeof count === 'number' ? { count: String(count) } : {};
};
