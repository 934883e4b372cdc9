import {
  retentionLimits,
  type LastActivityKind,
  type PlannedRetentionStep,
  type ErasureBlock,
} from '#contract/people/states.ts';

const day = 86_400_000;

/** The time at which the retention job runs every night, in UTC. */
export const retentionRun = { hour: 4, minute: 17 };

/** Returns the time of the retention job's next run. */
export const nextRetentionRun = (now: Date): Date => {
  const today = new Date(now);
  today.setUTCHours(retentionRun.hour, retentionRun.minute, 0, 0);
  return today > now ? today : new Date(today.getTime() + day);
};

/** The facts that decide a person's retention, as stored in the database. */
export interface RetentionFacts {
  readonly lastActivityAt: Date;
  readonly activity: LastActivityKind;
  /** The end of the agency's retention period after the last activity. */
  readonly dueAt: Date;
  /** When the agency was notified of the end of the period. */
  readonly noticedAt: Date | null;
  readonly openSubmissions: number;
  readonly guaranteedUntil: Date | null;
  readonly openDisputes: number;
  readonly heldSince: Date | null;
  /** When the person refused to let the agency keep their data, unless they were submitted again or agreed later. */
  readonly refusedAt: Date | null;
}

/**
 * Returns the reason that prevents a person's erasure at this time. A hold comes first, because only Rolecall's staff
 * can end it.
 */
export const erasureBlockReason = (facts: RetentionFacts, now: Date): ErasureBlock | null => {
  if (facts.heldSince !== null) return 'held';
  if (facts.openSubmissions > 0) return 'submission-open';
  if (facts.openDisputes > 0) return 'dispute-open';
  return facts.guaranteedUntil !== null && facts.guaranteedUntil > now ? 'guarantee-running' : null;
};

/** Returns the time from which a notice about the end of the period is due. */
const noticeFrom = ({ dueAt }: Pick<RetentionFacts, 'dueAt'>): Date =>
  new Date(dueAt.getTime() - retentionLimits.noticeDays * day);

/**
 * Returns the earliest time of the erasure: the end of the period, but at least 30 days after the notice. If the person
 * refused to let the agency keep their data, it is due at once.
 */
export const erasableAt = (facts: RetentionFacts, now: Date): Date => {
  if (facts.refusedAt !== null) return facts.refusedAt;
  const noticed = facts.noticedAt ?? new Date(Math.max(now.getTime(), noticeFrom(facts).getTime()));
  return new Date(Math.max(facts.dueAt.getTime(), noticed.getTime() + retentionLimits.noticeDays * day));
};

/**
 * Returns the next step for a person: a notice from 30 days before the end of the retention period, and the erasure
 * once both this period and the notice period are over, or at once after a refusal. While something prevents the
 * erasure, notices don't count, so that the agency gets 30 days' notice afterwards.
 */
export const retentionStep = (facts: RetentionFacts, now: Date): 'nothing' | 'clear-notice' | 'notify' | 'erase' => {
  if (erasureBlockReason(facts, now) !== null) return facts.noticedAt === null ? 'nothing' : 'clear-notice';
  if (facts.refusedAt !== null) return 'erase';
  if (now < noticeFrom(facts)) return 'nothing';
  if (facts.noticedAt === null) return 'notify';
  return now >= erasableAt(facts, now) ? 'erase' : 'nothing';
};

/** Returns the next step as the agency sees it, for a person whose period ends within 30 days or has ended. */
export const plannedStep = (facts: RetentionFacts, now: Date): PlannedRetentionStep => {
  if (erasureBlockReason(facts, now) !== null) return 'kept';
  const step = retentionStep(facts, now);
  return step === 'notify' || step === 'erase' ? step : 'wait';
};
