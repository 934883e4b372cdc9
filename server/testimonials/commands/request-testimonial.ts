import type { InputOf } from '#contract/common/operation.ts';
import type { requestTestimonial as operation } from '#contract/testimonials/operations.ts';
import { testimonialRefusals } from '#contract/testimonials/refusals.ts';
import { maxInvitationsPerDay } from '#contract/testimonials/rules.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { notRequestedCopy } from '../copy.ts';
import { testimonialEvents } from '../events.ts';
import { agencyLogoPath, toTestimonial } from '../queries/testimonial-rows.ts';
import { addTestimonialRequest } from './add-request.ts';
import { broadcastToAgency } from './broadcast-to-agency.ts';

/**
 * Returns how many more requests the agency may email now. The number in 24 hours is limited, because the recipients
 * haven't asked for the emails.
 */
const mailsLeft = async (scope: AgencyScope): Promise<number> => {
  const { count } = await scope.db
    .selectFrom('testimonial')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenantId', '=', scope.tenantId)
    .where('isMailed', '=', true)
    .where('createdAt', '>', new Date(scope.now.getTime() - 86_400_000))
    .executeTakeFirstOrThrow();
  return maxInvitationsPerDay - count;
};

/**
 * Asks clients for a testimonial by email. Clients who can't be asked are named in the response; if there are no
 * others, nothing is saved.
 */
export const requestTestimonial = async (
  scope: AgencyScope,
  { testimonials }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const requested = [];
  const failed = [];
  const logo = await agencyLogoPath(scope);
  let left = await mailsLeft(scope);
  for (const person of testimonials) {
    const row = left > 0 ? await addTestimonialRequest(scope, person, { isMailed: true, tokenHash: null }) : undefined;
    if (!row) {
      const message =
        left > 0
          ? notRequestedCopy.asked({ email: person.email })
          : notRequestedCopy.limit({ email: person.email, most: maxInvitationsPerDay });
      failed.push({ email: person.email, message });
      continue;
    }
    left -= 1;
    requested.push(toTestimonial(scope, row, logo));
    await scope.emit({
      kind: testimonialEvents.requested,
      supplierId: scope.tenantId,
      data: { testimonialId: row.id },
    });
  }
  if (requested.length === 0) {
    return refuse(testimonialRefusals['none-requested'], {
      message: failed.map(({ message }) => message).join(', '),
    });
  }
  broadcastToAgency(scope, scope.tenantId, testimonialEvents.requested);
  return { requested, failed };
};
