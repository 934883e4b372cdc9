import { dayText } from '#contract/common/day-text.ts';
import type { KnownEvent } from '#server/platform/events/payload.ts';
import { peopleCopy } from '../copy.ts';

/** The names in a sentence that the event itself contains: a number, and for people to be erased the first day. */
export const eventNames = (data: KnownEvent['data']): { count?: string; day?: string } => {
  if ('erasedFrom' in data)
    return { count: peopleCopy.count({ count: data.people }), day: dayText(new Date(data.erasedFrom), 'UTC') };
  return 'count' in data ? { count: String(data.count) } : {};
};
