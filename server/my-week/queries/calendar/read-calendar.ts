import { pipeline } from 'node:stream/promises';
import type { downloadCalendar as operation } from '#contract/my-week/operations/calendar.ts';
import { readOwnWeek } from '#contract/my-week/operations/weeks.ts';
import { myWeekRefusals } from '#contract/my-week/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { generateFile } from '#server/platform/files/generated-file.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { accessRefusal } from '#server/platform/policy/access-refusal.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import { continueAsUser } from '#server/platform/scope/open.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { calendarCopy } from '../../copy.ts';
import { parseCalendarToken } from './calendar-token.ts';
import { composeCalendar } from './compose-calendar.ts';
import { listCalendarEvents } from './calendar-events.ts';

/**
 * Returns the calendar at a private address, limited to the entries that its user may see now. An address is not found
 * if it was replaced, its user was deleted, or its agency isn't approved.
 */
export const downloadCalendar = async (
  scope: SystemScope,
  { token }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const unknown = refuse(myWeekRefusals['calendar-unknown']);
  const id = parseCalendarToken(token, scope.vault.mac);
  if (id === undefined) return unknown;
  const address = await scope.db
    .updateTable('calendarAddress')
    .set({ readAt: scope.now })
    .where('id', '=', id)
    .returning('userId')
    .executeTakeFirst();
  if (!address) return unknown;
  const user = await continueAsUser(scope, address.userId);
  if (user?.side !== 'agency' || accessRefusal(user, readOwnWeek.access)) return unknown;
  const about = {
    name: calendarCopy.name({ agency: user.tenantName }),
    publicUrl: scope.settings.publicUrl,
    now: scope.now,
  };
  const text = composeCalendar(about, await listCalendarEvents(user));
  return generateFile({ fileName: 'rolecall.ics', mediaType: 'text/calendar; charset=utf-8' }, (out) =>
    pipeline([text], out),
  );
};
