import { sql } from 'kysely';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { EventFacts } from './facts.ts';
import type { EventKind } from './payload.ts';

const hour = 3_600_000;

/**
 * Returns the kind of reminder that is due for a deadline, and the deadline; undefined if the deadline has passed or is
 * more than a day away.
 */
export const dueReminderKind = <K>(
  deadline: Date | null,
  now: Date,
  kinds: { readonly inADay: K; readonly inAnHour: K },
): { kind: K; until: string } | undefined => {
  const leftMs = deadline === null ? 0 : deadline.getTime() - now.getTime();
  if (deadline === null || leftMs <= 0 || leftMs > 24 * hour) return undefined;
  return { kind: leftMs <= hour ? kinds.inAnHour : kinds.inADay, until: deadline.toISOString() };
};

/**
 * Emits an event that announces a deadline of an engagement, unless this deadline has already been announced. A
 * deadline that was moved is announced again. The caller must have locked the engagement.
 */
export const announceDeadlineOnce = async <K extends EventKind>(
  scope: Scope,
  facts: EventFacts<K> & { engagementId: string; data: object },
): Promise<void> => {
  const announced = await scope.db
    .selectFrom('event')
    .select('id')
    .where('engagementId', '=', facts.engagementId)
    .where('kind', '=', facts.kind)
    .where(sql<boolean>`data::jsonb = ${JSON.stringify(facts.data)}::jsonb`)
    .executeTakeFirst();
  if (!announced) await scope.emit(facts);
};
