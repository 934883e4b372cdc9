import { z } from 'zod/mini';
import { tooLongMessage } from '#contract/common/text-messages.ts';
import { contactLimits, contactErrors } from '#contract/support/rules.ts';
import { copy } from '#web/support/copy.ts';

export interface ContactForm {
  email: string;
  subject: string;
  description: string;
}

const text = (field: keyof ContactForm, label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, contactErrors[field]),
      z.maxLength(contactLimits[field], tooLongMessage(label, contactLimits[field])),
    );

const email = z.email();
const isEmail = (typed: string): boolean => email.safeParse(typed).success;

/** The form's schema, with the server's messages. */
export const contactSchema = z.object({
  email: text('email', copy.email).check(z.refine((email) => isEmail(email), contactErrors.email)),
  subject: text('subject', copy.subject),
  description: text('description', copy.message),
});
