import { unblockerNames } from '#contract/common/reasons/define-reasons.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import { testimonialReasons } from '#contract/testimonials/reasons.ts';
import { testimonialRefusals } from '#contract/testimonials/refusals.ts';
import type { TestimonialStatus } from '#contract/testimonials/states.ts';
import { firstNonEmptyReasons, toRight, when } from '#server/platform/policy/right-of.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

type Caller = Pick<AgencyScope, 'permissions'>;

const editReasons = ({ permissions }: Caller): Reason[] =>
  when(!permissions.has('Company Profile=Edit'), testimonialReasons['no-permission']);

/** Whether the caller may ask clients for testimonials. */
export const requestTestimonialRight = (caller: Caller): Right => toRight(editReasons(caller));

/** The caller's rights on one of their agency's testimonials. */
export const testimonialRights = (
  caller: Caller,
  { status, isPublished }: { status: TestimonialStatus; isPublished: boolean },
): Record<'publish' | 'unpublish' | 'delete', Right> => {
  const edit = editReasons(caller);
  const unapproved: Reason = {
    code: 'not-approved',
    text: testimonialRefusals['not-approved'].words,
    ...(status === 'submitted' ? { who: unblockerNames.provider } : {}),
  };
  return {
    publish: toRight(
      firstNonEmptyReasons(
        edit,
        when(status !== 'approved', unapproved),
        when(isPublished, testimonialReasons['is-published']),
      ),
    ),
    unpublish: toRight(firstNonEmptyReasons(edit, when(!isPublished, testimonialReasons['not-published']))),
    delete: toRight(edit),
  };
};
