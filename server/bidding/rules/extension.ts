import { canExtendBidding } from '#contract/bidding/rules.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { formatMicroseconds, toMicroseconds } from './microseconds.ts';

/** The times that decide an extension, in UTC with microseconds. */
export interface ExtensionClock {
  readonly endsAt: string;
  readonly hardEndsAt: string;
  readonly extensions: number;
}

/**
 * Returns a lot's end after a bid that changes its award; null if the end doesn't move. `receivedAt` must be before the
 * end. Source: domain rules D8.
 */
export const extendedEnd = (
  rules: Pick<LotRules, 'bidTypeId' | 'extensionMinutes' | 'extensionLimit'>,
  { endsAt, hardEndsAt, extensions }: ExtensionClock,
  receivedAt: string,
): string | null => {
  if (!canExtendBidding(rules) || extensions >= rules.extensionLimit) return null;
  const [end, hardEnd] = [toMicroseconds(endsAt), toMicroseconds(hardEndsAt)];
  const wished = toMicroseconds(receivedAt) + BigInt(rules.extensionMinutes) * 60_000_000n;
  const extended = wished < hardEnd ? wished : hardEnd;
  // A bid before the last minutes would result in an earlier end, which is ignored.
  return extended > end ? formatMicroseconds(extended) : null;
};
