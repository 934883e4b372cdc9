import { workingDaysBetween } from '#contract/common/local-time.ts';
import type { ResponseWait } from '#contract/response-times/shapes.ts';

/** A wait and its reminder, as stored. */
export interface WaitFacts {
  readonly waitingSince: Date;
  readonly remindedAt: Date | null;
  readonly escalatedAt: Date | null;
}

/** The time within which a client has promised to answer, and the time zone in which its working days are counted. */
export interface ServiceLevel {
  readonly serviceLevelDays: number;
  readonly timeZone: string;
}

export const toResponseWait = (
  facts: WaitFacts,
  { serviceLevelDays, timeZone }: ServiceLevel,
  now: Date,
): ResponseWait => {
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
 * Returns the step that is due now for a wait. The second period starts with the reminder, so that the client has the
 * whole period even if the reminder was late, for example because the client has shortened its service level.
 */
export const dueResponseStep = (
  { waitingSince, remindedAt, escalatedAt }: WaitFacts,
  { serviceLevelDays, timeZone }: ServiceLevel,
  now: Date,
): 'remind' | 'escalate' | null => {
  if (escalatedAt !== null) return null;
  if (workingDaysBetween(remindedAt ?? waitingSince, now, timeZone) < serviceLevelDays) return null;
  return remindedAt === null ? 'remind' : 'escalate';
};
