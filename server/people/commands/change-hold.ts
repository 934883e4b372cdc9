import type { InputOf } from '#contract/common/operation.ts';
import type { liftHold as liftOperation, placeHold as placeOperation } from '#contract/people/operations/holds.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { peopleEvents } from '../events.ts';
import { lockPerson } from '../queries/find-person.ts';
import { reloadHold } from '../queries/holds.ts';
import { readRetentionRow } from '../queries/retention.ts';

const broadcast = (scope: ProviderScope, supplierId: string): void =>
  scope.broadcast({ tenants: [supplierId, scope.tenantId], message: { kind: 'person.changed' } });

/** Places a hold on a person on behalf of Rolecall's staff, so that nobody can erase the person. */
export const placeHold = async (
  scope: ProviderScope,
  { personId, reason }: InputOf<typeof placeOperation>,
): Promise<HandlerResult<typeof placeOperation>> => {
  // The lock makes an erasure wait for the hold, and lets the hold detect an erased person.
  const person = await lockPerson(scope, personId);
  const kept = person && (await readRetentionRow(scope, personId));
  if (!kept) return notFound();
  if (kept.heldSince !== null) return refuse(peopleRefusals['already-held']);
  const { supplierId } = person;
  const holdId = newId();
  await scope.db
    .insertInto('personHold')
    .values({
      id: holdId,
      providerId: scope.tenantId,
      personId,
      supplierId,
      reason,
      placedAt: scope.now,
      placedBy: scope.userId,
      placedByName: scope.userName,
    })
    .execute();
  await scope.emit({ kind: peopleEvents.held, supplierId, data: { personId } });
  broadcast(scope, supplierId);
  return reloadHold(scope, holdId);
};

/**
 * Lifts a hold on behalf of Rolecall's staff. A notice from before the hold no longer counts, so the agency gets 30
 * days' notice again.
 */
export const liftHold = async (
  scope: ProviderScope,
  { holdId }: InputOf<typeof liftOperation>,
): Promise<HandlerResult<typeof liftOperation>> => {
  const hold = await scope.db
    .selectFrom('personHold')
    .select(['personId', 'supplierId', 'liftedAt'])
    .where('id', '=', holdId)
    .forUpdate()
    .executeTakeFirst();
  if (!hold) return notFound();
  if (hold.liftedAt !== null) return refuse(peopleRefusals['not-held']);
  const { personId, supplierId } = hold;
  await scope.db
    .updateTable('personHold')
    .set({ liftedAt: scope.now, liftedBy: scope.userId, liftedByName: scope.userName })
    .where('id', '=', holdId)
    .execute();
  await scope.db.updateTable('person').set({ retentionNoticedAt: null }).where('id', '=', personId).execute();
  await scope.emit({ kind: peopleEvents.holdLifted, supplierId, data: { personId } });
  broadcast(scope, supplierId);
  return reloadHold(scope, holdId);
};
