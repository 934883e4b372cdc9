import type { listAuditLog as operation } from '#contract/audit-log/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findLogEntries, selectLogEvents } from './entries.ts';
import { listAgencyUsers } from './read-names.ts';

/** Returns a page of the agency's audit log, newest first, with the users for the filter. */
export const listEntries = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { pageCurrent, pageSize } = input;
  const { total } = await selectLogEvents(scope, input)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const users = await listAgencyUsers(scope);
  const entries = await findLogEntries(scope, input, users, { limit: pageSize, offset: pageCurrent * pageSize });
  return {
    ...toPage(
      entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      { pageCurrent, pageSize },
      total,
    ),
    users,
  };
};
