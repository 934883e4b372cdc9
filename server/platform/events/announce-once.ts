import { sql } from 'kysely';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { EventFacts } from './facts.ts';
import type { EventKind } from './payload.ts';

/**
 * Emits an event that announces a time of an engagement, unless this time has been announced. A time that has moved is
 * announced again. The caller has locked the engagement.
 */
export const announceOnce = async <K extends EventKind>(
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
