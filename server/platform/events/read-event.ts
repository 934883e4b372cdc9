import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { RecordedEvent } from './event.ts';

/** Reads a recorded event by id, for the reaction that is about to run. */
export const readEvent = async (scope: SystemScope, eventId: string): Promise<RecordedEvent | undefined> => {
  const row = await scope.db.selectFrom('event').selectAll().where('id', '=', eventId).executeTakeFirst();
  if (!row) return undefined;
  const { sequence: _sequence, ...event } = row;
  return { ...event, ...scope.payloads.read(row) };
};
