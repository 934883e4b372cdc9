import { workingDaysBetween } from '#contract/common/local-time.ts';
import type { ResponseWait } from '#contract/response-times/shapes.ts';

/** A wait with its reminder, as stored. */
export interface WaitFacts {
  readonly waitingSince: Date;
  readonly remindedAt: Date | null;
  readonly escalatedAt: Date | null;
}

/** The time in which a client has promised to answer, and where its working days are counted. */
export interface ServiceLevel {
  readonly serviceLevelDays: number;
  readonly timeZone: string;
}

export const toWait = (facts: WaitFacts, { serviceLevelDays, timeZone }: ServiceLevel, now: Date): ResponseWait => {
  const workingDays = workingDaysBetween(facts.waitingSince, now, timeZone);
  return {
    since: facts.waitingSince.toISOString(),
    workingDays,
    isOverdue: workingDays >= serviceLevelDays,
    remindedAt: facts.remindedAt?.toISOString() ?? null,
    escalatedAt: facts.escalatedAt?.toISOString() ?? null,
  };
};

/**
 * Returns the step that is due for a wait now. The second period begins with the reminder, so that a late reminder, for
 * example after the client has shortened its service level, still leaves the client the whole period.
 */
export const dueStep = (
  { waitingSince, remindedAt, escalatedAt }: WaitFacts,
  { serviceLevelDays, timeZone }: ServiceLevel,
  now: Date,
): 'remind' | 'escalate' | null => {
  if (escalatedAt !== null) return null;
  if (workingDaysBetween(remindedAt ?? waitingSince, now, timeZone) < serviceLevelDays) return null;
  return remindedAt === null ? 'remind' : 'escalate';
};
