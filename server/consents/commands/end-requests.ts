import { consentReminderDays } from '#contract/consents/rules.ts';
import { isKeptRecord } from '#server/people/public.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { consentEvents } from '../events.ts';
import { consentEventIds } from '../queries/lock-request.ts';
import { clearConsentRequests } from './clear-requests.ts';
import { emailConsentRequest } from './email-consent-request.ts';

const dayMs = 86_400_000;
/** The number of days for which a request that led to no consent keeps the person's data. */
const keptDays = 30;
const batch = 200;

/** Expires requests that weren't answered in time. */
export const expireConsentRequests = async (scope: SystemScope): Promise<void> => {
  const rows = await scope.db
    .updateTable('consentRequest')
    .set({ state: 'expired' })
    .where('state', '=', 'waiting')
    .where('expiresAt', '<=', scope.now)
    .returning(['id', 'supplierId', 'engagementId', 'talentRequestId'])
    .execute();
  for (const row of rows) await scope.emit({ kind: consentEvents.expired, ...consentEventIds(row) });
};

/** Sends one reminder to each candidate who hasn't answered `consentReminderDays` days after the email. */
export const remindCandidates = async (scope: SystemScope, mail: Mailer): Promise<void> => {
  const rows = await scope.db
    .selectFrom('consentRequest')
    .select('id')
    .where('state', '=', 'waiting')
    .where('remindedAt', 'is', null)
    .where('expiresAt', '>', scope.now)
    .where('sentAt', '<=', new Date(scope.now.getTime() - consentReminderDays * dayMs))
    .orderBy('sentAt')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of rows) {
    await scope.db.updateTable('consentRequest').set({ remindedAt: scope.now }).where('id', '=', id).execute();
    await emailConsentRequest(scope, id, { mail, isReminder: true });
  }
};

/** Removes personal data from old requests that led to no consent. */
export const clearOldConsentRequests = async (scope: SystemScope): Promise<void> => {
  const rows = await scope.db
    .selectFrom('consentRequest')
    .select('id')
    .where('state', 'in', ['refused', 'expired', 'cancelled'])
    .where('erasedAt', 'is', null)
    .where(({ not }) =>
      not(isKeptRecord('consent_request.supplier_id', 'app.text_of_consent_request(consent_request.id)')),
    )
    .where('requestedAt', '<', new Date(scope.now.getTime() - keptDays * dayMs))
    .limit(1000)
    .execute();
  await clearConsentRequests(
    scope,
    rows.map(({ id }) => id),
  );
};
