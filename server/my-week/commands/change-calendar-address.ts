import type {
  issueCalendarAddress as operation,
  revokeCalendarAddress as revokeOperation,
} from '#contract/my-week/operations/calendar.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { myWeekEvents } from '../events.ts';
import { readCalendarAddress } from '../queries/calendar/calendar-address.ts';

/** Issues a new address for the caller's calendar. An earlier address stops working. */
export const issueCalendarAddress = async (scope: AgencyScope): Promise<HandlerResult<typeof operation>> => {
  const { tenantId, userId, now: issuedAt } = scope;
  const address = { id: newId(), issuedAt, readAt: null };
  await scope.db
    .insertInto('calendarAddress')
    .values({ ...address, tenantId, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(address))
    .execute();
  await scope.emit({ kind: myWeekEvents.calendarCreated, supplierId: tenantId });
  return readCalendarAddress(scope);
};

/** Revokes the address of the caller's calendar, if there is one. */
export const revokeCalendarAddress = async (scope: AgencyScope): Promise<HandlerResult<typeof revokeOperation>> => {
  const revoked = await scope.db
    .deleteFrom('calendarAddress')
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .executeTakeFirst();
  if (revoked.numDeletedRows > 0n) await scope.emit({ kind: myWeekEvents.calendarRevoked, supplierId: scope.tenantId });
  return { address: null };
};
