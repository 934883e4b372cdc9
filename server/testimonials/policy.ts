import type { Reason, Right } from '#contract/common/refusal.ts';
import type { TestimonialStatus } from '#contract/testimonials/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toRight } from '#server/platform/policy/right-of.ts';
import { editGates, publishGates, unpublishGates } from './rules/testimonial-gates.ts';

/** Whether the caller may ask clients for testimonials. */
export const requestRight = ({ permissions }: Pick<AgencyScope, 'permissions'>): Right =>
  toRight(editGates(permissions));

/** The caller's permissions on a testimonial of their agency. */
export const testimonialRights = (
  { permissions }: Pick<AgencyScope, 'permissions'>,
  testimonial: { status: TestimonialStatus; isPublished: boolean },
): Record<'publish' | 'unpublish' | 'delete', Right> => {
  const edit = editGates(permissions);
  const unless = (gates: Reason[]): Right => toRight(edit.length > 0 ? edit : gates);
  return {
    publish: unless(publishGates(testimonial)),
    unpublish: unless(unpublishGates(testimonial)),
    delete: unless([]),
  };
};
