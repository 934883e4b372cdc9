import type { Permission } from '#contract/common/permissions.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { testimonialRefusals } from '#contract/testimonials/refusals.ts';
import type { TestimonialStatus } from '#contract/testimonials/states.ts';

const edit: Permission = 'Company Profile=Edit';

/** The reason for users who may not edit the profile. */
export const editGates = (permissions: ReadonlySet<Permission>): Reason[] =>
  permissions.has(edit)
    ? []
    : [
        {
          code: 'forbidden',
          text: 'You need permission to edit the company profile to change testimonials.',
          who: 'Someone who manages users in your agency',
        },
      ];

interface Facts {
  readonly status: TestimonialStatus;
  readonly isPublished: boolean;
}

/** Why a testimonial cannot be published. */
export const publishGates = ({ status, isPublished }: Facts): Reason[] => {
  if (status !== 'approved') {
    const { words: text } = testimonialRefusals['not-approved'];
    return [{ code: 'not-approved', text, ...(status === 'submitted' ? { who: 'Rolecall' } : {}) }];
  }
  return isPublished ? [{ code: 'is-published', text: 'This testimonial is published.' }] : [];
};

/** Why a testimonial cannot be unpublished. */
export const unpublishGates = ({ isPublished }: Facts): Reason[] =>
  isPublished ? [] : [{ code: 'not-published', text: 'This testimonial is not published.' }];
