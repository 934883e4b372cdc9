import { retention, type Activity, type PlannedStep, type RetentionBlock } from '#contract/people/states.ts';

const day = 86_400_000;

/** What the retention of a person depends on, as the database has it. */
export interface RetentionFacts {
  readonly lastActivityAt: Date;
  readonly activity: Activity;
  /** The end of the agency's period after the last activity. */
  readonly dueAt: Date;
  /** When the agency was notified of this end. */
  readonly noticedAt: Date | null;
  readonly openSubmissions: number;
  readonly guaranteedUntil: Date | null;
  readonly openDisputes: number;
  readonly heldSince: Date | null;
  /** When the person refused to be kept, unless they have been submitted again or agreed since. */
  readonly refusedAt: Date | null;
}

/** What keeps a person from being erased at this time. A hold comes first, because nothing else ends it. */
export const retentionBlock = (facts: RetentionFacts, now: Date): RetentionBlock | null => {
  if (facts.heldSince !== null) return 'held';
  if (facts.openSubmissions > 0) return 'submission-open';
  if (facts.openDisputes > 0) return 'dispute-open';
  return facts.guaranteedUntil !== null && facts.guaranteedUntil > now ? 'guarantee-running' : null;
};

/** When the period ends soon enough for a notice. */
const noticeFrom = ({ dueAt }: Pick<RetentionFacts, 'dueAt'>): Date =>
  new Date(dueAt.getTime() - retention.noticeDays * day);

/**
 * The earliest erasure: the end of the period, and not before a notice has been out for 30 days; at once after a refusal to
 * be kept.
 */
export const erasableAt = (facts: RetentionFacts, now: Date): Date => {
  if (facts.refusedAt !== null) return facts.refusedAt;
  const noticed = facts.noticedAt ?? new Date(Math.max(now.getTime(), noticeFrom(facts).getTime()));
  return new Date(Math.max(facts.dueAt.getTime(), noticed.getTime() + retention.noticeDays * day));
};

/**
 * What a run does with a person: a notice from 30 days before the end of the period, and the erasure once the period and
 * the notice are over. While something keeps the person, no notice counts, so that 30 days remain when it ends.
 */
export const retentionStep = (facts: RetentionFacts, now: Date): 'nothing' | 'clear-notice' | 'notify' | 'erase' => {
  if (retentionBlock(facts, now) !== null) return facts.noticedAt === null ? 'nothing' : 'clear-notice';
  if (facts.refusedAt !== null) return 'erase';
  if (now < noticeFrom(facts)) return 'nothing';
  if (facts.noticedAt === null) return 'notify';
  return now >= erasableAt(facts, now) ? 'erase' : 'nothing';
};

/** The same as the agency reads it, for a person whose period ends within 30 days or has ended. */
export const plannedStep = (facts: RetentionFacts, now: Date): PlannedStep => {
  if (retentionBlock(facts, now) !== null) return 'kept';
  const step = retentionStep(facts, now);
  return step === 'notify' || step === 'erase' ? step : 'wait';
};
