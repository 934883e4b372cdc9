import type {
  readEmailPreference,
  readSettings as settingsOperation,
} from '#contract/notifications/operations/settings.ts';
import type { SentOutputOf } from '#contract/common/operation.ts';
import { defaultEmailsPerDay } from '../rules/email-times.ts';
import type { ReaderScope } from './own-notifications.ts';

/** Reads which notification categories the caller has turned on. All are on by default. */
export const readCategorySettings = async (scope: ReaderScope): Promise<SentOutputOf<typeof settingsOperation>> => {
  const row = await scope.db
    .selectFrom('notificationSetting')
    .select(['applications', 'clarifications', 'bidding', 'fulfillment'])
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .executeTakeFirst();
  return row ?? { applications: true, clarifications: true, bidding: true, fulfillment: true };
};

/** Reads which emails the caller receives, and when. By default, times are in the company's time zone. */
export const readEmailPreferences = async (scope: ReaderScope): Promise<SentOutputOf<typeof readEmailPreference>> => {
  const row = await scope.db
    .selectFrom('tenant')
    .leftJoin('emailPreference as wanted', (join) => join.on('wanted.userId', '=', scope.userId))
    .select(['wanted.notificationSummary', 'wanted.applicationUpdated', 'wanted.candidateStatusChanged'])
    .select(['wanted.quietFrom', 'wanted.quietTo', 'wanted.mailsPerDay'])
    .select((eb) => eb.fn.coalesce('wanted.timeZone', 'tenant.timeZone').as('timeZone'))
    .where('tenant.id', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  return {
    notificationSummary: row.notificationSummary ?? true,
    applicationUpdated: row.applicationUpdated ?? true,
    candidateStatusChanged: row.candidateStatusChanged ?? true,
    quietFrom: row.quietFrom?.slice(0, 5) ?? null,
    quietTo: row.quietTo?.slice(0, 5) ?? null,
    timeZone: row.timeZone,
    mailsPerDay: row.mailsPerDay ?? defaultEmailsPerDay,
  };
};
