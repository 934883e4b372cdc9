import type { Permission } from '#contract/common/permissions.ts';
import { unblockerCopy } from '#contract/common/reasons/define-reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { testimonialReasons } from '#contract/testimonials/reasons.ts';
import { testimonialRefusals } from '#contract/testimonials/refusals.ts';
import type { TestimonialStatus } from '#contract/testimonials/states.ts';

const edit: Permission = 'Company Profile=Edit';

/** The reason for users who may not edit the profile. */
export const editGates = (permissions: ReadonlySet<Permission>): Reason[] =>
  permissions.has(edit) ? [] : [testimonialReasons['no-permission']];

interface Facts {
  readonly status: TestimonialStatus;
  readonly isPublished: boolean;
}

/** Why a testimonial cannot be published. */
export const publishGates = ({ status, isPublished }: Facts): Reason[] => {
  if (status !== 'approved') {
    const { words: text } = testimonialRefusals['not-approved'];
    return [{ code: 'not-approved', text, ...(status === 'submitted' ? { who: unblockerCopy.provider } : {}) }];
  }
  return isPublished ? [testimonialReasons['is-published']] : [];
};

/** Why a testimonial cannot be unpublished. */
export const unpublishGates = ({ isPublished }: Facts): Reason[] =>
  isPublished ? [] : [testimonialReasons['not-published']];
