import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { prequalificationEvents, type PrequalificationEvent } from '../events.ts';

interface StepRecord {
  readonly kind: PrequalificationEvent;
  readonly request: { readonly id: string; readonly supplierId: string; readonly clientId: string };
  readonly statusId: PrequalificationStatusId;
  readonly reasonText?: string | undefined;
  readonly endsOn?: string | null | undefined;
}

/** Adds a step to a request's history, emits its event and refreshes both sides' open pages. */
export const recordStep = async (scope: Scope, step: StepRecord): Promise<void> => {
  const { request, kind, statusId } = step;
  const { supplierId, clientId } = request;
  await scope.db
    .insertInto('prequalificationStep')
    .values({
      id: newId(),
      requestId: request.id,
      supplierId,
      clientId,
      statusId,
      at: scope.now,
      byUserId: 'userId' in scope ? scope.userId : null,
      byName: 'userName' in scope ? scope.userName : '',
      reasonText: step.reasonText ?? null,
      endsOn: step.endsOn ?? null,
    })
    .execute();
  const { endsOn } = step;
  const until = kind === prequalificationEvents.extended && endsOn ? { endsOn } : {};
  await scope.emit({ kind, supplierId, clientId, data: { prequalificationId: request.id, ...until } });
  scope.broadcast({ tenants: [supplierId, clientId], message: { kind } });
};

/** Saves that an approval has expired. Queries show it as expired as soon as its last day has ended. */
export const recordExpiry = async (
  scope: Scope,
  request: { id: string; supplierId: string; clientId: string; endsOn: string | null },
): Promise<void> => {
  const statusId = prequalificationStatus.expired;
  await scope.db.updateTable('prequalificationRequest').set({ statusId }).where('id', '=', request.id).execute();
  await recordStep(scope, { kind: prequalificationEvents.expired, request, statusId, endsOn: request.endsOn });
};
