import { z } from 'zod/mini';
import { tooLongWords } from '#contract/common/text-words.ts';
import { contactLimits, contactWords } from '#contract/support/rules.ts';
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
      z.minLength(1, contactWords[field]),
      z.maxLength(contactLimits[field], tooLongWords(label, contactLimits[field])),
    );

const email = z.email();
const isEmail = (typed: string): boolean => email.safeParse(typed).success;

/** The form's own checks, in the words of the server. */
export const contactSchema = z.object({
  email: text('email', copy.email).check(z.refine((email) => isEmail(email), contactWords.email)),
  subject: text('subject', copy.subject),
  description: text('description', copy.message),
});
