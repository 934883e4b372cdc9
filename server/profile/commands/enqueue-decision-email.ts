import type { RecordedEvent } from '#server/platform/events/event.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { profileEvents } from '../events.ts';
import type { AgencyDecisionFacts } from '../rules/decision-email.ts';

type DecisionEvent = (typeof profileEvents)['agencyApproved' | 'agencyDeclined'];

/**
 * Emails the decision on an agency to the user who registered the agency, once and only while the decision is current.
 */
export const enqueueDecisionEmail = async (
  scope: SystemScope,
  event: RecordedEvent<DecisionEvent>,
  mail: Mailer,
): Promise<void> => {
  const tenantId = event.supplierId;
  if (tenantId === null) return;
  const tenant = await scope.db
    .selectFrom('tenant')
    .select(['name', 'status', 'statusReason', 'decidedAt'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const isApproved = event.kind === profileEvents.agencyApproved;
  // If the decision has changed since this email was requested, the new decision has its own email.
  if (tenant.status !== (isApproved ? 'approved' : 'declined')) return;
  const owners = await scope.db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('tenantId', '=', tenantId)
    .where('isOwner', '=', true)
    .where('deletedAt', 'is', null)
    .execute();
  const facts: AgencyDecisionFacts = {
    template: isApproved ? 'agency-approved' : 'agency-declined',
    publicUrl: mail.publicUrl,
    organizationName: tenant.name,
    reason: isApproved ? '' : (tenant.statusReason ?? ''),
  };
  for (const { id, firstName, lastName, email } of owners) {
    await enqueueEmail(scope, mail, { address: email, name: `${firstName} ${lastName}`, userId: id, tenantId }, facts);
  }
};
