import { workingDaysAfter } from '#contract/common/local-time.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { makeResponseReminder } from '#server/response-times/factories.ts';
import { selectWaitingRecords } from '#server/response-times/public.ts';
import { demoTenantId } from '../market.ts';

/** Clients whose service level is shorter than the default, so that the demo has escalations on every weekday. */
const fast = { brightwater: 3, calder: 3 } as const;

/** Sets service levels, and creates the reminders and escalations that the job would have sent by now. */
export const makeResponseTimes = async (scope: SystemScope): Promise<void> => {
  for (const [key, serviceLevelDays] of Object.entries(fast))
    await scope.db.updateTable('tenant').set({ serviceLevelDays }).where('id', '=', demoTenantId(key)).execute();
  const rows = await selectWaitingRecords(scope)
    .select(['w.applicationId', 'w.candidateId', 'w.waitingSince', 'client.serviceLevelDays', 'client.timeZone'])
    .execute();
  for (const { applicationId, candidateId, waitingSince, serviceLevelDays, timeZone } of rows) {
    const remindedAt = workingDaysAfter(waitingSince, serviceLevelDays, timeZone);
    if (remindedAt > scope.now) continue;
    const secondTerm = workingDaysAfter(remindedAt, serviceLevelDays, timeZone);
    const escalatedAt = secondTerm > scope.now ? null : secondTerm;
    await makeResponseReminder(scope.db, { applicationId, candidateId, waitingSince, remindedAt, escalatedAt });
  }
};
