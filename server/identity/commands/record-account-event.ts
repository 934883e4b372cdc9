import type { EventFacts } from '#server/platform/events/facts.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { tenantIdField, type identityEvents } from '../events.ts';

type AccountEvent = (typeof identityEvents)[Exclude<keyof typeof identityEvents, 'signedIn'>];

/** Records an account event in the history of the account's tenant. */
export const recordAccountEvent = async <K extends AccountEvent>(
  scope: SystemScope,
  event: { kind: K; data: EventFacts<K>['data'] & { userId: string } },
): Promise<void> => {
  const owner = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.tenantId', 'tenant.side'])
    .where('appUser.id', '=', event.data.userId)
    .executeTakeFirstOrThrow();
  await scope.emit({ ...event, ...tenantIdField(owner) } as unknown as EventFacts<K>);
};
