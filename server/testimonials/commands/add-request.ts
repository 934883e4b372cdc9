import type { InputOf } from '#contract/common/operation.ts';
import type { createTestimonial } from '#contract/testimonials/operations.ts';
import { testimonialLinkLifetimeDays } from '#contract/testimonials/rules.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { testimonialColumns, type TestimonialRow } from '../queries/testimonial-rows.ts';

/**
 * Stores a request for a testimonial; undefined if the client was already asked and may still answer. A new request
 * replaces an expired one.
 */
export const addTestimonialRequest = async (
  scope: AgencyScope,
  person: InputOf<typeof createTestimonial>,
  given: { isMailed: boolean; tokenHash: string | null },
): Promise<TestimonialRow | undefined> => {
  const email = person.email.toLowerCase();
  await scope.db
    .updateTable('testimonial')
    .set({ deletedAt: scope.now, tokenHash: null })
    .where('tenantId', '=', scope.tenantId)
    .where('email', '=', email)
    .where('status', '=', 'requested')
    .where('deletedAt', 'is', null)
    .where('expiresAt', '<=', scope.now)
    .execute();
  return scope.db
    .insertInto('testimonial')
    .values({
      ...person,
      ...given,
      email,
      id: newId(),
      tenantId: scope.tenantId,
      expiresAt: new Date(scope.now.getTime() + testimonialLinkLifetimeDays * 86_400_000),
      createdBy: scope.userId,
      createdAt: scope.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(testimonialColumns)
    .executeTakeFirst();
};
