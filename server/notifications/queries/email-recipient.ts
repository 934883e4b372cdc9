import { startOfDay } from '#contract/common/local-time.ts';
import { sql } from 'kysely';
import {
  emailPreferences,
  notificationCategories,
  type NotificationCategory,
  type EmailPreference,
} from '#contract/notifications/states.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { defaultEmailsPerDay, type EmailTimePreferences } from '../rules/email-times.ts';

/** A user who receives emails. */
export interface EmailRecipient {
  readonly userId: string;
  readonly tenantId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly wishes: EmailTimePreferences;
  /** The settings, each true unless turned off. */
  readonly wants: Readonly<Record<EmailPreference | NotificationCategory, boolean>>;
}

/** Finds a recipient with their settings; undefined for a deleted user. */
export const findEmailRecipient = async (scope: SystemScope, userId: string): Promise<EmailRecipient | undefined> => {
  const row = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .leftJoin('emailPreference as preference', 'preference.userId', 'appUser.id')
    .leftJoin('notificationSetting as setting', 'setting.userId', 'appUser.id')
    .select(['appUser.id as userId', 'appUser.tenantId', 'appUser.email', 'appUser.firstName', 'appUser.lastName'])
    .select(emailPreferences.map((name) => `preference.${name}` as const))
    .select(notificationCategories.map((name) => `setting.${name}` as const))
    .select(['preference.quietFrom', 'preference.quietTo', 'preference.mailsPerDay'])
    .select(sql<string>`coalesce(preference.time_zone, tenant.time_zone)`.as('timeZone'))
    .where('appUser.id', '=', userId)
    .where('appUser.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { tenantId, email, firstName, lastName, quietFrom, quietTo, timeZone } = row;
  const wants = Object.fromEntries(
    [...emailPreferences, ...notificationCategories].map((name) => [name, row[name] ?? true]),
  );
  return {
    userId,
    tenantId,
    email,
    firstName,
    lastName,
    wishes: { quietFrom, quietTo, timeZone, mailsPerDay: row.mailsPerDay ?? defaultEmailsPerDay },
    wants: wants as EmailRecipient['wants'],
  };
};

/** Counts the emails written to a user since midnight in the user's time zone. */
export const countEmailsToday = async (scope: SystemScope, { userId, wishes }: EmailRecipient): Promise<number> => {
  const { count } = await scope.db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('createdAt', '>=', startOfDay(wishes.timeZone, scope.now))
    .executeTakeFirstOrThrow();
  return count;
};
