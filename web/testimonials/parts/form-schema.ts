import { z } from 'zod/mini';
import { tooLongMessage } from '#contract/common/text-messages.ts';
import { testimonialFormErrors, maxTestimonialLength } from '#contract/testimonials/rules.ts';
import { copy } from '#web/testimonials/copy.ts';

const line = (field: 'fullName' | 'company' | 'jobTitle', label: string, max: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, testimonialFormErrors[field]), z.maxLength(max, tooLongMessage(label, max)));

/** The form's schema, with the messages from the specification. */
export const testimonialFormSchema = z.object({
  fullName: line('fullName', copy.formName, 120),
  company: line('company', copy.formOrganization, 200),
  jobTitle: line('jobTitle', copy.formJobTitle, 120),
  recommendation: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, testimonialFormErrors.recommendation),
      z.maxLength(maxTestimonialLength, testimonialFormErrors.tooLong),
    ),
  logo: z.instanceof(File, testimonialFormErrors.logo),
});

export interface TestimonialFormValues {
  fullName: string;
  company: string;
  jobTitle: string;
  recommendation: string;
  logo: File | null;
}

export type ParsedTestimonialForm = z.infer<typeof testimonialFormSchema>;
