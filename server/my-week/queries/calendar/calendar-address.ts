import type { readCalendarAddress as operation } from '#contract/my-week/operations/calendar.ts';
import { calendarPath } from '#contract/my-week/rules.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { calendarToken } from './calendar-token.ts';

/** Returns the private address of the caller's calendar. */
export const readCalendarAddress = async (scope: AgencyScope): Promise<HandlerResult<typeof operation>> => {
  const found = await scope.db
    .selectFrom('calendarAddress')
    .select(['id', 'issuedAt', 'readAt'])
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .executeTakeFirst();
  const address = found && {
    path: calendarPath(calendarToken(found.id, scope.vault.mac)),
    issuedAt: found.issuedAt.toISOString(),
    readAt: found.readAt?.toISOString() ?? null,
  };
  return { address: address ?? null };
};
