import type { responseWaitKinds } from '#contract/response-times/states.ts';
import { listStaffRecipients } from '#server/identity/public.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { EscalationEmailFacts } from '../emails/escalation-email.tsx';

interface EscalatedRecord {
  readonly kind: (typeof responseWaitKinds)[number];
  readonly applicationId: string;
  readonly clientName: string;
  readonly title: string;
  readonly number: number;
  readonly serviceLevelDays: number;
}

/** Emails an escalation to the provider's staff. They have no email settings, and no notifications. */
export const emailStaff = async (scope: SystemScope, mail: Mailer, record: EscalatedRecord): Promise<void> => {
  const { supplierName } = await scope.db
    .selectFrom('application')
    .select('supplierName')
    .where('id', '=', record.applicationId)
    .executeTakeFirstOrThrow();
  const facts: EscalationEmailFacts = {
    template: 'response-escalated',
    link: new URL('/provider/escalations', mail.publicUrl).href,
    kind: record.kind,
    client: record.clientName,
    agency: supplierName,
    engagementTitle: record.title,
    engagementNumber: record.number,
    serviceLevelDays: record.serviceLevelDays,
  };
  for (const recipient of await listStaffRecipients(scope)) await enqueueEmail(scope, mail, recipient, facts);
};
