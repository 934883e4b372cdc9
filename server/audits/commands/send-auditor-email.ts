import { createPasswordToken } from '#server/identity/public.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { AuditorEmailFacts } from '../emails/auditor-email.tsx';
import type { auditEvents } from '../events.ts';

/**
 * Sends an email to the auditor who was named. New users get a link to set their first password, others a link to their
 * audits. Does nothing if the audit has already ended.
 */
export const sendAuditorEmail = async (
  scope: SystemScope,
  event: RecordedEvent<typeof auditEvents.named>,
  mail: Mailer,
): Promise<void> => {
  const { auditId, userId } = event.data;
  const row = await scope.db
    .selectFrom('audit as a')
    .innerJoin('engagement as e', 'e.id', 'a.engagementId')
    .innerJoin('tenant as c', 'c.id', 'a.clientId')
    .innerJoin('appUser as u', 'u.tenantId', 'a.auditorId')
    .leftJoin('credential', 'credential.userId', 'u.id')
    .select(['e.title', 'e.number', 'c.name as clientName', 'a.namedByName', 'a.auditorId'])
    .select(['u.email', 'u.firstName', 'u.lastName', 'credential.userId as credentialOf'])
    .where('a.id', '=', auditId)
    .where('a.endedAt', 'is', null)
    .where('u.id', '=', userId)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const hasPassword = row.credentialOf !== null || scope.settings.signInAt !== undefined;
  const link = hasPassword ? undefined : await createPasswordToken(scope, userId, 'create-password');
  const facts: AuditorEmailFacts = {
    template: 'auditor-named',
    link: new URL(link?.path ?? '/audits', mail.publicUrl).href,
    expiresAt: link?.expiresAt.toISOString() ?? null,
    title: row.title,
    engagementNumber: row.number,
    clientName: row.clientName,
    namedBy: row.namedByName,
    email: row.email,
  };
  const to = { address: row.email, name: `${row.firstName} ${row.lastName}`, userId, tenantId: row.auditorId };
  await enqueueEmail(scope, mail, to, facts);
};
