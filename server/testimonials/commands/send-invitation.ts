import { testimonialFormPath } from '#contract/testimonials/rules.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { TestimonialInvitationFacts } from '../emails/invitation.tsx';
import type { testimonialEvents } from '../events.ts';
import { createTestimonialToken } from './link-token.ts';

/**
 * Emails a client a request for a testimonial. The token is created here, so that it exists only in the email. A
 * request that was deleted meanwhile or was already emailed is skipped.
 */
export const sendTestimonialInvitation = async (
  scope: SystemScope,
  event: RecordedEvent<typeof testimonialEvents.requested>,
  mail: Mailer,
): Promise<void> => {
  const { testimonialId } = event.data;
  const row = await scope.db
    .selectFrom('testimonial')
    .innerJoin('tenant', 'tenant.id', 'testimonial.tenantId')
    .leftJoin('appUser', 'appUser.id', 'testimonial.createdBy')
    .select([
      'testimonial.id',
      'testimonial.fullName',
      'testimonial.email',
      'testimonial.expiresAt',
      'tenant.name as agency',
      'appUser.firstName',
      'appUser.lastName',
    ])
    .where('testimonial.id', '=', testimonialId)
    .where('testimonial.status', '=', 'requested')
    .where('testimonial.tokenHash', 'is', null)
    .where('testimonial.deletedAt', 'is', null)
    .forUpdate('testimonial')
    .executeTakeFirst();
  if (!row) return;
  const { token, tokenHash } = createTestimonialToken();
  await scope.db.updateTable('testimonial').set({ tokenHash }).where('id', '=', row.id).execute();
  const facts: TestimonialInvitationFacts = {
    template: 'testimonial-invitation',
    link: new URL(testimonialFormPath(token), mail.publicUrl).href,
    agency: row.agency,
    askedBy: row.firstName === null ? row.agency : `${row.firstName} ${row.lastName ?? ''}`,
    fullName: row.fullName,
    expiresAt: row.expiresAt.toISOString(),
  };
  // The email is stored without a tenant, so that no user of the agency can read the link.
  await enqueueEmail(scope, mail, { address: row.email, name: row.fullName }, facts);
};
