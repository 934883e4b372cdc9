import { unblockerNames } from '#contract/common/reasons/define-reasons.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import { testimonialReasons } from '#contract/testimonials/reasons.ts';
import { testimonialRefusals } from '#contract/testimonials/refusals.ts';
import type { TestimonialStatus } from '#contract/testimonials/states.ts';
import { firstNonEmptyReasons, rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

type Caller = Pick<AgencyScope, 'permissions'>;

const editReasons = ({ permissions }: Caller): Reason[] =>
  reasonsIf(!permissions.has('Company Profile=Edit'), testimonialReasons['no-permission']);

/** Whether the caller may ask clients for testimonials. */
export const rightToRequestTestimonial = (caller: Caller): Right => rightUnless(editReasons(caller));

/** The caller's rights on one of their agency's testimonials. */
export const testimonialRights = (
  caller: Caller,
  { status, isPublished }: { status: TestimonialStatus; isPublished: boolean },
): Record<'publish' | 'unpublish' | 'delete', Right> => {
  const edit = editReasons(caller);
  const unapproved: Reason = {
    code: 'not-approved',
    text: testimonialRefusals['not-approved'].message,
    ...(status === 'submitted' ? { who: unblockerNames.provider } : {}),
  };
  return {
    publish: rightUnless(
      firstNonEmptyReasons(
        edit,
        reasonsIf(status !== 'approved', unapproved),
        reasonsIf(isPublished, testimonialReasons['is-published']),
      ),
    ),
    unpublish: rightUnless(firstNonEmptyReasons(edit, reasonsIf(!isPublished, testimonialReasons['not-published']))),
    delete: rightUnless(edit),
  };
};
