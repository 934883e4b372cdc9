import { dayText } from '#contract/common/day-text.ts';
import { peopleCountCopy } from '../copy.ts';

/**
 * Returns the names in a sentence that the event itself contains: a number and, for people to be erased, the first day
 * of the erasure.
 */
export const namesInEvent = (data: Readonly<Record<string, unknown>>): { count?: string; day?: string } => {
  const { people, erasedFrom, count } = data;
  if (typeof people === 'number' && typeof erasedFrom === 'string')
    return { count: peopleCountCopy.count({ count: people }), day: dayText(new Date(erasedFrom), 'UTC') };
  return typeof count === 'number' ? { count: String(count) } : {};
};
